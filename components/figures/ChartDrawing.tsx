import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { media } from '../theme.ts';
import { canvases, drawChart } from './charts/drawChart.ts';
import { DrawingSvg } from './DrawingSvg.tsx';

const PhoneDrawing = styled(DrawingSvg)`
  display: none;
  ${media.phone} { display: block; }
`;
const LargeDrawing = styled(DrawingSvg)`
  ${media.phone} { display: none; }
`;

/** A chart on a page of a document, drawn for large screens and for phones; the browser shows one. */
export const ChartDrawing = ({ chart }: { chart: Chart }) => (
  <>
    <LargeDrawing drawing={drawChart(chart, canvases.large)} on="document" />
    <PhoneDrawing drawing={drawChart(chart, canvases.phone)} on="document" />
  </>
);
