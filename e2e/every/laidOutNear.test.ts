import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';

/** Opens a page in a browser that never becomes idle. */
async function openBusy(path: string, width: number): Promise<Page> {
  const page = await openPage('/accessibilite', { width, own: true });
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(new URL(path, page.url()).href);
  await hydrated(page);
  return page;
}

const PAGES = ['/', '/about', '/services/etude-marche'];
/** Pages whose parts have an estimated height, the average of their kind: only the length of the whole page is checked. */
const WRITTEN = ['etude-marche', 'contenu-premium', 'automatisation', 'strategie', 'analyse-financiere']
  .map((example) => `/exemples/${example}`)
  .concat(['/blog/article-3', '/blog/article-5', '/blog/article-9', '/blog/article-16', '/legal/cgv']);
/** Maximum relative difference between a part's stated and actual height; a difference only shows when the part comes near the window. */
const CLOSE = 0.2;

/** Name, stated height and actual height of each part that is only laid out near the window. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main section')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto' && part.offsetHeight > 0,
    );
    const stated = parts.map((part) => Number(/[\d.]+/.exec(getComputedStyle(part).containIntrinsicBlockSize)?.[0]));
    document.documentElement.toggleAttribute('data-whole', true);
    return parts.map((part, index) => {
      const { paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(part);
      const around = [paddingTop, paddingBottom, borderTopWidth].reduce(
        (sum, edge) => sum + Number.parseFloat(edge),
        0,
      );
      return {
        name: part.getAttribute('aria-labelledby') ?? part.tagName,
        stated: (stated[index] ?? 0) + around,
        is: part.offsetHeight,
      };
    });
  });

/** Ids of the sections whose content is not laid out. */
const far = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')].flatMap((section) =>
      section.checkVisibility() &&
      section.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }) === false
        ? [section.id]
        : [],
    ),
  );

test.each([390, 820, 1440])('at %i px what is not laid out yet is nearly as tall as it will be', async (width) => {
  for (const path of PAGES) {
    const page = await openBusy(path, width);
    const parts = await heights(page);
    expect(parts.length, path).toBeGreaterThan(1);
    expect(
      parts.filter(({ stated, is }) => Math.abs(stated - is) > CLOSE * is),
      path,
    ).toEqual([]);
  }
});

test.each([390, 820, 1440])('at %i px a page of written parts is nearly as long as it will be', async (width) => {
  for (const path of WRITTEN) {
    const page = await openBusy(path, width);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const stated = await length();
    await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
    const is = await length();
    expect(stated, path).not.toBe(is);
    expect(Math.abs(stated - is) / is, path).toBeLessThan(0.25);
  }
});

test('what lies far below is laid out when it comes near, and at once where the address, the bar or a reload asks for a place of the page', async () => {
  const page = await openBusy('/', 390);
  expect(await far(page)).toEqual(expect.arrayContaining(['services', 'portfolio', 'faq']));
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect.poll(() => far(page)).not.toContain('services');
  await page.evaluate(() => location.assign('#faq'));
  await expect.poll(() => far(page)).toEqual([]);
  await page.goto(new URL('/', page.url()).href);
  expect(await far(page)).toContain('faq');
  // A reload restores the visitor's position.
  await page.reload();
  await expect.poll(() => far(page)).toEqual([]);
  const wide = await openBusy('/', 1440);
  expect(await far(wide)).toContain('faq');
  await wide.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => far(wide)).toEqual([]);
});

test('on paper everything is laid out', async () => {
  const page = await openBusy('/', 794);
  expect(await far(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await far(page)).toEqual([]);
});

test.each(PAGES)(
  'once %s is idle everything is laid out, part by part, and nothing moves under the visitor’s eyes',
  async (path) => {
    const page = await openPage(path, { width: 390 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    const shown = await page.evaluate(() => document.elementFromPoint(195, 400)?.closest('section')?.id);
    const left = () =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll('main, main *')];
        return parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length;
      });
    await expect.poll(left).toBe(0);
    expect(await far(page)).toEqual([]);
    expect(await page.evaluate(() => document.elementFromPoint(195, 400)?.closest('section')?.id)).toBe(shown);
  },
);
