import type { Article } from './types.ts';

/** The day of the last change, else of publication: YYYY-MM-DD. */
export const modifiedDate = ({ changes, date }: Pick<Article, 'changes' | 'date'>): string =>
  changes.at(-1)?.date ?? date;
