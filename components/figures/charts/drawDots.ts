import type { DotsChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { type Canvas, type Drawing, type Shape, textWidth } from './shapes.ts';

/** Draws a comparison as discs: larger is better, a dot means zero, and one row is blue. */
export function drawDots(
  { columns, max, rows, digits: shown, scale }: DotsChart,
  { width, size, compact, stretch = 1, values = false }: Canvas,
): Drawing {
  const digits = shown ?? (values ? 0 : undefined);
  const left = Math.min(Math.max(...rows.map(({ label }) => textWidth(label, size))) + size, width * 0.44);
  const widest = Math.max(...columns.map((label) => textWidth(label, size)));
  const turned = widest > (width - left) / columns.length - 4;
  const overhang = turned ? textWidth(columns.at(-1) ?? '', size) * 0.55 : 0;
  const step = (width - left - overhang) / columns.length;
  const head = turned ? widest * 0.62 + size : size * 1.8;
  const disc = size * (compact ? 1.9 : 2.5) * stretch;
  const valued = digits !== undefined;
  const rowHeight = disc + (valued ? size * 1.1 : 0);
  const radius = Math.min(size * (valued ? 0.75 : 0.85) * Math.min(stretch, 1.5), step * 0.4);
  const sized = (value: number) => (value === 0 ? size * 0.12 : radius * (0.3 + (0.7 * value) / max));
  const shapes: Shape[] = columns.map((label, index) => {
    const x = left + step * (index + 0.5);
    return turned
      ? {
          kind: 'text',
          x: x - size * 0.2,
          y: head - size * 0.4,
          text: label,
          size: size * 0.92,
          fill: 'ink-2',
          turn: -38,
        }
      : { kind: 'text', x, y: size, text: label, size: size * 0.92, fill: 'ink-2', anchor: 'middle' };
  });
  rows.forEach(({ label, values, hot }, row) => {
    const y = head + rowHeight * row;
    shapes.push(
      {
        kind: 'line',
        points: [
          [0, y],
          [width, y],
        ],
        stroke: 'line',
        width: 1,
      },
      { kind: 'text', x: 0, y: y + rowHeight / 2 + size * 0.35, text: label, size, fill: 'ink', bold: hot ?? false },
    );
    values.forEach((value, index) => {
      const share = value / max;
      shapes.push({
        kind: 'circle',
        x: left + step * (index + 0.5),
        y: y + disc / 2,
        r: sized(value),
        fill: hot ? 'blue' : value === 0 ? 'line-strong' : share > 0.7 ? 'ink' : 'ink-3',
      });
      if (digits !== undefined)
        shapes.push({
          kind: 'text',
          x: left + step * (index + 0.5),
          y: y + rowHeight - size * 0.4,
          text: decimal(value, digits),
          size: size * 0.86,
          fill: hot ? 'link' : 'ink-2',
          anchor: 'middle',
          bold: hot ?? false,
        });
    });
  });
  const foot = head + rowHeight * rows.length;
  if (!scale) return { width, height: foot, shapes };
  const gap = radius + size * 0.5;
  let [x, line] = [0, 0];
  scale.forEach((label, value) => {
    const length = radius + gap + textWidth(label, size * 0.86);
    // Continues the legend on the next line when it does not fit.
    if (x > 0 && x + length > width) [x, line] = [0, line + 1];
    const y = foot + size * (1.6 + line * 2);
    shapes.push(
      { kind: 'circle', x: x + radius, y, r: sized(value), fill: value === 0 ? 'line-strong' : 'ink-3' },
      { kind: 'text', x: x + radius + gap, y: y + size * 0.35, text: label, size: size * 0.86, fill: 'ink-2' },
    );
    x += length + size * 1.2;
  });
  return { width, height: foot + size * (2.8 + line * 2), shapes };
}
