import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';

const body = (number: number) =>
  readFileSync(new URL(`../pages/blog/article-${number}/body.mdx`, import.meta.url), 'utf8');
const prose = (text: string) =>
  text
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[|*#>{}_-]/g, ' ');
const words = (text: string) =>
  prose(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Dates, reading times where the specification gives one, call-to-action labels (contract, Readings). */
const expected: readonly [string, number | undefined, string][] = [
  ['2024-11-29', undefined, 'Demander une analyse gratuite'],
  ['2024-11-22', undefined, 'Demander une étude personnalisée'],
  ['2024-03-01', undefined, 'Demander une analyse gratuite'],
  ['2024-02-25', undefined, 'Demander une étude personnalisée'],
  ['2024-02-18', undefined, 'Demander une analyse gratuite'],
  ['2024-02-10', undefined, 'Demander une analyse gratuite'],
  ['2024-11-15', undefined, 'Demander une étude personnalisée'],
  ['2024-11-08', undefined, 'Demander une analyse gratuite'],
  ['2024-11-01', undefined, 'Demander une analyse gratuite'],
  ['2024-10-25', undefined, 'Demander une étude personnalisée'],
  ['2024-10-18', 10, 'Audit gratuit mes processus'],
  ['2024-10-11', 8, 'Réserver ma session planning'],
  ['2024-10-04', 11, 'Démarrer ma transformation'],
  ['2024-09-27', 9, 'Démarrer ma transformation'],
  ['2024-09-20', 10, 'Audit gratuit mon tunnel'],
  ['2024-09-13', 9, 'Audit conversion gratuit'],
  ['2024-09-06', 8, 'Audit anti-échec gratuit'],
  ['2024-08-30', 12, 'Audit gratuit mes processus'],
];

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_slug, article) => {
  test('has the date, the reading time and the button the specification and the contract give', () => {
    const [date, readTime, button] = expected[article.number - 1] ?? [];
    expect(article.date).toBe(date);
    expect(article.callToAction.button).toBe(button);
    if (readTime !== undefined) expect(article.readTime).toBe(readTime);
    else expect(Math.abs(article.readTime - words(body(article.number)) / 220)).toBeLessThan(1);
  });

  test('holds 900 to 1,800 words', () => {
    expect(words(body(article.number))).toBeGreaterThanOrEqual(900);
    expect(words(body(article.number))).toBeLessThanOrEqual(1800);
  });

  test('cites every source it lists and lists every source it cites, over https', () => {
    const cited = [...body(article.number).matchAll(/<Cite id="([^"]+)"/g)].map(([, id]) => id);
    const inStats = article.stats?.map(({ source }) => source) ?? [];
    const listed = article.sources.map(({ id }) => id);
    expect([...cited, ...inStats].filter((id) => !listed.includes(id ?? ''))).toEqual([]);
    for (const { url } of article.sources) expect(url).toMatch(/^https:\/\//);
  });

  test('says it was updated when a source is younger than it', () => {
    const years = article.sources.flatMap(({ date }) => date.match(/\b20\d\d\b/g) ?? []).map(Number);
    if (Math.max(...years) > Number(article.date.slice(0, 4))) expect(article.updated).toBeDefined();
  });
});

test('no two articles share a paragraph', () => {
  const seen = new Map<string, number>();
  for (const { number } of articles) {
    for (const paragraph of prose(body(number)).split(/\n\s*\n/)) {
      const text = paragraph.replace(/\s+/g, ' ').trim();
      if (text.length < 60) continue;
      expect(seen.get(text), text).toBeUndefined();
      seen.set(text, number);
    }
  }
});

test('no two articles share a title or a summary', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(18);
  expect(new Set(articles.map(({ summary }) => summary)).size).toBe(18);
});
