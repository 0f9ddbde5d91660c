import type { Page } from 'playwright-core';

/** Resolves when the page answers to its visitor. */
export const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
