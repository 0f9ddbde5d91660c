import { lines, type Shape, textWidth } from '../charts/shapes.ts';
import type { Crossing } from './crossingOf.ts';

interface Plot {
  left: number;
  right: number;
  top: number;
  base: number;
  size: number;
}

/** A ring where two curves cross, a drop to the axis, and the words on the side where neither curve runs. */
export function crossingMark(
  { x, y, slopes }: Crossing,
  label: string,
  { left, right, top, base, size }: Plot,
): Shape[] {
  const [one, other] = slopes;
  const opposed = one * other < 0;
  const rising = one + other > 0;
  const gap = size * 0.8;
  const room = (side: 'left' | 'right') => (side === 'left' ? x - left : right - x) - gap;
  // Above a rising curve there is room at its left, above a falling one at its right.
  const above = rising ? 'left' : 'right';
  const isAbove = opposed || room(above) >= Math.min(textWidth(label, size, true), size * 8);
  const side = isAbove ? above : above === 'left' ? 'right' : 'left';
  const most = opposed ? 2 * Math.min(x - left, right - x) : room(side);
  const words = lines(label, Math.max(most, size * 7) / 1.1, size);
  const startsAt = isAbove
    ? Math.max(y - size * (0.9 + (words.length - 1) * 1.3), top + size)
    : Math.min(y + size * 1.8, base - size * (0.4 + (words.length - 1) * 1.3));
  return [
    {
      kind: 'line',
      points: [
        [x, y],
        [x, base],
      ],
      stroke: 'ink',
      width: 1.2,
      dashed: true,
    },
    { kind: 'circle', x, y, r: 5.5, fill: 'paper', stroke: 'ink' },
    ...words.map(
      (text, index): Shape => ({
        kind: 'text',
        x: opposed ? x : side === 'left' ? x - gap : x + gap,
        y: startsAt + index * size * 1.3,
        text,
        size,
        fill: 'ink',
        bold: true,
        anchor: opposed ? 'middle' : side === 'left' ? 'end' : 'start',
      }),
    ),
  ];
}
