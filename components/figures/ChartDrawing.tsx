import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { canvases, drawChart } from './charts/drawChart.ts';
import { DrawingSvg } from './DrawingSvg.tsx';

/** Limits the width, so that the chart's labels grow no larger than the text around. */
const Drawing = styled(DrawingSvg)`
  max-width: 430px;
`;

/** A chart on a page of a document, drawn once for every width. */
export const ChartDrawing = ({ chart }: { chart: Chart }) => (
  <Drawing drawing={drawChart(chart, canvases.page)} on="document" />
);
