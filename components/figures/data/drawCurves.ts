import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { decimal } from '../../../data/frenchNumbers.ts';
import { type Canvas, type Drawing, lines, type Shape, textWidth } from '../charts/shapes.ts';
import { crossingOf } from './crossingOf.ts';
import { type LegendEntry, legend } from './legend.ts';
import { scaleOf } from './scale.ts';

const NBSP = '\u00a0';

/** The runs of a series between its gaps. */
function runs(points: readonly (readonly [number, number] | null)[]): (readonly [number, number])[][] {
  const found: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (point) found.at(-1)?.push(point);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter((run) => run.length > 0);
}

/** Curves on a common scale that holds zero; where they cross, a ring, its words and a drop to the axis. */
export function drawCurves(figure: CurvesFigure, { width, size }: Canvas): Drawing {
  const { x, unit, digits = 0, series, crossing } = figure;
  const phone = width < 500;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const scale = scaleOf(values, phone ? 4 : 5);
  const tickText = (value: number) => decimal(value, Number.isInteger(value) ? 0 : Math.max(digits, 1));
  const left = Math.max(...scale.ticks.map((tick) => textWidth(tickText(tick), size * 0.92))) + size * 0.8;
  const paint = (hot?: boolean) => (hot ? 'link' : 'ink-2') as 'link' | 'ink-2';
  const entries = series.map(
    ({ name, hot, dashed }): LegendEntry => ({ name, paint: paint(hot), look: dashed ? 'dashed' : 'line' }),
  );
  const head = legend(entries, width, size);
  const top = head.height + size * 1.9;
  const plot = phone ? width * 0.72 : Math.min(width * 0.46, 330);
  const base = top + plot;
  const right = width - size * 0.8;
  const [first = 0, last = 1] = [x.values[0], x.values.at(-1)];
  const across = (value: number) => left + ((right - left) * (value - first)) / (last - first);
  const up = (value: number) => base - (plot * (value - scale.from)) / (scale.to - scale.from);
  const shapes: Shape[] = [
    ...head.shapes,
    { kind: 'text', x: 0, y: top - size * 0.9, text: unit, size: size * 0.92, fill: 'ink-3' },
  ];
  for (const tick of scale.ticks) {
    const y = up(tick);
    shapes.push(
      {
        kind: 'line',
        points: [
          [left, y],
          [right, y],
        ],
        stroke: tick === 0 ? 'ink' : 'line',
        width: 1,
      },
      {
        kind: 'text',
        x: left - size * 0.6,
        y: y + size * 0.33,
        text: tickText(tick),
        size: size * 0.92,
        fill: 'ink-3',
        anchor: 'end',
      },
    );
  }
  const room = size * (phone ? 2.6 : 3.4);
  const every = Math.ceil((x.values.length * room) / (right - left));
  for (const value of x.ticks ?? x.values.filter((_, index) => index % every === 0)) {
    const text = decimal(value, Number.isInteger(value) ? 0 : 1).replaceAll(NBSP, first > 1900 ? '' : NBSP);
    shapes.push({
      kind: 'text',
      x: across(value),
      y: base + size * 1.6,
      text,
      size: size * 0.92,
      fill: 'ink-2',
      anchor: 'middle',
    });
  }
  shapes.push({
    kind: 'text',
    x: right,
    y: base + size * 3.1,
    text: x.label,
    size: size * 0.92,
    fill: 'ink-3',
    anchor: 'end',
  });
  for (const { values: own, hot, dashed } of series) {
    const points = own.map((value, index) =>
      value === null ? null : ([across(x.values[index] ?? 0), up(value)] as const),
    );
    for (const run of runs(points)) {
      shapes.push({
        kind: 'line',
        points: run,
        stroke: paint(hot),
        width: hot ? 2.8 : 1.8,
        ...(dashed && { dashed: true }),
      });
      if (own.length <= 8)
        for (const [cx, cy] of run)
          shapes.push({ kind: 'circle', x: cx, y: cy, r: 3.2, fill: hot ? 'link' : 'paper', stroke: paint(hot) });
    }
  }
  const mark = crossingOf(figure);
  if (mark && crossing) shapes.push(...crossingMark(across(mark.x), up(mark.y), crossing.label));
  return { width, height: base + size * 3.7, shapes };

  function crossingMark(cx: number, cy: number, label: string): Shape[] {
    const before = cx > (left + right) / 2;
    const words = lines(label, (before ? cx - left : right - cx) - size * 1.4, size);
    const below = cy - top < size * 1.35 * words.length;
    return [
      {
        kind: 'line',
        points: [
          [cx, cy],
          [cx, base],
        ],
        stroke: 'ink',
        width: 1.2,
        dashed: true,
      },
      { kind: 'circle', x: cx, y: cy, r: 5.5, fill: 'paper', stroke: 'ink' },
      ...words.map(
        (text, index): Shape => ({
          kind: 'text',
          x: before ? cx - size * 0.7 : cx + size * 0.7,
          y: below ? cy + size * (1.8 + index * 1.3) : cy - size * (0.9 + (words.length - 1 - index) * 1.3),
          text,
          size,
          fill: 'ink',
          bold: true,
          anchor: before ? 'end' : 'start',
        }),
      ),
    ];
  }
}
