import type { LinesChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../ui/formatCell.ts';
import type { Canvas, Drawing, Shape } from './shapes.ts';

/** More points than this are a curve: no disc on each, a label every few. */
const FEW = 8;

/** The heights of the names at the right, pushed apart until none covers another. */
function apart(heights: readonly number[], least: number): number[] {
  const placed = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  order.forEach((index, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + least);
  });
  return placed;
}

/** Several series over the same periods, named where they end. */
export function drawLines(
  { labels, series, digits }: LinesChart,
  { width, size, compact, plot: share = compact ? 0.34 : 0.5 }: Canvas,
): Drawing {
  const top = size * 1.6;
  const plot = Math.min(width * share, 320);
  const base = top + plot;
  const right = width - size * 8.6;
  const most = Math.max(...series.flatMap(({ values }) => values)) * 1.05;
  const left = size * 1.6;
  const every = labels.length <= FEW ? 1 : Math.ceil((labels.length * size * 5) / (width - size * 10.2));
  const at = (index: number) => left + ((right - left) * index) / (labels.length - 1);
  const up = (value: number) => base - (plot * value) / most;
  const shapes: Shape[] = [0.25, 0.5, 0.75, 1].map((part) => ({
    kind: 'line',
    points: [
      [0, base - plot * part],
      [right, base - plot * part],
    ],
    stroke: 'line',
    width: 1,
  }));
  shapes.push(
    {
      kind: 'line',
      points: [
        [0, base],
        [right, base],
      ],
      stroke: 'ink',
      width: 1,
    },
    ...labels.flatMap((text, index): Shape[] =>
      index % every === 0
        ? [{ kind: 'text', x: at(index), y: base + size * 1.7, text, size, fill: 'ink-2', anchor: 'middle' }]
        : [],
    ),
  );
  const names = apart(
    series.map(({ values }) => up(values.at(-1) ?? 0)),
    size * 1.3,
  );
  series.forEach(({ name, values, hot, dashed }, line) => {
    const stroke = hot ? 'link' : 'ink-2';
    const last = values.at(-1) ?? 0;
    shapes.push(
      {
        kind: 'line',
        points: values.map((value, index) => [at(index), up(value)] as const),
        stroke,
        width: hot ? 2.6 : 1.6,
        ...(dashed && { dashed: true }),
      },
      ...values.flatMap((value, index): Shape[] =>
        labels.length <= FEW || index === labels.length - 1
          ? [{ kind: 'circle', x: at(index), y: up(value), r: hot ? 4 : 3, fill: hot ? 'link' : 'paper', stroke }]
          : [],
      ),
      {
        kind: 'text',
        x: right + size * 0.8,
        y: (names[line] ?? 0) + size * 0.35,
        text: `${name} ${decimal(last, digits)}`,
        size,
        fill: hot ? 'link' : 'ink',
        bold: hot ?? false,
      },
    );
  });
  return { width, height: base + size * 2.4, shapes };
}
