import { type Paint, type Shape, textWidth } from '../charts/shapes.ts';

/** Ends of an axis and its round marks, in the unit of the data. */
interface Scale {
  from: number;
  to: number;
  ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Returns the smallest scale with about `count` round marks that includes every value and zero. */
export function scaleOf(values: readonly number[], count = 5): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const rough = (highest - lowest || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough * 0.999) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks };
}

type Swatch = 'line' | 'thick' | 'dashed' | 'bar' | 'dot' | 'ring';

export interface LegendEntry {
  name: string;
  paint: Paint;
  look: Swatch;
}

function swatch({ paint, look }: LegendEntry, x: number, y: number, size: number): Shape {
  const width = size * 1.3;
  switch (look) {
    case 'bar':
      return { kind: 'rect', x, y: y - size * 0.78, w: width, h: size * 0.86, fill: paint };
    case 'dot':
      return { kind: 'circle', x: x + width / 2, y: y - size * 0.34, r: size * 0.42, fill: paint };
    case 'ring':
      return { kind: 'circle', x: x + width / 2, y: y - size * 0.34, r: size * 0.42, fill: 'paper', stroke: paint };
    default:
      return {
        kind: 'line',
        points: [
          [x, y - size * 0.34],
          [x + width, y - size * 0.34],
        ],
        stroke: paint,
        width: look === 'thick' ? 2.8 : 1.8,
        ...(look === 'dashed' && { dashed: true }),
      };
  }
}

/** Draws a legend, a swatch and a name for each series, on several lines if necessary. */
export function legend(
  entries: readonly LegendEntry[],
  width: number,
  size: number,
): { shapes: Shape[]; height: number } {
  const shapes: Shape[] = [];
  let [x, line] = [0, 0];
  for (const entry of entries) {
    const length = size * 1.8 + textWidth(entry.name, size);
    if (x > 0 && x + length > width) [x, line] = [0, line + 1];
    const y = size + line * size * 1.7;
    shapes.push(swatch(entry, x, y, size), {
      kind: 'text',
      x: x + size * 1.8,
      y,
      text: entry.name,
      size,
      fill: 'ink-2',
    });
    x += length + size * 1.2;
  }
  return { shapes, height: entries.length === 0 ? 0 : size * (2.2 + line * 1.7) };
}
