/**
 * Part of the doctrine (`method.ts`) about comparisons: of models on the same files, of two months, of prices, and of the minutes a check
 * takes.
 */
export const comparing = {
  /** Comparison of two models on the same files, to find out whether one is better by more than chance. */
  duel: {
    /** Rule by which a file counts as won by a model; a tied file counts for neither. */
    win: 'le dossier revient au modèle dont la réponse, lue sans son nom, compte le moins d’affirmations fausses ou inventées ; à égalité, il ne compte pas',
    /** Maximum probability of so many wins by chance alone for the result to count: the usual 5 %. */
    luck: 1 / 20,
  },

  /** Minutes of each of the four steps of a cross-check: cut up the question, put it to the models, compare, open the sources. */
  crossCheck: {
    /** Minutes of the four steps with two models. */
    two: [5, 10, 10, 10],
    /** Least and most minutes of the four steps with five models, from docs/product/specification.md § 3. */
    five: [
      [15, 30],
      [20, 45],
      [30, 60],
      [45, 90],
    ],
    /** Cost in euros of an hour of the person who checks. */
    hourlyCost: 40,
  },

  /** Job by which prices are compared: `input` tokens read (some fifteen pages) and `output` tokens written (one page), `times` a month. */
  job: { input: 10_000, output: 1000, times: 200 },
} as const;

/** Binomial coefficient: number of ways to choose `k` out of `n`. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((product, factor) => product * factor, 1);

/**
 * Probability, from 0 to 1, that one of two equally good models wins at least `wins` of the files, each decided like a fair coin (one-sided
 * sign test; tail of the binomial distribution).
 */
export function chanceOfWinning(wins: number, files: number): number {
  let favourable = 0;
  for (let won = wins; won <= files; won++) favourable += choose(files, won);
  return favourable / 2 ** files;
}

/**
 * Smallest number of wins whose probability by luck alone is below `comparing.duel.luck`; null if even winning every file is likelier than
 * that.
 */
export function winsNeeded(files: number): number | null {
  for (let wins = Math.ceil(files / 2); wins <= files; wins++)
    if (chanceOfWinning(wins, files) < comparing.duel.luck) return wins;
  return null;
}

/**
 * Difference of two counts from which chance is an unlikely cause: twice the square root of their sum. The variance of a rare event's count
 * is the count (Poisson), and two standard deviations leave one time in twenty.
 */
export const chanceBetween = (before: number, after: number): number => 2 * Math.sqrt(before + after);

/**
 * Smallest rise, as a share of `before`, that exceeds so many standard deviations: the root of d² = k² × (2n + d).
 * @param deviations 2 to tell a counted rise from chance; 2.8 (1.96 for chance, 0.84 for the power) to notice a real rise four times in
 * five.
 */
export const leastRise = (before: number, deviations = 2): number =>
  (deviations ** 2 + deviations * Math.sqrt(deviations ** 2 + 8 * before)) / (2 * before);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const { two, five, hourlyCost } = comparing.crossCheck;
/** Total minutes of a cross-check: with two models, and the least and most with five. */
export const crossMinutes = {
  two: sum(two),
  fiveLeast: sum(five.map(([least]) => least)),
  fiveMost: sum(five.map(([, most]) => most)),
};

/** Cost in euros of so many minutes of cross-checking, without subscriptions. */
export const crossCost = (minutes: number): number => (minutes * hourlyCost) / 60;

/** Price of one job, in the currency of the given prices for a million tokens. */
export const jobCost = ({ input, output }: { input: number; output: number }): number =>
  (input * comparing.job.input + output * comparing.job.output) / 1_000_000;
