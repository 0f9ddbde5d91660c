/**
 * How long to wait after failure number `failures` (1, 2, …): doubling from 5 s, never over `longest`, with up to a
 * quarter taken off at random so that rows that failed together do not come back together.
 * @returns milliseconds.
 */
export function backoff(failures: number, longest: number, random: () => number): number {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), longest);
  return Math.round(whole * (1 - random() / 4));
}

const FIRST_WAIT_MS = 5000;
