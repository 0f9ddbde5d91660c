/** Amounts as whole percentages of their sum that add up to one hundred: the largest remainders are rounded up. */
export function wholeShares(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const exact = amounts.map((amount) => (amount * 100) / whole);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  for (const { index } of byRemainder.sort((a, b) => b.rest - a.rest).slice(0, missing))
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
