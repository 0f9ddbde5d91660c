export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a segment meets a box: clips it at each side (Liang and Barsky). */
function meets([x0, y0]: Point, [x1, y1]: Point, { left, right, top, bottom }: Box): boolean {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x0 - left],
    [dx, right - x0],
    [-dy, y0 - top],
    [dy, bottom - y0],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/** How many segments of these lines meet a box. */
export const crossingsOf = (box: Box, lines: readonly (readonly Point[])[]): number =>
  lines.reduce(
    (sum, points) =>
      sum + points.filter((point, index) => index > 0 && meets(points[index - 1] ?? point, point, box)).length,
    0,
  );

interface Surroundings {
  /** Curves no label may touch. */
  curves: readonly (readonly Point[])[];
  /** Thin lines that a label should avoid. */
  marks: readonly (readonly Point[])[];
  within: Box;
}

/** Offsets around the point, in the usual order of label placement. */
const SIDES: readonly Point[] = [
  [0, -1],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, 1],
];
const DISTANCES = [1, 1.5, 2.2, 3, 4];

/** Places a label of this size beside a point, clear of the curves: the nearest free place inside the plot. */
export function labelPlace(
  [x, y]: Point,
  { width, height }: { width: number; height: number },
  gap: number,
  { curves, marks, within }: Surroundings,
): Box {
  const places = DISTANCES.flatMap((distance) =>
    SIDES.map(([across, down]): { box: Box; cost: number } => {
      const reach = gap * distance;
      const left = across === 0 ? x - width / 2 : across < 0 ? x - width - reach * 0.7 : x + reach * 0.7;
      const top = down < 0 ? y - reach - height : y + reach;
      const box = { left, right: left + width, top, bottom: top + height };
      const outside =
        box.left < within.left || box.right > within.right || box.top < within.top || box.bottom > within.bottom;
      return {
        box,
        cost: Number(outside) * 1000 + crossingsOf(box, curves) * 100 + crossingsOf(box, marks) * 4 + distance * 2,
      };
    }),
  );
  return places.reduce((best, place) => (place.cost < best.cost ? place : best)).box;
}
