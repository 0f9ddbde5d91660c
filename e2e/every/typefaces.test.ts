import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { amongst } from '../testing/wide.ts';

const ONE_OF_A_KIND = [
  '/',
  '/services/strategie',
  '/exemples/analyse-financiere',
  '/blog',
  '/blog/article-9',
  '/legal/cgv',
  '/devis',
];
const ROUTES = amongst(ONE_OF_A_KIND, [
  ...ONE_OF_A_KIND,
  '/about',
  '/services/automatisation',
  '/exemples/etude-marche',
  '/blog/article-1',
  '/accessibilite',
]);
/** Maximum layout shift when the typefaces come late, by the width of the window. */
const FEW_SHIFTS = [
  [390, 0.01],
  [1440, 0.01],
] as const;
const SHIFTS = amongst<readonly [number, number]>(FEW_SHIFTS, [
  ...FEW_SHIFTS,
  [360, 0.05],
  [412, 0.05],
  [768, 0.05],
  [1024, 0.05],
]);
/** Widths tested with scripts, which take most of a visit; the other widths are tested without. */
const SCRIPTED: readonly number[] = [390, 1440];
const LATE_MS = 800;

/** Number of the site's own typefaces that the page has loaded. */
const worn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .length;
  });

/** Makes the fallback typefaces far too wide (140 %), so that lines break elsewhere than in the site's own typefaces. */
const widenStandIns = (page: Page) =>
  page.route(`${base()}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/size-adjust:[\d.]+%/g, 'size-adjust:140%'),
    });
  });

/** Opens a page whose font files arrive late, in the browser of another page or in a new one. */
async function withLateFonts(beside?: Page): Promise<Page> {
  const page = beside ? await beside.context().newPage() : await openPage('/', { own: true, bypassCSP: true });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  return page;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 700 ? 844 : 900 });

/** Replaces the page's scripts by empty ones: line breaks depend on no script. */
const withoutScripts = (page: Page) =>
  page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/** Opens a path and returns the layout shift until both typefaces are in use. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(base() + path);
  expect(await worn(page), path).toBe(2);
  await page.waitForTimeout(150);
  return page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}

test('typefaces that arrive late are used at once, and little moves, on each page at each width', async () => {
  const first = await withLateFonts();
  const pages = [first, ...(await Promise.all([1, 2, 3].map(() => withLateFonts(first))))];
  // Measures four pages at once, since most of the time is spent waiting for the late files.
  const left = SHIFTS.flatMap(([width, most]) => ROUTES.map((path) => ({ path, width, most })));
  await Promise.all(
    pages.map(async (page) => {
      let scripts = true;
      for (let next = left.shift(); next; next = left.shift()) {
        if (scripts && !SCRIPTED.includes(next.width)) {
          scripts = false;
          await withoutScripts(page);
        }
        await resize(page, next.width);
        const moved = await shiftOf(page, next.path);
        expect.soft(moved, `${next.path} at ${next.width} px`).toBeLessThanOrEqual(next.most);
      }
    }),
  );
});

test('twin: with fallbacks that are too wide, more moves', async () => {
  const page = await withLateFonts(await withLateFonts());
  await resize(page, 390);
  await widenStandIns(page);
  let sum = 0;
  for (const path of ['/', '/blog/article-9', '/exemples/analyse-financiere']) sum += await shiftOf(page, path);
  expect(sum).toBeGreaterThan(0.01);
});

test('every first view asks for both before its first line, and once', async () => {
  const page = await openPage('/', { own: true });
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => {
        const { name, initiatorType } = entry as PerformanceResourceTiming;
        return { name, initiatorType };
      }),
  );
  expect(requests.map(({ initiatorType }) => initiatorType)).toEqual(['link', 'link']);
  expect(await worn(page)).toBe(2);
});

test('without script the page uses them too', async () => {
  const page = await openPage('/', { javaScriptEnabled: false });
  expect(await worn(page)).toBe(2);
});
