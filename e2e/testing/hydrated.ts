import type { Page } from 'playwright-core';

/** Runs in the page: whether React has hydrated all of it, an article's tools included, in the typefaces of the page. */
export const isHydrated = (): boolean =>
  performance.getEntriesByName('hydrated').length > 0 &&
  document.fonts.status === 'loaded' &&
  [...document.querySelectorAll('[data-article-body] :is(button, input, select)')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  );

/** Resolves once the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);
