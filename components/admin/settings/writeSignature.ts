import { SIGNATURE_LENGTH } from '../../../data/company/signature.ts';

export type Point = readonly [x: number, y: number];

/** Maximum width and height of a stored signature, in its own units. */
const BOX = { width: 200, height: 62 };

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
};

/** Simplifies a stroke (Douglas–Peucker): drops points as long as the line stays within `tolerance` of each. */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [far, most] = [0, tolerance];
  for (let index = 1; index < points.length - 1; index++) {
    const away = distance(points[index] ?? first, first, last);
    if (away > most) [far, most] = [index, away];
  }
  if (far === 0) return [first, last];
  return [...simplified(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplified(points.slice(far), tolerance)];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Strokes as relative curves through their points (Catmull–Rom). */
function pathOf(strokes: readonly (readonly Point[])[]): string {
  let path = '';
  let pen: Point = [0, 0];
  const put = (command: string, ...points: readonly Point[]) => {
    path += command + points.map(([x, y]) => `${tenth(x - pen[0])} ${tenth(y - pen[1])}`).join(' ');
    const [x, y] = points.at(-1) ?? pen;
    // Continues from the rounded end point, so that rounding errors do not add up.
    pen = [tenth(pen[0] + tenth(x - pen[0])), tenth(pen[1] + tenth(y - pen[1]))];
  };
  for (const stroke of strokes) {
    const start = stroke[0] ?? pen;
    if (tenth(start[0] - pen[0]) !== 0 || tenth(start[1] - pen[1]) !== 0) put('m', start);
    for (let index = 1; index < stroke.length; index++) {
      const at = (offset: number) => stroke[Math.min(Math.max(index + offset, 0), stroke.length - 1)] ?? start;
      const [before, from, to, after] = [at(-2), at(-1), at(0), at(1)];
      put(
        'c',
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
        to,
      );
    }
  }
  return path;
}

/**
 * Converts strokes in any unit to a stored signature that starts at 0 0 and fits `BOX`, with as many details as the maximum length allows.
 * @returns path data; empty if nothing was drawn
 */
export function writeSignature(strokes: readonly (readonly Point[])[]): string {
  const drawn = strokes.filter((stroke) => stroke.length > 1);
  const points = drawn.flat();
  const start = points[0];
  if (!start) return '';
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const scale = Math.min(
    BOX.width / (Math.max(...xs) - Math.min(...xs) || 1),
    BOX.height / (Math.max(...ys) - Math.min(...ys) || 1),
  );
  const placed = drawn.map((stroke) => stroke.map(([x, y]): Point => [(x - start[0]) * scale, (y - start[1]) * scale]));
  for (let tolerance = 0.4; ; tolerance *= 1.4) {
    const path = pathOf(placed.map((stroke) => simplified(stroke, tolerance)));
    if (path.length <= SIGNATURE_LENGTH) return path;
    if (tolerance > BOX.width) return '';
  }
}
