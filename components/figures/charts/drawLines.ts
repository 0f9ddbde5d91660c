import type { LinesChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { scaleOf } from '../data/legend.ts';
import { type Canvas, type Drawing, type Shape, textWidth } from './shapes.ts';

type Point = readonly [x: number, y: number];
type Series = LinesChart['series'][number];

/** Maximum number of points drawn with a disc and a label each; a longer series is a plain curve, labelled every few points. */
const FEW = 8;

/** Moves the labels at the ends of the lines apart until none overlaps another; returns their heights in the order of the lines. */
function apart(heights: readonly number[], least: number): number[] {
  const placed = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  order.forEach((index, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + least);
  });
  return placed;
}

/** Returns the points of a series; money received is drawn as a vertical step after the period `received.after`. */
const pointsOf = (
  { values, received }: Series,
  at: (index: number) => number,
  up: (value: number) => number,
): Point[] =>
  values.flatMap((value, index): Point[] => {
    const point: Point = [at(index), up(value)];
    return received?.after === index ? [point, [at(index), up(value + received.amount)]] : [point];
  });

/** Draws the lines of several series over the same periods, with a scale, and labels at the ends of the lines; forecasts are hatched. */
export function drawLines(
  { labels, series, digits, unit, forecast }: LinesChart,
  { width, size, compact, stretch = 1 }: Canvas,
): Drawing {
  const many = labels.length > FEW;
  const small = size * 0.92;
  const top = Math.round(size * 2);
  const plot = Math.round(Math.min(width * (compact ? 0.36 : 0.5), 320) * stretch);
  const base = top + plot;
  const { ticks, to: most } = scaleOf(
    series.flatMap(({ values, received }) => [
      ...values,
      received ? (values[received.after] ?? 0) + received.amount : 0,
    ]),
    5,
  );
  const last = (one: Series) => `${one.name} ${decimal(one.values.at(-1) ?? 0, digits)}`;
  const names = Math.max(...series.map((one) => textWidth(last(one), size, one.hot)));
  const right = Math.round(width - names - size * 1.6);
  const left = Math.round(size * 1.6);
  const start = left + (many ? 0 : size * 2.6);
  const every = many ? Math.ceil((labels.length * size * 5) / (right - left)) : 1;
  // Rounds to whole pixels: the chart is displayed at its own size, where half a pixel cannot be seen.
  const at = (index: number) => Math.round(start + ((right - start) * index) / (labels.length - 1));
  const up = (value: number) => Math.round(base - (plot * value) / most);
  const lines = series.map((one) => pointsOf(one, at, up));
  const shapes: Shape[] = ticks.flatMap((tick): Shape[] => [
    {
      kind: 'line',
      points: [
        [left, up(tick)],
        [right, up(tick)],
      ],
      stroke: tick === 0 ? 'ink' : 'line',
      width: 1,
    },
    {
      kind: 'text',
      x: left - 5,
      y: up(tick) + 4,
      text: decimal(tick, Number.isInteger(tick) ? 0 : 1),
      size: small,
      fill: 'ink-3',
      anchor: 'end',
    },
  ]);
  shapes.push({ kind: 'text', x: 0, y: top - 11, text: unit, size: small, fill: 'ink-3' });
  const foot = base + Math.round(size * (forecast ? 3.6 : 2.4));
  if (forecast) shapes.push(forecastArea(series, lines, base), ...forecastLegend(foot - 12, size));
  labels.forEach((text, index) => {
    if (index % every === 0)
      shapes.push({
        kind: 'text',
        x: at(index),
        y: base + Math.round(size * 1.6),
        text,
        size: small,
        fill: 'ink-2',
        anchor: 'middle',
      });
  });
  const heights = apart(
    series.map(({ values }) => up(values.at(-1) ?? 0)),
    18,
  );
  const starts = apart(
    series.map(({ values }) => up(values[0] ?? 0)),
    13,
  );
  series.forEach((one, line) => {
    const { values, hot, dashed, received } = one;
    const stroke = hot ? 'link' : 'ink-2';
    const [end, name] = [up(values.at(-1) ?? 0), heights[line] ?? 0];
    const disc = (index: number): Shape => ({
      kind: 'circle',
      x: at(index),
      y: up(values[index] ?? 0),
      r: hot ? 4 : 3,
      fill: hot ? 'link' : 'paper',
      stroke,
    });
    shapes.push(
      { kind: 'line', points: lines[line] ?? [], stroke, width: hot ? 2.6 : 1.5, ...(dashed && { dashed: '3 3' }) },
      ...values.flatMap((value, index): Shape[] => {
        if (many && index < values.length - 1) return [];
        if (many || index > 0) return hot || index === values.length - 1 ? [disc(index)] : [];
        const text = decimal(value, digits);
        const fill = hot ? 'link' : 'ink-2';
        return [
          disc(index),
          {
            kind: 'text',
            x: at(0) - 7,
            y: (starts[line] ?? 0) + 4,
            text,
            size: small,
            fill,
            anchor: 'end',
            bold: hot ?? false,
          },
        ];
      }),
      // Draws a short line from the end of a curve to its label, when the label had to be moved away.
      ...(name > end
        ? [
            {
              kind: 'line' as const,
              points: [
                [right + 5, end],
                [right + 12, name],
              ] as const,
              stroke: 'line-strong' as const,
              width: 1,
            },
          ]
        : []),
      {
        kind: 'text',
        x: right + 15,
        y: name + 4,
        text: last(one),
        size,
        fill: hot ? 'link' : 'ink',
        bold: hot ?? false,
      },
    );
    if (hot && received)
      shapes.push(
        ...arrival(at(received.after), up((values[received.after] ?? 0) + received.amount / 2), received.amount),
      );
  });
  return { width, height: foot, shapes };

  /**
   * Labels a one-time payment on the highlighted line: right of the last vertical step of all series, so that no step crosses the label.
   */
  function arrival(x: number, y: number, amount: number): Shape[] {
    const clear = at(Math.max(...series.map(({ received }) => received?.after ?? 0))) + size * 0.8;
    const words = { kind: 'text', x: clear + size * 0.3, size: small } as const;
    return [
      {
        kind: 'line',
        points: [
          [x, y],
          [clear, y],
        ],
        stroke: 'link',
        width: 1,
      },
      {
        kind: 'rect',
        x: clear,
        y: y - size * 1.2,
        w: textWidth('en un jour', small) + size * 0.4,
        h: size * 2.5,
        fill: 'paper',
      },
      { ...words, y: y - size * 0.15, text: `+${decimal(amount, digits)}\u00a0${unit}`, fill: 'link', bold: true },
      { ...words, y: y + size, text: 'en un jour', fill: 'ink-2' },
    ];
  }
}

/** Returns the hatched area of a forecast: between the two outer lines if both are dashed, else under the highlighted line. */
function forecastArea(series: readonly Series[], lines: readonly Point[][], base: number): Shape {
  const outer = lines.filter((_, index) => series[index]?.dashed);
  const hot = lines[series.findIndex(({ hot }) => hot)] ?? [];
  const [upper = [], lower = []] = outer.length === 2 ? outer : [hot, hot.map(([x]): Point => [x, base])];
  return { kind: 'line', points: [...upper, ...[...lower].reverse()], stroke: 'none', width: 0, fill: 'hatch' };
}

function forecastLegend(y: number, size: number): Shape[] {
  return [
    { kind: 'rect', x: 1, y, w: 18, h: 10, fill: 'hatch', stroke: 'link' },
    { kind: 'text', x: 25, y: y + 9, text: 'Prévision', size: size * 0.92, fill: 'ink-2' },
  ];
}
