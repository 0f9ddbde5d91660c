import type { Page } from 'playwright-core';

/** Resolves when the page answers to its visitor and stands at its full height, in the typefaces that stay. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => ['hydrated', 'laid out'].every((mark) => performance.getEntriesByName(mark).length > 0));
