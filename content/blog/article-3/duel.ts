/** Ways to choose `k` among `n`. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, index) => (n - index) / (index + 1)).reduce((product, factor) => product * factor, 1);

/** The chance that one of two equal models wins at least so many of the files, each file a fair coin: from 0 to 1. */
export function chanceOfWinning(wins: number, files: number): number {
  let favourable = 0;
  for (let won = wins; won <= files; won++) favourable += choose(files, won);
  return favourable / 2 ** files;
}

/** The fewest wins that luck alone gives less than one time in twenty; null where even all of them do not suffice. */
export function winsNeeded(files: number): number | null {
  for (let wins = Math.ceil(files / 2); wins <= files; wins++) if (chanceOfWinning(wins, files) < 0.05) return wins;
  return null;
}

/** How many files the table of the article goes through. */
export const duelSizes = [4, 6, 10, 20] as const;
