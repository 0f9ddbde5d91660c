/** Part of the doctrine (`method.ts`) on comparing: models on the same files, two months, prices, and the minutes of a check. */
export const comparing = {
  /** Comparison of two models on the same files: which is better, beyond chance. */
  duel: {
    /** Counting rule. A tie counts for neither, and its file is left out. */
    win: 'le dossier revient au modèle dont la réponse, lue sans son nom, compte le moins d’affirmations fausses ou inventées ; à égalité, il ne compte pas',
    /** Maximum probability that chance gives as many wins, for a result to count as more than luck: the usual 5 %. */
    luck: 1 / 20,
  },

  /** Minutes of the four steps of cross-checking: cut up the question, ask, compare, open the sources. */
  crossCheck: {
    /** With two models. */
    two: [5, 10, 10, 10],
    /** With five, least and most: the durations of docs/product/specification.md § 3. */
    five: [
      [15, 30],
      [20, 45],
      [30, 60],
      [45, 90],
    ],
    /** Hourly cost, in euros, of the person who checks. */
    hourlyCost: 40,
  },

  /** Reference job for prices: tokens of some fifteen pages read and of one written, so many times a month. */
  job: { input: 10_000, output: 1000, times: 200 },
} as const;

/** Binomial coefficient: ways to choose `k` of `n`. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((product, factor) => product * factor, 1);

/**
 * Chance that one of two equal models wins at least so many of the files, from 0 to 1: each file a fair coin (one-sided sign test; tail of
 * the binomial distribution).
 */
export function chanceOfWinning(wins: number, files: number): number {
  let favourable = 0;
  for (let won = wins; won <= files; won++) favourable += choose(files, won);
  return favourable / 2 ** files;
}

/**
 * Smallest number of wins that luck alone reaches less often than `comparing.duel.luck`; null if luck wins even every file more often than
 * that.
 */
export function winsNeeded(files: number): number | null {
  for (let wins = Math.ceil(files / 2); wins <= files; wins++)
    if (chanceOfWinning(wins, files) < comparing.duel.luck) return wins;
  return null;
}

/**
 * Minimum difference of two counts for chance to be an unlikely reason: twice the root of their sum, since the variance of a rare event's
 * count is the count (Poisson), and two standard deviations leave one time in twenty.
 */
export const chanceBetween = (before: number, after: number): number => 2 * Math.sqrt(before + after);

/**
 * The least rise that exceeds so many standard deviations, as a share of `before`: the root of d² = k² × (2n + d).
 * @param deviations 2 to tell a counted rise from chance; 2.8 (1.96 for chance, 0.84 for the power) to notice a real rise four times in
 * five.
 */
export const leastRise = (before: number, deviations = 2): number =>
  (deviations ** 2 + deviations * Math.sqrt(deviations ** 2 + 8 * before)) / (2 * before);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const { two, five, hourlyCost } = comparing.crossCheck;
/** Minutes of a cross-check: with two models, and with five at the least and at the most. */
export const crossMinutes = {
  two: sum(two),
  fiveLeast: sum(five.map(([least]) => least)),
  fiveMost: sum(five.map(([, most]) => most)),
};

/** Cost of this many minutes of cross-checking, in euros, subscriptions not included. */
export const crossCost = (minutes: number): number => (minutes * hourlyCost) / 60;

/** Dollars or euros for one job, from prices of a million tokens. */
export const jobCost = ({ input, output }: { input: number; output: number }): number =>
  (input * comparing.job.input + output * comparing.job.output) / 1_000_000;
