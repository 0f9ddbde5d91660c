import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base } from './base.ts';
import { hydrated } from './hydrated.ts';
import { openPage } from './openPage.ts';

/** The site's own typefaces the page wears. */
const worn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Variable')).map(({ status }) => status),
  );

/** Opens a path anew, the font files held back, and answers how much moved under the visitor. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(base() + path);
  await hydrated(page);
  await page.waitForTimeout(100);
  return page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}

test('typefaces that come late move nothing on a phone, worn or not', async () => {
  const page = await openPage('/', { width: 390, height: 844, own: true });
  for (const path of ['/', '/blog', '/services/strategie', '/blog/article-9']) {
    expect(await shiftOf(page, path), path).toBeLessThan(0.01);
  }
});

/** Makes the stand-ins of a page far too wide: the typefaces would break its lines elsewhere. */
const widenStandIns = (page: Page, path: string) =>
  page.route(base() + path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/size-adjust:[\d.]+%/g, 'size-adjust:140%');
    await route.fulfill({ response: answer, body });
  });

test('where they would break the lines elsewhere, the page stays in the stand-ins to its end', async () => {
  const page = await openPage('/', { bypassCSP: true, own: true });
  await widenStandIns(page, '/about');
  expect(await shiftOf(page, '/about')).toBeLessThan(0.01);
  expect(await worn(page)).toEqual([]);
});

test('the next page of the site wears them from its first paint on, wherever its lines break', async () => {
  const page = await openPage('/', { bypassCSP: true, own: true });
  await hydrated(page);
  await widenStandIns(page, '/about');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'À propos' }).click();
  await page.waitForURL('**/about');
  await hydrated(page);
  expect(await worn(page)).toEqual(['loaded', 'loaded']);
});

test('a section asked for while they are on their way is found where it stays', async () => {
  const page = await openPage('/', { width: 390, height: 844, own: true });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).click();
  const top = () => page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  const found = await top();
  expect(found).toBeGreaterThan(-1);
  arrived.resolve();
  await hydrated(page);
  expect(Math.abs((await top()) - found)).toBeLessThanOrEqual(3);
});

test('without script the page names them itself', async () => {
  const page = await openPage('/', { javaScriptEnabled: false });
  await expect.poll(() => worn(page)).toHaveLength(2);
});
