import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listedPaths } from '../../bin/build/describePages.ts';
import { contractNoticeKinds, contractNotices } from '../../data/leads/contractNotices.ts';
import { articleFaults, articleOf, leadsOn } from '../blog/articleVisit.ts';
import { openPage } from '../testing/openPage.ts';
import { isWide } from '../testing/wide.ts';
import { kinds } from './kinds.ts';
import { leftOnDevice, readToTheEnd } from './leftOnDevice.ts';
import { sideways } from './perception.ts';
import { stillPaths } from './states.ts';
import { SCHEMES, violations } from './violations.ts';

/** Every public page, whether the sitemap names it or not. */
const routes = [
  ...new Set([
    ...listedPaths(),
    ...stillPaths,
    ...contractNoticeKinds.map(({ code }) => contractNotices[code].path),
    // Omits the addresses with a query: they show a page that is already in the list.
    ...kinds.filter((kind) => !kind.includes('?')),
  ]),
];
const oneOfAKind: readonly string[] = [...kinds, '/devis'];
/** From the widest screen to the narrowest. */
const WIDTHS = [1920, 1440, 1180, 1024, 820, 390, 360, 320] as const;
type Width = (typeof WIDTHS)[number];
type Scheme = (typeof SCHEMES)[number];

const isOnScreen = (route: string): boolean => routes.indexOf(route) % 2 === 0;

/**
 * Widths at which a page is tested: all for one page of each kind. Other pages of the kind differ only in words, so one width and the
 * narrowest phone are enough to find overflow.
 */
const widthsOf = (route: string): readonly Width[] =>
  isWide || oneOfAKind.includes(route) ? WIDTHS : [isOnScreen(route) ? 1440 : 390, 320];

/**
 * Colour schemes in which a page is tested at a width: both for one page of each kind. Other pages use light on a screen and dark on a
 * phone, by turns; `npm run test:wide` tests each page in both.
 */
function schemesOf(route: string, width: Width): readonly Scheme[] {
  if (width !== 1440 && width !== 390) return [];
  if (oneOfAKind.includes(route)) return SCHEMES;
  const onScreen = isOnScreen(route);
  if (width === 1440) return isWide || onScreen ? ['light'] : [];
  return isWide || !onScreen ? ['dark'] : [];
}

/**
 * Maximum layout shift: almost none; more where a typeface arrived after the first paint and a line breaks elsewhere, which
 * `typefaces.test.ts` tests.
 */
const MOVES = { typefacesInTime: 0.01, typefacesLate: 0.05 };
/** Whether a typeface arrived after the first paint. */
const typefacesLate = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.some(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > painted);
  });
/** Layout shift since the page began to show, as the browser measures it. */
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

// One visit of a page makes all checks, since opening it takes longer than most of them.
test.each(routes)(
  '%s has one h1, a quiet console, no axe violation, no sideways scroll from 320 px up, and leaves nothing on the device',
  async (route) => {
    const whole = isWide || oneOfAKind.includes(route);
    const page = await openPage(route, { height: 900, own: whole, allowed: [/404/] });
    const article = articleOf(route);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await layoutShift(page)).toBeLessThan(
      MOVES[(await typefacesLate(page)) ? 'typefacesLate' : 'typefacesInTime'],
    );
    if (whole) await readToTheEnd(page);
    for (const width of widthsOf(route)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(sideways), `${width} px`).toBeLessThanOrEqual(0);
      if (article) expect.soft(await articleFaults(page, width), `${width} px`).toEqual([]);
      const schemes = schemesOf(route, width);
      if (schemes.length > 0) expect.soft(await violations(page, schemes), `${width} px`).toEqual([]);
    }
    expect(await leftOnDevice(page)).toEqual([]);
    if (article) await leadsOn(page, article, whole);
  },
);
