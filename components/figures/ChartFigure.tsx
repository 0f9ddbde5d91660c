import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { color, focusRing, type } from '../theme.ts';
import { TableView } from '../ui/TableView.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { chartTable } from './charts/chartTable.ts';

const Figure = styled.figure`
  & figcaption { margin-bottom: 24px; font-size: 16px; line-height: 1.45; }
  & figcaption strong { display: block; }
  & figcaption span { font-size: 14px; color: ${color['ink-3']}; }
  & details { margin-top: 16px; ${type.small} }
  & summary { width: fit-content; min-height: 24px; color: ${color.link}; font-weight: 600; cursor: pointer; ${focusRing(color.link, 4)} }
  & summary:hover { color: ${color.ink}; }
  & details[open] summary { margin-bottom: 12px; }
`;

/** A chart under its conclusion, with its values one key away as a table. */
export const ChartFigure = ({ chart, wide = false }: { chart: Chart; wide?: boolean }) => (
  <Figure>
    <figcaption>
      <strong>{chart.title}</strong>
      <span>{chart.measure}</span>
    </figcaption>
    <ChartDrawing chart={chart} place={wide ? 'wide' : 'beside'} />
    <details>
      <summary>Voir les valeurs</summary>
      <TableView table={chartTable(chart)} captioned={false} />
    </details>
  </Figure>
);
