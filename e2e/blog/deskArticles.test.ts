import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskArticleList } from '../../data/api/articleAnswers.ts';
import { askArticles, readyArticle } from '../testing/deskArticle.ts';
import { openPage } from '../testing/openPage.ts';
import { type Site, startSite } from '../testing/site.ts';

/** Five seconds where nothing else runs; the measure is the trust form's, this machine may be busy. */
const WITHIN_MS = 30_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const read = async (path: string) => {
  const answer = await fetch(site.base + path, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
/** Every place that shows articles, until all do or none does. */
const PLACES = ['/blog', '/', '/rss.xml', '/sitemap.xml', '/blog?q=xylographes'];
const naming = async (slug: string) => {
  const texts = await Promise.all(PLACES.map(async (place) => (await read(place)).text));
  return PLACES.filter((_, index) => texts[index]?.includes(`/blog/${slug}`));
};

test('an article of the desk: private link, publication everywhere, another address, withdrawal', async () => {
  const { article } = await askArticles(site.base, 'POST', '', readyArticle);
  const { url } = await askArticles<{ url: string }>(site.base, 'POST', `/${article.id}/preview-link`);
  const link = url.replace(/^https?:\/\/[^/]+/, '');
  const preview = await read(link);
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(preview.text).toContain('<meta name="robots" content="noindex">');
  expect((await read(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
  expect((await read('/blog/relire-un-devis-a-deux')).status).toBe(404);

  const out = await askArticles(site.base, 'POST', `/${article.id}/publish`, { version: article.version });
  const slug = out.article.public_slug ?? '';
  await expect.poll(() => naming(slug), { timeout: WITHIN_MS }).toEqual(PLACES);
  const page = await openPage(`${site.base}/blog/${slug}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Relire un');
  await page.locator('article a[href="#source-1"]').click();
  expect(page.url()).toContain('#source-1');

  const moved = await askArticles<{ version: number }>(site.base, 'PATCH', `/${article.id}`, {
    version: out.article.version,
    changes: { slug: 'relire-a-deux' },
  });
  const again = await askArticles(site.base, 'POST', `/${article.id}/publish`, { version: moved.version });
  await expect.poll(async () => (await read(`/blog/${slug}`)).status, { timeout: WITHIN_MS }).toBe(301);
  expect((await read(`/blog/${slug}`)).headers.get('location')).toBe('/blog/relire-a-deux');

  await askArticles(site.base, 'POST', `/${article.id}/withdraw`, { version: again.article.version });
  await expect.poll(() => naming('relire-a-deux'), { timeout: WITHIN_MS }).toEqual([]);
  expect((await read('/blog/relire-a-deux')).status).toBe(404);
});

test('a changed title of a built-in article is on its page, and a withdrawn one is on none', async () => {
  const change = (body: object) =>
    askArticles<{ article: { version: number } }>(site.base, 'PATCH', '/built-in/article-12', body);
  const { built_in } = await askArticles<DeskArticleList>(site.base, 'GET', '');
  const version = built_in.find(({ slug }) => slug === 'article-12')?.version ?? 0;
  const { article } = await change({ version, state: 'published', title: 'Un mois décidé avant midi' });
  await expect
    .poll(async () => (await read('/blog/article-12')).text, { timeout: WITHIN_MS })
    .toContain('<title>Un mois décidé avant midi');
  await change({ version: article.version, title: null, state: 'withdrawn' });
  await expect.poll(async () => (await read('/blog/article-12')).status, { timeout: WITHIN_MS }).toBe(404);
  expect((await read('/blog')).text).not.toContain('/blog/article-12"');
});
