import type { Block, InnerPage } from '../../../data/examples/types.ts';
import { tenth } from '../tenth.ts';
import { canvases } from './canvases.ts';
import { drawChart } from './drawChart.ts';
import type { Drawing, Shape } from './shapes.ts';

/** A block of an inner page that is shown as a picture: its chart is drawn already. */
export type DrawnBlock = Exclude<Block, { kind: 'chart' }> | { kind: 'drawing'; measure: string; drawing: Drawing };
export type DrawnPage = Omit<InnerPage, 'blocks'> & { blocks: readonly DrawnBlock[] };

/** Coordinates as they are written, and no finer: they are sent with the page. */
const short = <Kept extends Shape>(shape: Kept): Kept =>
  JSON.parse(JSON.stringify(shape, (_, value) => (typeof value === 'number' ? tenth(value) : value)));

/** An inner page with its charts drawn: a page that shows it as a picture carries the lines, not what draws them. */
export const drawnPage = ({ blocks, ...page }: InnerPage): DrawnPage => ({
  ...page,
  blocks: blocks.map((block): DrawnBlock => {
    if (block.kind !== 'chart') return block;
    const { shapes, ...size } = drawChart(block.chart, canvases.document.large);
    return { kind: 'drawing', measure: block.chart.measure, drawing: { ...size, shapes: shapes.map(short) } };
  }),
});
