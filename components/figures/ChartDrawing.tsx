import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { canvases, drawChart } from './charts/drawChart.ts';
import { DrawingSvg } from './DrawingSvg.tsx';

/** Limits the width of a chart: its labels become no larger than the surrounding text. */
const Drawing = styled(DrawingSvg)`
  max-width: 430px;
`;

/** Chart on a page of a document; drawn once, then scaled to every width. */
export const ChartDrawing = ({ chart }: { chart: Chart }) => (
  <Drawing drawing={drawChart(chart, canvases.page)} on="document" />
);
