import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';

/** How many sheets a printed page takes: the page objects of the PDF. */
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
  // What stands on the navy band on a screen is ink on paper too.
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
