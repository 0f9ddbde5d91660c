import type { Drawing, Paint, Shape } from '../../../components/figures/charts/shapes.ts';
import type { Content } from '../../../data/settings/content.ts';

/** Draws the shapes of a cover from the figures of its article. */
export type CoverShapes = (content: Content) => readonly Shape[];

/** Left and right edges of the drawing, inside the cover's frame. */
export const LEFT = 28;
export const RIGHT = 292;
/** Baseline of the words at the bottom of a cover. */
export const FOOT = 182;

export const coverOf = (shapes: readonly Shape[]): Drawing => ({ width: 320, height: 200, shapes });

/** Returns a linear function that maps values between `from` and `to` to coordinates between `start` and `end`. */
export const scaled =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    start + ((end - start) * (value - from)) / (to - from);

type Anchor = 'start' | 'middle' | 'end';

export const word = (x: number, y: number, text: string, anchor: Anchor = 'start', fill: Paint = 'ink-2'): Shape => ({
  kind: 'text',
  x,
  y,
  text,
  size: 13,
  fill,
  anchor,
  ...(fill === 'link' && { bold: true }),
});
/** Draws a number in large type; a cover has two at most. */
export const figure = (
  x: number,
  y: number,
  text: string,
  fill: Paint,
  anchor: Anchor = 'start',
  size = 28,
): Shape => ({
  kind: 'text',
  x,
  y,
  text,
  size,
  fill,
  anchor,
  serif: true,
});
export const box = (x: number, y: number, w: number, h: number, fill: Paint | 'doubt'): Shape => ({
  kind: 'rect',
  x,
  y,
  w,
  h,
  fill,
  ...(fill === 'doubt' && { stroke: 'ink-2' as const }),
});
export const stroke = (
  points: readonly (readonly [number, number])[],
  paint: Paint,
  width = 2,
  dashed?: string,
): Shape => ({ kind: 'line', points, stroke: paint, width, ...(dashed && { dashed }) });
export const axis = (y: number): Shape =>
  stroke(
    [
      [LEFT, y],
      [RIGHT, y],
    ],
    'ink',
    1,
  );
export const dot = (x: number, y: number, fill: Paint | 'none', r = 6, edge?: Paint): Shape => ({
  kind: 'circle',
  x,
  y,
  r,
  fill,
  ...(edge && { stroke: edge }),
});
