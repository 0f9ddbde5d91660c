/** A measure repeated in interleaved rounds: its median, lowest and highest. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    low: sorted[0] ?? Number.NaN,
    high: sorted.at(-1) ?? Number.NaN,
  };
}

/** One line of the report. */
export interface Row {
  what: string;
  asked: string;
  reached: string;
}

export const shown = ({ median, low, high }: Spread, unit: string, digits = 0): string =>
  `${median.toFixed(digits)} ${unit} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
