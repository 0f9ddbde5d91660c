/** A share of so many trials, with its 95 % interval; all three shares from 0 to 1. */
export interface Share {
  count: number;
  of: number;
  low: number;
  high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/**
 * Wilson's score interval of a proportion at 95 %. E. B. Wilson, « Probable inference, the law of succession, and statistical
 * inference », JASA 22 (1927), 209–212. Of no trial nothing is known: from 0 to 1.
 */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, of, low: 0, high: 1 };
  const share = count / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { count, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * McNemar's exact test, two-sided: how likely pairs that differ fall at least so unevenly by chance. Q. McNemar, « Note on the
 * sampling error of the difference between correlated proportions », Psychometrika 12 (1947), 153–157; exact: binomial with 1/2.
 * @param onlyFirst questions that the first alone got right
 * @param onlySecond questions that the second alone got right
 * @returns p, from 0 to 1; 1 where no pair differs
 */
export function mcNemar(onlyFirst: number, onlySecond: number): number {
  const pairs = onlyFirst + onlySecond;
  let term = 0.5 ** pairs;
  let tail = term;
  for (let k = 1; k <= Math.min(onlyFirst, onlySecond); k++) {
    term *= (pairs - k + 1) / k;
    tail += term;
  }
  return Math.min(1, 2 * tail);
}

/**
 * How many questions two models would miss with the same wrong answer if their errors were independent and fell evenly on the
 * wrong choices: the « random » of E. Kim et al., « Correlated errors in large language models », ICML 2025 (PMLR 267), times the
 * independent rate of both erring.
 */
export const sameErrorsByChance = (
  questions: number,
  firstWrong: number,
  secondWrong: number,
  choices: number,
): number => (firstWrong * secondWrong) / questions / (choices - 1);

/** What was given most often; undefined where nothing was, or two were as often. */
export function plurality(given: readonly (number | undefined)[]): number | undefined {
  const counts = new Map<number, number>();
  for (const one of given) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] !== second?.[1] ? first[0] : undefined;
}
