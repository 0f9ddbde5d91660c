import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { DataTable } from '../../data/examples/types.ts';
import { color, focusRing, type } from '../theme.ts';
import { TableView } from '../ui/table/TableView.tsx';

const Figure = styled.figure`
  & figcaption { margin-bottom: 24px; font-size: 16px; line-height: 1.45; }
  & figcaption strong, & figcaption > span { display: block; max-width: 36em; text-wrap: pretty; }
  & figcaption > span { font-size: 14px; color: ${color['ink-3']}; }
  & details { margin-top: 16px; ${type.small} }
  & summary { width: fit-content; min-height: 24px; color: ${color.link}; font-weight: 600; cursor: pointer; ${focusRing(color.link, 4)} }
  & summary:hover { color: ${color.ink}; }
  & details[open] summary { margin-bottom: 12px; }
`;

interface Props {
  title: string;
  measure: string;
  table: DataTable;
  children: ReactNode;
}

/** A drawing under its conclusion, with its values one key away as a table. */
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
      <summary>Voir les valeurs</summary>
      <TableView table={table} captioned={false} />
    </details>
  </Figure>
);
