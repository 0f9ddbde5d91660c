import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { articles } from '../data/blog/articles.baked.ts';
import { unchangedContent } from '../data/settings/unchangedContent.ts';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';
import type { ArticleText } from './articleTexts.ts';
import { feedHtml } from './findability/feedHtml.ts';
import { feed, webManifest } from './findability.ts';
import { contentOfFields } from './siteContent/pageSettings.ts';
import { siteUnderTest } from './testing/siteUnderTest.ts';

const of = (body: string) => feedHtml(`<div data-article-body>${body}</div>`, '/blog/article-1').html;

test('prose keeps its tags and loses its classes', () => {
  expect(of('<p class="c-1">Une <strong class="c">tâche</strong>.</p>')).toBe('<p>Une <strong>tâche</strong>.</p>');
});

test('a link to a fragment leads to the article, other links stay', () => {
  expect(of('<p>Voir<sup><a href="#source-1">1</a></sup></p>')).toContain('href="/blog/article-1#source-1"');
  expect(of('<p>Voir <a href="/blog" rel="x">le blog</a></p>')).toBe('<p>Voir <a href="/blog">le blog</a></p>');
});

test('controls, drawings and styles are left out, the title of a panel is not', () => {
  expect(of('<h3><button><span>La valeur</span><svg><path d="M0"></path></svg></button></h3><style>a{}</style>')).toBe(
    '<h3>La valeur</h3>',
  );
  expect(of('<div><button>Tous</button><p>Reste.</p></div>')).toBe('<p>Reste.</p>');
});

test('a part with fields becomes a link to the page', () => {
  expect(of('<div><label>Coût</label><input><p>Résultat</p></div>')).toMatch(/^<p><a href="\/blog\/article-1">/);
});

test('words laid out side by side stay apart', () => {
  const { html, text, words } = feedHtml(
    '<ul><li><span>74<span class="unit">%</span></span><span>peinent</span></li></ul>',
    '/',
  );
  expect(html).toBe('<ul><li>74\u00a0% peinent</li></ul>');
  expect(text).toBe('74 % peinent');
  expect(words).toBe(3);
});

test('an illustration keeps its frame as a quotation', () => {
  expect(of('<aside role="note"><p>Exemple illustratif</p></aside>')).toBe(
    '<blockquote><p>Exemple illustratif</p></blockquote>',
  );
});

test('the manifest says the brand and the sentence of the desk, and the icons of the build', () => {
  const file = path.join(temporaryDirectory(), 'manifest.webmanifest');
  const icons = [{ src: '/favicon.svg' }];
  writeFileSync(file, JSON.stringify({ name: 'Avant', short_name: 'Avant', description: 'Avant.', icons }));
  const content = contentOfFields({ 'site.brand': 'Kerébel', 'site.sentence': 'Des études signées.' });
  expect(JSON.parse(webManifest(content, file))).toEqual({
    name: 'Kerébel',
    short_name: 'Kerébel',
    description: 'Des études signées.',
    icons,
  });
});

const BASE = 'https://site.test';
const textsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map((hit) => hit[1] ?? '');
const text = (over: Partial<ArticleText>): ArticleText => ({
  slug: 'article-1',
  html: '',
  text: '',
  words: 0,
  ...over,
});

test('the sitemap names every listed page, at the public address, and the day of those that show one', async () => {
  const listed = [
    { path: '/', modified: undefined },
    { path: '/a?b&c', modified: '2026-11-21' },
  ];
  const pages = {
    listed: async () => listed,
    sendCached: () => false,
    handler: [(_request: unknown, _response: unknown, next: () => void) => next()],
  };
  const { api } = await siteUnderTest({ pages });
  const { status, headers, text: xml } = await api.get('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(textsOf(xml, 'loc')).toEqual([`${BASE}/`, `${BASE}/a?b&amp;c`]);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-21']);
});

test('robots.txt names the sitemap and keeps robots out of private pages', async () => {
  const { api } = await siteUnderTest();
  const { text: body } = await api.get('/robots.txt');
  for (const line of ['Disallow: /admin', 'Disallow: /devis/merci', 'Sitemap: https://site.test/sitemap.xml'])
    expect(body.split('\n')).toContain(line);
});

test('the feed lists every article, newest first, with absolute links only', async () => {
  const { api } = await siteUnderTest();
  const { status, headers, text: xml } = await api.get('/rss.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const days = textsOf(xml, 'pubDate').map((date) => Date.parse(date));
  expect(days).toHaveLength(articles.length);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  const addresses = [...xml.matchAll(/href="([^"]*)"/g)].map((hit) => hit[1] ?? '');
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
});

test('an article of the feed is whole, its links absolute, its sources listed', () => {
  const [first] = articles;
  if (!first) throw new Error('No article');
  const html = '<p>Tout le texte, <a href="/blog/article-1#source-1">1</a>, et ]]> même cela.</p>';
  const xml = feed(unchangedContent, BASE, [first], new Map([['article-1', text({ html })]]));
  const content =
    /<content:encoded>(.*)<\/content:encoded>/s.exec(xml)?.[1]?.replaceAll('<![CDATA[', '').replaceAll(']]>', '') ?? '';
  const body = parse(content);
  expect(body.querySelector('p a')?.getAttribute('href')).toBe(`${BASE}/blog/article-1#source-1`);
  expect(body.querySelectorAll('ol li').filter((row) => row instanceof HTMLElement)).toHaveLength(first.sources.length);
  expect(xml).toContain(']]]]><![CDATA[>');
});

test('an article changed since it was published carries the day in the feed, and one that was not carries no other day', () => {
  const [first] = articles;
  if (!first) throw new Error('No article');
  const changes = [{ date: '2026-11-25', what: 'Un chiffre.', why: 'Il a changé.' }];
  const xml = feed(unchangedContent, BASE, [{ ...first, changes }], new Map([['article-1', text({})]]));
  expect(textsOf(xml, 'atom:updated')).toEqual(['2026-11-25T08:00:00Z']);
  expect(xml).toContain('<p>Mis à jour le 25\u00a0novembre 2026.</p>');
  const unchanged = feed(unchangedContent, BASE, [{ ...first, changes: [] }], new Map([['article-1', text({})]]));
  expect(textsOf(unchanged, 'atom:updated')).toEqual([`${first.date}T08:00:00Z`]);
  expect(unchanged).not.toContain('Mis à jour');
});

test('a text that did not change answers 304, and travels compressed', async () => {
  const { api } = await siteUnderTest();
  const first = await api.get('/rss.xml').set('Accept-Encoding', 'br, gzip');
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers.vary).toContain('Accept-Encoding');
  const again = await api.get('/rss.xml').set('If-None-Match', first.headers.etag ?? '');
  expect(again.status).toBe(304);
  expect((await api.get('/rss.xml').set('Accept-Encoding', 'identity')).headers['content-encoding']).toBeUndefined();
});
