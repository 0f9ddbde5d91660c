import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readManifest } from '../server/buildManifest.ts';
import { budgets, ownScriptBudget, scriptBudget } from './budgets.ts';
import { fontWeight, pageWeights } from './pageWeights.ts';

const ONE_OF_EACH = ['/', '/services/etude-marche', '/exemples/etude-marche', '/blog', '/blog/article-1', '/legal/cgv'];
// `npm test` builds before it tests.
const dist = path.join(path.dirname(import.meta.dirname), 'dist');

test('no page asks for more JavaScript before a click than its budget', () => {
  const weights = pageWeights(dist);
  expect(weights.length).toBeGreaterThan(30);
  expect(weights.filter((page) => page.script > (scriptBudget(page) ?? Number.POSITIVE_INFINITY))).toEqual([]);
});

test('React goes to the pages with calculators and forms, and to the desk, nowhere else', () => {
  const live = pageWeights(dist).filter((page) => page.live);
  const articles = [1, 2, 3, 4, 5, 6].map((number) => `/pages/blog/article-${number}`);
  const others = ['/pages/admin', '/pages/blog/index', '/pages/devis/index', '/pages/legal/resiliation'];
  expect(live.map(({ page }) => page).sort()).toEqual([...articles, ...others].sort());
  for (const { script } of live) expect(script).toBeGreaterThan(50_000);
});

test('a live page asks for at most 25 KB of JavaScript that another live page does without', () => {
  const budgeted = pageWeights(dist).filter((page) => ownScriptBudget(page) !== undefined);
  expect(budgeted.length).toBe(9);
  expect(budgeted.filter((page) => page.own > (ownScriptBudget(page) ?? 0))).toEqual([]);
});

test('neither the desk’s router nor a validator comes with a public page, nor what opens on intent', () => {
  const manifest = readManifest(dist);
  const onIntent = ['components/quote/openDialog.tsx', 'components/ui/mountToasts.tsx'].map(
    (name) => manifest[name]?.file,
  );
  expect(onIntent).not.toContain(undefined);
  const holds = (word: string) => (file: string) =>
    readFileSync(path.join(dist, 'client', file), 'utf8').includes(word);
  const [desk, ...none] = pageWeights(dist).filter(({ page }) => page === '/pages/admin');
  expect(none).toEqual([]);
  expect(desk?.files.some(holds('reactrouter.com'))).toBe(true);
  const files = new Set(pageWeights(dist).flatMap((page) => (page.page === '/pages/admin' ? [] : page.files)));
  for (const word of ['reactrouter.com', 'ZodError']) expect([...files].filter(holds(word)), word).toEqual([]);
  expect(onIntent.filter((file) => files.has(file ?? ''))).toEqual([]);
});

test('the fonts of every page stay within their budget', () => {
  const weight = fontWeight(dist);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(budgets.fonts);
});

test('the HTML and CSS of a page of each kind stay within their budget', async () => {
  const { renderPage } = (await import('vike/server')) as unknown as {
    renderPage: (init: object) => Promise<{ httpResponse: { body: string } }>;
  };
  await import(/* @vite-ignore */ path.join(dist, 'server', 'entry.mjs'));
  const sizes = new Map<string, number>();
  for (const urlOriginal of ONE_OF_EACH) {
    const { httpResponse } = await renderPage({ urlOriginal, baseUrl: 'https://site.test' });
    sizes.set(urlOriginal, brotliCompressSync(httpResponse.body).length);
  }
  expect([...sizes].filter(([, size]) => size > budgets.document)).toEqual([]);
});
