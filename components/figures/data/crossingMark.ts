import { lines, type Shape, textWidth } from '../charts/shapes.ts';
import type { Crossing } from './crossingOf.ts';
import { labelPlace, type Point } from './labelPlace.ts';

interface Plot {
  left: number;
  right: number;
  top: number;
  base: number;
  size: number;
  /** What is drawn there: the curves, and the lines of the scale. */
  curves: readonly (readonly Point[])[];
  scale: readonly (readonly Point[])[];
}

/** A ring where two curves cross, a drop to the axis, and the words where no curve runs. */
export function crossingMark({ x, y }: Crossing, label: string, plot: Plot): Shape[] {
  const { left, right, top, base, size, curves, scale } = plot;
  const drop: readonly Point[] = [
    [x, y],
    [x, base],
  ];
  const words = lines(label, (right - left) / 2, size);
  const place = labelPlace(
    [x, y],
    {
      width: Math.max(...words.map((text) => textWidth(text, size, true))),
      height: size * (1.5 + (words.length - 1) * 1.3),
    },
    size * 0.8,
    { curves: [...curves, drop], marks: scale, within: { left, right, top, bottom: base } },
  );
  return [
    { kind: 'line', points: drop, stroke: 'ink', width: 1.2, dashed: true },
    { kind: 'circle', x, y, r: 5.5, fill: 'paper', stroke: 'ink' },
    ...words.map(
      (text, index): Shape => ({
        kind: 'text',
        x: (place.left + place.right) / 2,
        y: place.top + size * (1.15 + index * 1.3),
        text,
        size,
        fill: 'ink',
        bold: true,
        anchor: 'middle',
      }),
    ),
  ];
}
