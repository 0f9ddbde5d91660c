export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a segment enters a box: clips the segment at each side of the box (Liang and Barsky). */
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

/** Counts the segments of these lines that enter a box. */
export const crossingsOf = (box: Box, lines: readonly (readonly Point[])[]): number =>
  lines.reduce(
    (sum, points) =>
      sum + points.filter((point, index) => index > 0 && meets(points[index - 1] ?? point, point, box)).length,
    0,
  );

interface Surroundings {
  /** Curves that the label must not touch. */
  curves: readonly (readonly Point[])[];
  /** Thin lines that the label avoids if it can. */
  marks: readonly (readonly Point[])[];
  within: Box;
}

/** Directions from the point in which to try the label, the preferred ones first. */
const SIDES: readonly Point[] = [
  [0, -1],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, 1],
];
const DISTANCES = [1, 1.5, 2.2, 3, 4];

/** Finds a place for a label beside a point: the nearest one inside the plot that no curve crosses. */
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
