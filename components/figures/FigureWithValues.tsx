import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataTable } from '../../data/examples/types.ts';
import { color, focusRing, type } from '../theme.ts';
import { TableView } from '../ui/table/TableView.tsx';

const Figure = styled.figure`
  & figcaption { margin-bottom: 24px; font-size: 16px; line-height: 1.45; }
  & figcaption strong, & figcaption > span { display: block; max-width: 36em; text-wrap: pretty; }
  & figcaption > span { font-size: 14px; color: ${color['ink-3']}; }
  & details { margin-top: 8px; ${type.small} }
  & summary {
    display: flex; align-items: center; gap: 12px; width: fit-content; min-height: 44px; padding-right: 8px; border-radius: 2px;
    color: ${color.link}; font-weight: 600; cursor: pointer; ${focusRing(color.link)}
    &::-webkit-details-marker { display: none; }
  }
  & summary span { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; }
  & details[open] > summary > svg path:last-of-type { display: none; }
  & details[open] > summary > [data-closed], & details:not([open]) > summary > [data-open] { display: none; }
  & summary:hover { color: ${color.ink}; }
  & details[open] summary { margin-bottom: 12px; }
`;

interface Props {
  title: string;
  measure: string;
  table: DataTable;
  children: ReactNode;
}

/** Drawing under its conclusion; a press unfolds the table of its values. */
export const FigureWithValues = ({ title, measure, table, children }: Props) => (
  <Figure>
    <figcaption>
      <strong>
        {title}
        <span className="sr">. </span>
      </strong>
      <span>{measure}</span>
    </figcaption>
    {children}
    <details>
      <summary>
        <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
        <span data-closed="">Voir les valeurs</span>
        <span data-open="">Masquer les valeurs</span>
      </summary>
      <TableView table={table} captioned={false} />
    </details>
  </Figure>
);
