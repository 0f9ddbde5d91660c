/** Values on a line: from the data to a distance, with round marks. */
export interface Scale {
  from: number;
  to: number;
  ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The least scale of round marks, about `count` of them, that holds every value; zero always is on it. */
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
