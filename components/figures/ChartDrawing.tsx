import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { canvases, drawChart } from './charts/drawChart.ts';
import { DrawingSvg } from './DrawingSvg.tsx';

/** Maximum width between a phone's and the one at which the chart's labels are as large as the text around. */
const Drawing = styled(DrawingSvg)`
  max-width: 430px;
`;

/** A chart on a page of a document, drawn once for every width. */
export const ChartDrawing = ({ chart }: { chart: Chart }) => (
  <Drawing drawing={drawChart(chart, canvases.page)} on="document" />
);
