import type { PageWeight } from './pageWeights.ts';

/** First-visit budgets in bytes, compressed (1 KB = 1,000 bytes). The desk is the owner's own application: no budget. */
export const budgets = {
  /** A page the server wrote, and the listeners every page shares. */
  page: 10_000,
  /** A page React takes over: the runtime, React and the page's own parts. */
  livePage: 115_000,
  ownLivePage: 25_000,
  document: 25_000,
  fonts: 65_000,
};

const hasBudget = ({ page }: PageWeight) => !page.startsWith('/pages/admin');

/** The JavaScript a page may need before a click; none for the desk. */
export function scriptBudget(page: PageWeight): number | undefined {
  if (!hasBudget(page)) return undefined;
  return page.live ? budgets.livePage : budgets.page;
}

/** The JavaScript a live page may ask for beyond what every live page loads; none for other pages. */
export const ownScriptBudget = (page: PageWeight): number | undefined =>
  page.live && hasBudget(page) ? budgets.ownLivePage : undefined;
