import type { Page } from 'playwright-core';

/** Resolves when React answers to the visitor, in the typefaces of the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0 && document.fonts.status === 'loaded');
