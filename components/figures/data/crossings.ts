import type { CurveCrossing, CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { lines, type Shape, textWidth } from '../charts/shapes.ts';
import { labelPlace, type Point } from './labelPlace.ts';

interface Crossing {
  x: number;
  y: number;
}

/**
 * Returns the first point at which a series crosses another one, or zero; between two points, a series is taken as a straight segment.
 * @throws when the series never cross, or no series has the given name
 */
export function crossingOf({ x, series }: CurvesFigure, crossing: CurveCrossing): Crossing {
  const valuesOf = (name: string) => {
    const found = series.find((one) => one.name === name);
    if (!found) throw new Error(`No series « ${name} »`);
    return found.values;
  };
  const one = valuesOf(crossing.of);
  const other = crossing.with === undefined ? one.map(() => 0) : valuesOf(crossing.with);
  for (let index = 1; index < x.values.length; index++) {
    const [before, after] = [index - 1, index].map((at) => {
      const [here, there] = [one[at], other[at]];
      return here == null || there == null ? null : here - there;
    });
    // A series that begins exactly on the other curve does not count as crossing it there.
    if (before == null || after == null || before === 0 || before * after > 0) continue;
    const share = before / (before - after);
    const between = (values: readonly (number | null)[]) => {
      const start = values[index - 1] ?? 0;
      return start + ((values[index] ?? 0) - start) * share;
    };
    return { x: between(x.values), y: between(one) };
  }
  throw new Error(`« ${crossing.of} » crosses nothing`);
}

interface Plot {
  left: number;
  right: number;
  top: number;
  base: number;
  size: number;
  /** Curves and scale lines already drawn, which the label of the crossing must not touch. */
  curves: readonly (readonly Point[])[];
  scale: readonly (readonly Point[])[];
}

/** Draws the mark of a crossing: a ring, a line down to the axis, and a label where no curve passes. */
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
