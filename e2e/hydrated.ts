import type { Page } from 'playwright-core';

/** Resolves when the page answers to its visitor and stands at its full height. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName('hydrated').length > 0 && !document.querySelector('[data-later]'),
  );
