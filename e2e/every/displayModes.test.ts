import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import { kinds, openKind } from './kinds.ts';
import { cut, faint, lostFocus, sideways, smallTargets, words } from './perception.ts';

/** Style with the text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Root font size of a browser set to text half as large again. */
const LARGER = 'html{font-size:24px}';

/** Adds a style sheet to the page, replacing an earlier one. */
const wear = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Median font size of the page's texts, in CSS pixels, without the drawn documents. */
const readingSize = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(p, li, dd, label, td, button)')].filter(
      (text) => text.checkVisibility() && !text.closest('.on-paper'),
    );
    const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)).sort((a, b) => a - b);
    return sizes[Math.floor(sizes.length / 2)] ?? 0;
  });

test.each(kinds)(
  '%s keeps its focus, targets, words and drawings at twice the size, in forced colours, with spaced text and with larger letters',
  async (kind) => {
    const page = await openKind(kind, { width: 1280, height: 720 });
    // Lays out the whole page: parts far from the window have no layout (docs/decisions/0072-scripts-come-last.md).
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    const before = await page.evaluate(words);
    expect(before.length).toBeGreaterThan(5);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(lostFocus), `focus, ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `targets, ${width} px`).toEqual([]);
    }

    await page.setViewportSize({ width: 640, height: 360 });
    const after = new Set(await page.evaluate(words));
    const lost = before.filter((word) => !after.has(word));
    // Leaves out the desk, which hides filters and details at this width; its own tests open them.
    if (kind !== '/admin') expect.soft(lost, '200 %').toEqual([]);
    expect.soft(await page.evaluate(cut), '200 %').toEqual([]);
    expect.soft(await page.evaluate(sideways), '200 %').toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 1280, height: 720 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      expect.soft(await page.evaluate(faint), `forced colours, ${colorScheme}`).toEqual([]);
      expect.soft(await page.evaluate(lostFocus), `focus, forced colours, ${colorScheme}`).toEqual([]);
    }

    await page.emulateMedia({ forcedColors: 'none' });
    for (const [mode, css] of [
      ['spaced', SPACED],
      ['larger', LARGER],
    ] as const) {
      await wear(page, css);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        expect.soft(await page.evaluate(cut), `${mode}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(sideways), `${mode}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    const larger = await readingSize(page);
    await wear(page, '');
    // With a browser's font size raised by half, the median must rise by 1.4 at least: a part of each size depends on the window's width.
    expect(larger / (await readingSize(page))).toBeGreaterThan(1.4);
  },
);

/** Number of sheets of a printed page, by the page objects of its PDF. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.each([
  ['/', 7],
  ['/services/etude-marche', 2],
  ['/blog', 3],
  ['/blog/article-1', 13],
  ['/exemples/analyse-financiere', 10],
])('%s prints light from a dark screen, without what only a screen can do, on few sheets', async (path, most) => {
  const page = await openPage(path, { colorScheme: 'dark', width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return { paper: of('body').backgroundColor, ink: of('h1').color };
  });
  expect(colours).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(11, 24, 48)' });
  // Text on a navy band is dark when printed.
  const onBand = await page
    .locator('.on-band:visible :is(h2, h3)')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color));
  expect(onBand.filter((colour) => colour !== 'rgb(11, 24, 48)')).toEqual([]);
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(/Découvrir|Commander|Lire l’article|Voir (un )?exemple|S’abonner|Retour (au|aux)/);
  expect(sheets(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))).toBeLessThanOrEqual(most);
});

test('a printed source shows its address, a printed page keeps every answer and the bars that carry data', async () => {
  const page = await openPage('/', { width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const source = page.locator('main a[target=_blank]').first();
  const address = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain(await source.getAttribute('href'));
  const answers = page.locator('#faq details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(4);
  for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
  const bar = page.locator('dl i').first();
  expect(await bar.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
});
