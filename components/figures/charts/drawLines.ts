import type { LinesChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import type { Canvas, Drawing, Shape } from './shapes.ts';

/** More points than this are a curve: no disc on each, a label every few. */
const FEW = 8;

/** Whole values of a grid's lines, up to the first above the highest. */
function roundTicks(highest: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => highest / one <= 6) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) }, (_, index) => step * (index + 1));
}

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

/** Whether a value is written already, by a series above at the same place. */
const isShared = (series: LinesChart['series'], line: number, index: number): boolean =>
  series.slice(0, line).some(({ values }) => values[index] === series[line]?.values[index]);

/** Several series over the same periods, named where they end. */
export function drawLines(
  { labels, series, digits }: LinesChart,
  { width, size, compact, stretch = 1, values: written = false }: Canvas,
): Drawing {
  const top = size * 1.6;
  const plot = Math.min(width * (compact ? 0.34 : 0.5), 320) * stretch;
  const base = top + plot;
  const right = width - size * 8.6;
  const highest = Math.max(...series.flatMap(({ values }) => values));
  const many = labels.length > FEW;
  const ticks = many ? roundTicks(highest) : [];
  const most = ticks.at(-1) ?? highest * 1.05;
  const left = size * (many ? 2.6 : 1.6);
  const every = !many ? 1 : Math.ceil((labels.length * size * 5) / (width - size * 10.2));
  const at = (index: number) => left + ((right - left) * index) / (labels.length - 1);
  const up = (value: number) => base - (plot * value) / most;
  const shapes = (many ? ticks.map((tick) => tick / most) : [0.25, 0.5, 0.75, 1]).flatMap((part, index): Shape[] => [
    {
      kind: 'line',
      points: [
        [0, base - plot * part],
        [right, base - plot * part],
      ],
      stroke: 'line',
      width: 1,
    },
    ...(many
      ? [
          {
            kind: 'text' as const,
            x: 0,
            y: base - plot * part - size * 0.35,
            text: decimal(ticks[index] ?? 0, 0),
            size: size * 0.92,
            fill: 'ink-3' as const,
          },
        ]
      : []),
  ]);
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
        !many || index === labels.length - 1
          ? [{ kind: 'circle', x: at(index), y: up(value), r: hot ? 4 : 3, fill: hot ? 'link' : 'paper', stroke }]
          : [],
      ),
      ...(written && !many
        ? values.slice(0, -1).flatMap((value, index): Shape[] =>
            isShared(series, line, index)
              ? []
              : [
                  {
                    kind: 'text',
                    x: at(index) - size * 0.2,
                    y: up(value) - size * 0.8,
                    text: decimal(value, digits),
                    size: size * 0.92,
                    fill: hot ? 'link' : 'ink-2',
                    anchor: 'end',
                    bold: hot ?? false,
                  },
                ],
          )
        : []),
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
