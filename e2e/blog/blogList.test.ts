import { expect, test } from 'vitest';
import { modifiedDate } from '../../data/articles/types.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import { base } from '../testing/base.ts';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';
import { plain } from '../testing/wide.ts';

const read = async (path: string) => {
  const response = await fetch(`${base()}${path}`);
  const html = await response.text();
  return { html, cards: [...html.matchAll(/<a href="\/blog\/(article-\d+)"/g)].map(([, slug]) => slug) };
};

test('the search works without script: words and a topic in the address give the articles that hold them', async () => {
  const page = await openPage('/blog', { javaScriptEnabled: false });
  await page.getByLabel('Chercher dans les articles').fill('Canada');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.waitForURL('**/blog?q=Canada');
  expect(plain(await page.getByRole('status').first().textContent())).toMatch(/^\d+ articles? pour « Canada »\.$/);
  expect(await page.getByLabel('Chercher dans les articles').inputValue()).toBe('Canada');
  await page.getByRole('link', { name: 'Vendre', exact: true }).click();
  await page.waitForURL('**/blog?q=Canada&sujet=vendre');
});

test('unknown words find no article, says so, and leads back to all of them', async () => {
  const page = await openPage('/blog?q=xylophone');
  await page.getByText('Aucun article pour « xylophone ».').waitFor();
  await page.getByRole('link', { name: 'Voir tous les articles' }).click();
  await page.waitForURL('**/blog');
});

test('a search answer is rendered for its address alone: the shared page keeps its eighteen cards', async () => {
  const [searched, plainList, tagged] = [
    await read('/blog?sujet=cas'),
    await read('/blog'),
    await read('/blog?utm_source=a'),
  ];
  expect(searched.cards.length).toBeLessThan(articles.length);
  expect(new Set(plainList.cards).size).toBe(articles.length);
  expect(tagged.html).toBe(plainList.html);
  expect(searched.html).toContain('noindex');
  expect(plainList.html).not.toContain('noindex');
});

test('what is searched is shown as text, never as markup', async () => {
  const { html } = await read(`/blog?q=${encodeURIComponent('<img src=x onerror=alert(1)>"')}`);
  expect(html).not.toContain('<img src=x');
});

test.each([true, false])(
  'every card has its drawing and both its dates, with script (%s) or without',
  async (javaScriptEnabled) => {
    const page = await openPage('/blog', { javaScriptEnabled });
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(articles.length);
    if (javaScriptEnabled) await hydrated(page);
    expect(await cards.locator('svg[viewBox="0 0 320 200"]').count()).toBe(articles.length);
    const dates = cards.first().locator('time');
    expect(await dates.evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))).toEqual([
      articles[0]?.date,
      articles[0] && modifiedDate(articles[0]),
    ]);
  },
);
