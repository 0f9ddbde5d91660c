import type { CurveCrossing, CurvesFigure } from '../../../data/articles/figureTypes.ts';

export interface Crossing {
  x: number;
  y: number;
}

/**
 * Where a series first passes another, or zero: the values between two points lie on the segment that joins them.
 * @throws where they never cross, or where a name is not one of the series
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
    // A curve that starts on the other one has not crossed it yet.
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
