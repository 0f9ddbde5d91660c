import type { BarsChart, Chart } from '../../../data/examples/chartTypes.ts';
import type { Block, PlacedPage } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { tenth } from '../../ui/formatNumber.ts';
import { drawBalance } from './drawBalance.ts';
import { drawColumns } from './drawColumns.ts';
import { drawDots } from './drawDots.ts';
import { drawFlow } from './drawFlow.ts';
import { drawGantt } from './drawGantt.ts';
import { drawLines } from './drawLines.ts';
import { drawMap } from './drawMap.ts';
import { type Canvas, type Drawing, type Shape, textWidth } from './shapes.ts';

/**
 * Width and label size of a chart, on a page to be read and in a picture of a page: each has its own canvas, since scaling a single SVG
 * down would make its labels too small.
 */
export const canvases: Record<'page' | 'picture', Canvas> = {
  page: { width: 330, size: 12, compact: true },
  picture: { width: 356, size: 10.4, compact: true },
};

/** Draws horizontal bars from a common zero, each with its value at its end; `hot` bars are blue. */
function drawBars({ rows, unit, digits }: BarsChart, { width, size, compact, stretch = 1 }: Canvas): Drawing {
  const labels = Math.min(Math.max(...rows.map(({ label, hot }) => textWidth(label, size, hot))) + size, width * 0.55);
  const most = Math.max(...rows.map(({ value }) => value));
  const room = width - labels - size * 4.6;
  const step = size * (compact ? 1.9 : 2.35) * stretch;
  const shapes = rows.flatMap(({ label, value, hot }, index): Shape[] => {
    const y = step * index;
    const length = (room * value) / most;
    const baseline = y + step / 2 + size * 0.35;
    return [
      { kind: 'text', x: 0, y: baseline, text: label, size, fill: 'ink', bold: hot ?? false },
      {
        kind: 'rect',
        x: labels,
        y: y + step * 0.2,
        w: length,
        h: step * 0.6,
        fill: hot ? 'blue' : 'line-strong',
        radius: 1,
      },
      {
        kind: 'text',
        x: labels + length + size * 0.6,
        y: baseline,
        text: `${decimal(value, digits)}${unit && `\u00a0${unit}`}`,
        size,
        fill: 'ink',
        bold: true,
      },
    ];
  });
  return { width, height: step * rows.length, shapes };
}

/** Draws a chart as shapes, at the width and label size of its place. */
export function drawChart(chart: Chart, canvas: Canvas): Drawing {
  switch (chart.type) {
    case 'columns':
      return drawColumns(chart, canvas);
    case 'bars':
      return drawBars(chart, canvas);
    case 'map':
      return drawMap(chart, canvas);
    case 'gantt':
      return drawGantt(chart, canvas);
    case 'dots':
      return drawDots(chart, canvas);
    case 'flow':
      return drawFlow(chart, canvas);
    case 'lines':
      return drawLines(chart, canvas);
    case 'balance':
      return drawBalance(chart, canvas);
  }
}

/** Block of an inner page shown as a picture; a chart in it is already drawn. */
export type DrawnBlock = Exclude<Block, { kind: 'chart' }> | { kind: 'drawing'; measure: string; drawing: Drawing };
export type DrawnPage = Pick<PlacedPage, 'folio' | 'section' | 'title'> & { blocks: readonly DrawnBlock[] };

/** Rounds the coordinates of shapes, since the page contains every digit. */
const short = <Kept extends Shape>(shape: Kept): Kept =>
  JSON.parse(JSON.stringify(shape, (_, value) => (typeof value === 'number' ? tenth(value) : value)));

/**
 * Draws an inner page as a picture on the server: the browser gets the shapes, not the drawing code. A picture with a chart leaves out the
 * page's tables and other charts, for which it has no room.
 */
export function drawnPage({ folio, section, title, blocks }: PlacedPage): DrawnPage {
  const chart = blocks.find(({ kind }) => kind === 'chart');
  const kept = chart ? blocks.filter((block) => block === chart || !/chart|table/.test(block.kind)) : blocks;
  return {
    folio,
    section,
    title,
    blocks: kept.map((block): DrawnBlock => {
      if (block.kind !== 'chart') return block;
      const { shapes, ...size } = drawChart(block.chart, canvases.picture);
      return { kind: 'drawing', measure: block.chart.measure, drawing: { ...size, shapes: shapes.map(short) } };
    }),
  };
}
