import type { PageWeight } from './pageWeights.ts';

/** Budgets in bytes, compressed (1 KB = 1,000 bytes). The desk is the owner's own application: no budget. */
export const budgets = {
  /** The JavaScript that hydrates a page. */
  script: 124_000,
  /** What hydrates the parts that are read and not used, after the rest (`components/later.ts`). */
  later: 11_000,
  /** What is fetched at the first sign of a reader. */
  ahead: 50_000,
  /** HTML, CSS, and the data that hydration reads. */
  document: 26_500,
  /** The same of an article: some three thousand words, with their tables and figures, and the text as data in place of a script. */
  article: 32_000,
  /** The same of an example: eight pages of a deliverable stand in it, every chart drawn for each width, with its table. */
  example: 31_500,
  fonts: 65_000,
};

export const hasBudget = ({ page }: PageWeight): boolean => !page.startsWith('/pages/admin');
