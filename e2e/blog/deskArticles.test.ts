import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskArticleList } from '../../data/api/articles.ts';
import { SCHEMES, violations } from '../every/violations.ts';
import { askArticles, everyPart, readyArticle } from '../testing/deskArticle.ts';
import { openPage } from '../testing/openPage.ts';
import { type Site, startSite } from '../testing/site.ts';

/**
 * Time limit for a change to reach the pages, on a machine that may be busy; on an idle machine five seconds, which the trust tests
 * measure.
 */
const WITHIN_MS = 30_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const read = async (path: string) => {
  const response = await fetch(site.base + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
/** Paths that show articles: pages, feed, sitemap and search. */
const PLACES = ['/blog', '/', '/rss.xml', '/sitemap.xml', '/blog?q=xylographes'];
const naming = async (slug: string) => {
  const texts = await Promise.all(PLACES.map(async (place) => (await read(place)).text));
  return PLACES.filter((_, index) => texts[index]?.includes(`/blog/${slug}`));
};

/** Whether the page of a withdrawn article is a 410 for search engines, with a sentence and a link to the blog for visitors. */
const withdrawn = async (path: string) => {
  const { status, text } = await read(path);
  return status === 410 && text.includes('Cet article a été retiré') && text.includes('href="/blog"');
};

test('an article of the desk: private link, publication everywhere, another address, withdrawal', async () => {
  const { article } = await askArticles(site.base, 'POST', '', { ...readyArticle, cover: 'finance' });
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
  const list = await openPage(`${site.base}/blog`);
  await list.locator('article').first().locator('[data-cover=finance] svg').waitFor();
  const page = await openPage(`${site.base}/blog/${slug}`);
  await page.locator('header [data-cover=finance] svg').waitFor();
  expect((await read(`/blog/${slug}`)).text).toMatch(
    new RegExp(`og:image" content="[^"]+/social/blog-${slug}\\.png[?"]`),
  );
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
  expect([await withdrawn('/blog/relire-a-deux'), await withdrawn(`/blog/${slug}`)]).toEqual([true, true]);
  await openPage(`${site.base}/blog/relire-a-deux`, { allowed: [/410/] });
});

test('an article with every part and no mercy on line lengths fits its page, in both schemes and on paper', async () => {
  const { article } = await askArticles(site.base, 'POST', '', everyPart);
  const out = await askArticles(site.base, 'POST', `/${article.id}/publish`, { version: article.version });
  const address = `/blog/${out.article.public_slug}`;
  await expect.poll(async () => (await read(address)).status, { timeout: WITHIN_MS }).toBe(200);
  const page = await openPage(site.base + address);
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(await wide()).toBe(width);
    if (width === 1440 || width === 390) expect.soft(await violations(page, SCHEMES), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
  const cut = page.locator('[data-article-body] :is(pre, table, p)');
  expect(await cut.evaluateAll((parts) => parts.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
});

test('a changed title of a built-in article is on its page, and a withdrawn one is in no list', async () => {
  const change = (body: object) =>
    askArticles<{ article: { version: number } }>(site.base, 'PATCH', '/built-in/article-12', body);
  const { built_in } = await askArticles<DeskArticleList>(site.base, 'GET', '');
  const version = built_in.find(({ slug }) => slug === 'article-12')?.version ?? 0;
  const { article } = await change({ version, state: 'published', title: 'Un mois décidé avant midi' });
  await expect
    .poll(async () => (await read('/blog/article-12')).text, { timeout: WITHIN_MS })
    .toContain('<title>Un mois décidé avant midi');
  await change({ version: article.version, title: null, state: 'withdrawn' });
  await expect.poll(() => withdrawn('/blog/article-12'), { timeout: WITHIN_MS }).toBe(true);
  expect((await read('/blog')).text).not.toContain('/blog/article-12"');
});
