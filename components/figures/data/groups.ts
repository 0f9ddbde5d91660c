import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, lines, type Paint, type Shape, textWidth } from '../charts/shapes.ts';
import { column, type FigureKind, MISSING } from './figureKind.ts';
import { legend } from './legend.ts';

const PAINTS: readonly Paint[][] = [['blue'], ['line-strong', 'blue'], ['line-strong', 'ink-2', 'blue']];

/** Draws horizontal bars in groups from a common zero, each with its value; a missing value is shown as a word. */
function drawGroups({ unit, digits = 0, series, groups, line }: GroupsFigure, { width, size }: Canvas): Drawing {
  const phone = width < 500;
  const paints = PAINTS[series.length - 1] ?? [];
  const paintOf = (index: number): Paint => paints[index] ?? 'ink';
  const head =
    series.length > 1
      ? legend(
          series.map((name, index) => ({ name, paint: paintOf(index), look: 'bar' as const })),
          width,
          size,
        )
      : { shapes: [], height: 0 };
  const text = (value: number | null) =>
    value === null ? doctrine.missing.word : `${decimal(value, digits)}${unit && `\u00a0${unit}`}`;
  const all = groups.flatMap(({ values }) => values);
  const most = Math.max(...all.map((value) => value ?? 0));
  const widest = Math.max(...all.map((value) => (value === null ? 0 : textWidth(text(value), size, true))));
  const labels = phone
    ? 0
    : Math.min(Math.max(...groups.map(({ label }) => textWidth(label, size))) + size * 1.2, width * 0.36);
  const room = width - labels - widest - size * 0.8;
  const bar = size * 1.45;
  const shapes: Shape[] = [...head.shapes];
  let y = head.height + (line ? size * 1.6 : 0);
  const top = y;
  /**
   * Top and bottom of the bars of each group: on a phone the reference line is drawn only there, so that it does not cross the labels
   * between groups.
   */
  const spans: [number, number][] = [];
  for (const { label, values, hypothesis } of groups) {
    const words = lines(label, phone ? width : labels - size, size);
    words.forEach((line, index) => {
      const middle = phone ? 0 : (values.length * bar - words.length * size * 1.3) / 2;
      shapes.push({
        kind: 'text',
        x: 0,
        y: y + Math.max(middle, 0) + size * (1 + index * 1.3),
        text: line,
        size,
        fill: 'ink',
      });
    });
    if (phone) y += size * (0.5 + words.length * 1.3);
    spans.push([y, y + values.length * bar]);
    values.forEach((value, index) => {
      const length = value === null || most === 0 ? 0 : Math.max((room * value) / most, 1);
      if (length > 0)
        shapes.push({
          kind: 'rect',
          x: labels,
          y: y + size * 0.14,
          w: length,
          h: bar - size * 0.28,
          ...(hypothesis ? { fill: 'doubt', stroke: 'ink-2' } : { fill: paintOf(index) }),
        });
      shapes.push({
        kind: 'text',
        x: labels + length + (length > 0 ? size * 0.5 : 0),
        y: y + bar / 2 + size * 0.35,
        text: text(value),
        size,
        fill: value === null ? 'ink-3' : 'ink',
        bold: value !== null && index === series.length - 1,
      });
      y += bar;
    });
    if (!phone) y = Math.max(y, y - values.length * bar + words.length * size * 1.3);
    y += size * 0.9;
  }
  const base = y - size * 0.5;
  if (line && most > 0) {
    const x = labels + (room * line.value) / most;
    const middle = Math.min(Math.max(x, textWidth(line.label, size) / 2), width - textWidth(line.label, size) / 2);
    shapes.push(
      ...(phone ? spans : [[top - size * 0.4, base] as const]).map(
        ([from, to]): Shape => ({
          kind: 'line',
          points: [
            [x, from],
            [x, to],
          ],
          stroke: 'ink',
          width: 1.2,
          dashed: true,
        }),
      ),
      { kind: 'text', x: middle, y: top - size * 0.8, text: line.label, size, fill: 'ink-2', anchor: 'middle' },
    );
  }
  return { width, height: base, shapes };
}

export const groups: FigureKind<GroupsFigure> = {
  draw: drawGroups,
  table: (figure) => ({
    columns: [{ label: 'Groupe' }, ...figure.series.map((name) => column(name, figure))],
    rows: figure.groups.map(({ label, values }) => ({ cells: [label, ...values.map((value) => value ?? MISSING)] })),
  }),
};
