import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listedPaths } from '../../bin/build/sitePages.ts';
import { articleFaults, articleOf, leadsOn } from '../blog/articleVisit.ts';
import { openPage } from '../testing/openPage.ts';
import { kinds } from './kinds.ts';
import { SCHEMES, violations } from './violations.ts';

const routes = [...listedPaths(), '/devis'];
/** From the widest screen to the narrowest. */
const WIDTHS = [1920, 1440, 1180, 1024, 820, 390, 360, 320] as const;
type Width = (typeof WIDTHS)[number];

/** One page of each kind is looked at in every scheme on a screen and on a phone; its sisters once in each. */
function schemesOf(route: string, width: Width): readonly (typeof SCHEMES)[number][] {
  if (width !== 1440 && width !== 390) return [];
  if ((kinds as readonly string[]).includes(route)) return SCHEMES;
  return width === 1440 ? ['light'] : ['dark'];
}

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

// One visit answers all that is asked of every page, and of every article: opening it costs more than most questions.
test.each(routes)(
  '%s has one h1, a quiet console, no axe violation and no sideways scroll, in both schemes, from 320 px up',
  async (route) => {
    const page = await openPage(route, { height: 900, cold: true });
    const article = articleOf(route);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
      if (article) expect.soft(await articleFaults(page, width), `${width} px`).toEqual([]);
      const schemes = schemesOf(route, width);
      if (schemes.length > 0) expect.soft(await violations(page, schemes), `${width} px`).toEqual([]);
    }
    if (article) await leadsOn(page, article);
  },
);
