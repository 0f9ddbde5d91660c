import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AHEAD, budgets, fontWeight, hasBudget, pageWeights, readManifest } from '../bin/build/pageWeights.ts';
import { articles } from '../data/blog/articles.baked.ts';
import { examples } from '../data/examples.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { brotliOptions } from '../server/pages/pageEntry.ts';

const ONE_OF_EACH = ['/', '/services/etude-marche', '/blog', '/legal/cgv'];
const ARTICLES = articles.map(({ slug }) => `/blog/${slug}`);
const EXAMPLES = examples(content).map(({ slug }) => `/exemples/${slug}`);
const dist = path.join(import.meta.dirname, '..', 'dist');

test('no page needs more JavaScript to hydrate, nor fetches more ahead, than its budget', () => {
  const weights = pageWeights(dist).filter(hasBudget);
  expect(weights.length).toBeGreaterThan(20);
  for (const { script } of weights) expect(script).toBeGreaterThan(50_000);
  expect(
    weights.filter(
      ({ script, later, ahead }) => script > budgets.script || script + later > budgets.whole || ahead > budgets.ahead,
    ),
  ).toEqual([]);
});

test('no public page loads the desk’s router, a validator or the dialog', () => {
  const manifest = readManifest(dist);
  const dialog = manifest[AHEAD]?.file;
  expect(dialog).toBeDefined();
  const holds = (word: string) => (file: string) =>
    readFileSync(path.join(dist, 'client', file), 'utf8').includes(word);
  const [desk] = pageWeights(dist).filter((page) => !hasBudget(page));
  expect(desk?.files.some(holds('reactrouter.com'))).toBe(true);
  const files = new Set(pageWeights(dist).flatMap((page) => (hasBudget(page) ? page.files : [])));
  for (const word of ['reactrouter.com', 'ZodError']) expect([...files].filter(holds(word)), word).toEqual([]);
  expect(files.has(dialog ?? '')).toBe(false);
});

test('the fonts of every page stay within their budget', () => {
  const weight = fontWeight(dist);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(budgets.fonts);
});

/** Bytes of a page's HTML compressed with brotli, as visitors receive it. */
const servedSize = (html: string) => brotliCompressSync(html, brotliOptions(Buffer.from(html), 'cached')).length;

test('the HTML, CSS and data of a page of each kind, of every article and of every example stay within their budget', async () => {
  const { renderPage } = (await import('vike/server')) as unknown as {
    renderPage: (init: object) => Promise<{ httpResponse: { body: string } }>;
  };
  await import(/* @vite-ignore */ path.join(dist, 'server', 'entry.mjs'));
  const sizes = new Map<string, number>();
  for (const urlOriginal of [...ONE_OF_EACH, ...ARTICLES, ...EXAMPLES]) {
    const { httpResponse } = await renderPage({ urlOriginal, baseUrl: 'https://site.test' });
    sizes.set(urlOriginal, servedSize(httpResponse.body));
  }
  const budgetOf = (url: string) =>
    EXAMPLES.includes(url) ? budgets.example : ARTICLES.includes(url) ? budgets.article : budgets.document;
  expect([...sizes].filter(([url, size]) => size > budgetOf(url))).toEqual([]);
});
