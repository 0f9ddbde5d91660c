import type { Chart } from '../../data/examples/chartTypes.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { chartTable } from './charts/chartTable.ts';
import { FigureWithValues } from './FigureWithValues.tsx';

/** A chart of a sample, with its values. */
export const ChartFigure = ({ chart, wide = false }: { chart: Chart; wide?: boolean }) => (
  <FigureWithValues title={chart.title} measure={chart.measure} table={chartTable(chart)}>
    <ChartDrawing chart={chart} place={wide ? 'wide' : 'beside'} />
  </FigureWithValues>
);
