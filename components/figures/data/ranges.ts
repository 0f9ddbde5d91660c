import type { RangesFigure } from '../../../data/articles/figureTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, lines, type Shape, textWidth } from '../charts/shapes.ts';
import { column, type FigureKind, MISSING } from './figureKind.ts';
import { type LegendEntry, legend, scaleOf } from './legend.ts';

/**
 * Draws a row for each range, with its dots, on one scale; two dots of a row are joined by a line, and their values are outside the pair.
 */
function drawRanges(figure: RangesFigure, { width, size }: Canvas): Drawing {
  const { unit, digits = 0, signed = false, dots, range, rows } = figure;
  const phone = width < 500;
  const entries: LegendEntry[] = dots.map((name, index) =>
    index === dots.length - 1 ? { name, paint: 'link', look: 'dot' } : { name, paint: 'ink', look: 'ring' },
  );
  if (range) entries.unshift({ name: range, paint: 'line-strong', look: 'bar' });
  const head = legend(entries, width, size);
  const scale = scaleOf(
    rows.flatMap((row) => [...row.values.filter((value) => value !== null), ...(row.range ?? [])]),
    phone ? 4 : 6,
  );
  const text = (value: number) => `${decimal(value, digits, signed)}${unit && `\u00a0${unit}`}`;
  const labels = phone
    ? 0
    : Math.min(Math.max(...rows.map(({ label }) => textWidth(label, size))) + size * 1.4, width * 0.34);
  const margin =
    Math.max(...rows.flatMap(({ values }) => values.map((value) => textWidth(text(value ?? 0), size)))) + size * 0.9;
  const left = labels + margin;
  const right = width - margin;
  const across = (value: number) => left + ((right - left) * (value - scale.from)) / (scale.to - scale.from);
  const shapes: Shape[] = [...head.shapes];
  const step = size * 2.6;
  let y = head.height;
  const drawn: Shape[] = [];
  for (const { label, values, range: between } of rows) {
    const words = lines(label, phone ? width : labels - size, size);
    const wordsHeight = words.length * size * 1.3;
    const height = phone ? step : Math.max(step, wordsHeight + size * 0.8);
    words.forEach((line, index) => {
      const start = phone ? 0 : (height - wordsHeight) / 2;
      drawn.push({ kind: 'text', x: 0, y: y + start + size * (1 + index * 1.3), text: line, size, fill: 'ink' });
    });
    if (phone) y += wordsHeight;
    const middle = y + height / 2;
    for (const tick of scale.ticks)
      shapes.push({
        kind: 'line',
        points: [
          [across(tick), y],
          [across(tick), y + height],
        ],
        stroke: tick === 0 ? 'ink' : 'line',
        width: 1,
      });
    if (between) {
      const [low, high] = [across(between[0]), across(between[1])];
      drawn.push({ kind: 'rect', x: low, y: middle - size * 0.42, w: high - low, h: size * 0.84, fill: 'line-strong' });
      // In a row without dots, both ends of the range are labelled; in a row with dots, only the dots are.
      if (values.every((value) => value === null))
        for (const [index, end] of between.entries())
          drawn.push({
            kind: 'text',
            x: across(end) + (index === 0 ? -size * 0.5 : size * 0.5),
            y: middle + size * 0.35,
            text: text(end),
            size,
            fill: 'ink',
            anchor: index === 0 ? 'end' : 'start',
          });
    }
    const known = values.filter((value) => value !== null);
    const [one, other] = known;
    if (one !== undefined && other !== undefined)
      drawn.push({
        kind: 'line',
        points: [
          [across(one), middle],
          [across(other), middle],
        ],
        stroke: 'ink-3',
        width: 1.6,
      });
    values.forEach((value, index) => {
      if (value === null) return;
      const hot = index === dots.length - 1;
      const least = known.length > 1 && value === Math.min(...known) && index === values.indexOf(value);
      // A single negative dot has its value at its left when the label at its right would cross the zero line.
      const end = across(value) + size * 0.85 + textWidth(text(value), size, hot);
      const before = least || (known.length === 1 && value < 0 && end > across(0));
      const edge = known.length > 1 || !between ? size * 0.85 : across(between[1]) - across(value) + size * 0.5;
      drawn.push(
        {
          kind: 'circle',
          x: across(value),
          y: middle,
          r: size * 0.42,
          fill: hot ? 'link' : 'paper',
          ...(!hot && { stroke: 'ink' as const }),
        },
        {
          kind: 'text',
          x: across(value) + (before ? -size * 0.85 : Math.max(edge, size * 0.85)),
          y: middle + size * 0.35,
          text: text(value),
          size,
          fill: hot ? 'link' : 'ink',
          bold: hot,
          anchor: before ? 'end' : 'start',
        },
      );
    });
    y += height;
  }
  for (const tick of scale.ticks) {
    shapes.push({
      kind: 'text',
      x: across(tick),
      y: y + size * 1.4,
      text: decimal(tick, Number.isInteger(tick) ? 0 : 1, signed),
      size: size * 0.92,
      fill: 'ink-3',
      anchor: 'middle',
    });
  }
  return { width, height: y + size * 2, shapes: [...shapes, ...drawn] };
}

/** Label of a range with both ends. */
const rangeText = ([low, high]: readonly [number, number], { unit, digits = 0, signed = false }: RangesFigure) =>
  `de\u00a0${decimal(low, digits, signed)} à\u00a0${decimal(high, digits, signed)}${unit && `\u00a0${unit}`}`;

export const ranges: FigureKind<RangesFigure> = {
  draw: drawRanges,
  table: (figure) => {
    const { dots, range: name, rows, signed = false } = figure;
    return {
      columns: [
        { label: 'Ligne' },
        ...dots.map((label) => ({ ...column(label, figure), signed })),
        ...(name ? [{ label: name }] : []),
      ],
      rows: rows.map(({ label, values, range }) => ({
        cells: [
          label,
          ...values.map((value) => value ?? (range ? '—' : MISSING)),
          ...(name ? [range ? rangeText(range, figure) : '—'] : []),
        ],
      })),
    };
  },
};
