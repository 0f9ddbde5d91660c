import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listedPaths } from '../../bin/build/sitePages.ts';
import { openPage } from '../testing/openPage.ts';
import { kinds } from './kinds.ts';
import { SCHEMES, violations } from './violations.ts';

const routes = [...listedPaths(), '/devis'];
/** One page of each kind is looked at in every scheme and width; its sisters in each scheme and in each width. */
const looksAt = (route: string) =>
  (kinds as readonly string[]).includes(route)
    ? ([
        [1440, SCHEMES],
        [390, SCHEMES],
      ] as const)
    : ([
        [1440, ['light']],
        [390, ['dark']],
      ] as const);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What moved since the page began to show, as the browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );

test.each(routes)(
  '%s has one h1, a quiet console, no axe violation and no sideways scroll, in both schemes, from 320 px up',
  async (route) => {
    const page = await openPage(route, { height: 900, own: true }); // with an empty cache, as a first visit
    expect(await page.locator('h1').count()).toBe(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    for (const [width, schemes] of looksAt(route)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page, schemes), `${width} px`).toEqual([]);
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    for (const width of [1920, 1024, 820, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);
