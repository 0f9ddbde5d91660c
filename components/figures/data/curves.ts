import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, lines, type Paint, type Shape, textWidth } from '../charts/shapes.ts';
import { crossingMark, crossingOf } from './crossings.ts';
import { column, type FigureKind, MISSING } from './figureKind.ts';
import type { Point } from './labelPlace.ts';
import { type LegendEntry, legend, scaleOf } from './legend.ts';

/** Maximum number of points drawn with a disc each; a longer series is a plain curve. */
const FEW = 8;

interface Stroke {
  paint: Paint;
  width: number;
  dashed: boolean;
}

/**
 * Returns the stroke of each series: blue and thick for the highlighted (`hot`) one; plain, dashed or pale for the others, so that they
 * differ without colour.
 */
function strokesOf(series: CurvesFigure['series']): Stroke[] {
  const others = series.filter(({ hot }) => !hot);
  return series.map((one) => {
    if (one.hot) return { paint: 'link', width: 2.8, dashed: one.dashed ?? false };
    const rank = others.indexOf(one);
    return { paint: rank === 0 ? 'ink' : 'ink-3', width: 1.8, dashed: one.dashed ?? rank === 1 };
  });
}

/** Splits a series at its missing values into unbroken lines. */
function runs(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (point) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter((run) => run.length > 0);
}

/** Label of the horizontal axis: a year has no thousands separator. */
const markText = (value: number) =>
  value > 1900 && value < 2100 ? String(value) : decimal(value, Number.isInteger(value) ? 0 : 1);

/**
 * Draws curves on a common scale that includes zero, with labels at their ends or, on a phone, above them; crossings have a ring and a
 * label.
 */
function drawCurves(figure: CurvesFigure, { width, size }: Canvas): Drawing {
  const { x, unit, digits = 0, series, crossings = [] } = figure;
  const phone = width < 500;
  const strokes = strokesOf(series);
  const scale = scaleOf(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
    phone ? 4 : 5,
  );
  const small = size * 0.92;
  const tickText = (value: number) => decimal(value, Number.isInteger(value) ? 0 : Math.max(digits, 1));
  const left = Math.max(...scale.ticks.map((tick) => textWidth(tickText(tick), small))) + size * 0.8;
  const names = series.map(({ name }) => lines(name, width * 0.24, size));
  const nameRoom = phone
    ? size * 1.4
    : Math.max(...names.flat().map((line) => textWidth(line, size, true))) + size * 1.2;
  const head = phone
    ? legend(
        series.map(({ name, hot }, index): LegendEntry => {
          const { paint = 'ink', dashed = false } = strokes[index] ?? {};
          return { name, paint, look: dashed ? 'dashed' : hot ? 'thick' : 'line' };
        }),
        width,
        size,
      )
    : { shapes: [], height: 0 };
  const top = head.height + size * 1.9;
  const plot = phone ? width * 0.72 : Math.min(width * 0.44, 330);
  const base = top + plot;
  const right = width - nameRoom;
  const [first = 0, last = 1] = [x.values[0], x.values.at(-1)];
  const across = (value: number) => left + ((right - left) * (value - first)) / (last - first);
  const up = (value: number) => base - (plot * (value - scale.from)) / (scale.to - scale.from);
  const shapes: Shape[] = [
    ...head.shapes,
    { kind: 'text', x: 0, y: top - size * 0.9, text: unit, size: small, fill: 'ink-3' },
  ];
  const marks: Point[][] = [];
  for (const tick of scale.ticks) {
    const points: Point[] = [
      [left, up(tick)],
      [right, up(tick)],
    ];
    marks.push(points);
    shapes.push(
      { kind: 'line', points, stroke: tick === 0 ? 'ink' : 'line', width: 1 },
      {
        kind: 'text',
        x: left - size * 0.6,
        y: up(tick) + size * 0.33,
        text: tickText(tick),
        size: small,
        fill: 'ink-3',
        anchor: 'end',
      },
    );
  }
  const every = Math.ceil((x.values.length * size * (phone ? 2.6 : 3.2)) / (right - left));
  for (const value of x.ticks ?? x.values.filter((_, index) => index % every === 0)) {
    const text = markText(value);
    shapes.push({
      kind: 'text',
      x: across(value),
      y: base + size * 1.6,
      text,
      size: small,
      fill: 'ink-2',
      anchor: 'middle',
    });
  }
  shapes.push({
    kind: 'text',
    x: right,
    y: base + size * 3.1,
    text: x.label,
    size: small,
    fill: 'ink-3',
    anchor: 'end',
  });
  const curves: Point[][] = [];
  let under = Number.NEGATIVE_INFINITY;
  const ends = series.map(({ values }, index) => ({ index, y: up(values.findLast((value) => value !== null) ?? 0) }));
  series.forEach(({ values, hot }, index) => {
    const { paint, width: thickness, dashed } = strokes[index] ?? { paint: 'ink' as const, width: 1.8, dashed: false };
    const points = values.map((value, at): Point | null =>
      value === null ? null : [across(x.values[at] ?? 0), up(value)],
    );
    for (const run of runs(points)) {
      curves.push(run);
      shapes.push({ kind: 'line', points: run, stroke: paint, width: thickness, ...(dashed && { dashed }) });
      if (values.length > FEW) continue;
      for (const [cx, cy] of run)
        shapes.push({ kind: 'circle', x: cx, y: cy, r: 3.4, fill: hot ? 'link' : 'paper', stroke: paint });
    }
  });
  if (!phone)
    // Places the labels from top to bottom; each one that would overlap the label above is moved down.
    for (const { index, y } of ends.sort((a, b) => a.y - b.y)) {
      const words = names[index] ?? [];
      const start = Math.max(y - (words.length - 1) * size * 0.65, under + size * 1.4);
      const hot = series[index]?.hot ?? false;
      words.forEach((text, line) => {
        under = start + line * size * 1.25;
        const fill = hot ? 'link' : 'ink';
        if (line === 0 && start > y + 1)
          shapes.push({
            kind: 'line',
            points: [
              [right + 3, y],
              [right + size * 0.6, start],
            ],
            stroke: 'line-strong',
            width: 1,
          });
        shapes.push({ kind: 'text', x: right + size * 0.7, y: under + size * 0.35, text, size, fill, bold: hot });
      });
    }
  for (const crossing of crossings) {
    const mark = crossingOf(figure, crossing);
    const plot = { left, right, top, base, size, curves, scale: marks };
    shapes.push(...crossingMark({ x: across(mark.x), y: up(mark.y) }, crossing.label, plot));
  }
  return { width, height: base + size * 3.7, shapes };
}

export const curves: FigureKind<CurvesFigure> = {
  draw: drawCurves,
  table: (figure) => ({
    columns: [{ label: figure.x.label }, ...figure.series.map(({ name }) => column(name, figure))],
    rows: figure.x.values.map((x, index) => ({
      cells: [
        // A year has no thousands separator.
        x > 1900 && x < 2100 ? String(x) : decimal(x, Number.isInteger(x) ? 0 : 1),
        ...figure.series.map(({ values }) => values[index] ?? MISSING),
      ],
    })),
  }),
};
