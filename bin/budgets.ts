/** First-visit budgets in bytes, compressed (1 KB = 1,000 bytes). The desk is the owner's own application: no budget. */
export const budgets = {
  home: 110_000,
  article: 100_000,
  interactiveArticle: 115_000,
  page: 115_000,
  ownArticle: 3_000,
  ownInteractiveArticle: 25_000,
  document: 25_000,
  fonts: 90_000,
};

/** Articles with calculators, polls and comparators: they hydrate what a static article does not have. */
const INTERACTIVE = /\/article-[1-6]$/;

/** The JavaScript a page may need before a click; none for the desk. */
export function scriptBudget(page: string): number | undefined {
  if (page.startsWith('/pages/admin')) return undefined;
  if (page === '/pages/index') return budgets.home;
  if (page.startsWith('/pages/blog/article-'))
    return INTERACTIVE.test(page) ? budgets.interactiveArticle : budgets.article;
  return budgets.page;
}

/** The JavaScript an article may ask for beyond what every public page loads; none for other pages. */
export function ownScriptBudget(page: string): number | undefined {
  if (!page.startsWith('/pages/blog/article-')) return undefined;
  return INTERACTIVE.test(page) ? budgets.ownInteractiveArticle : budgets.ownArticle;
}
