/** Whole percentages of their sum that add up to 100: the largest remainders are rounded up. */
export function roundedShares(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const exact = values.map((value) => (value * 100) / whole);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, value) => sum + value, 0);
  const raised = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, missing);
  return floors.map((value, index) => value + (raised.some((one) => one.index === index) ? 1 : 0));
}
