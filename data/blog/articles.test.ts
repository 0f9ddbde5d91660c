import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Article, modifiedDate } from '../articles/types.ts';
import { articles } from './articles.baked.ts';

const body = (number: number) =>
  readFileSync(new URL(`../../content/blog/article-${number}.md`, import.meta.url), 'utf8');
const prose = (text: string) =>
  text.replace(/:(?:valeur|source)\[[^\]]*\]|\{[^{}\n]*\}/g, ' ').replace(/[|*#>{}_-]/g, ' ');
const words = (text: string) =>
  prose(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Entries of `docs/sources.md`, by the source's address: the facts established about each source. */
const established = new Map(
  readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8')
    .split(/^- /m)
    .slice(1)
    .map((entry) => [entry.match(/^<(https:[^>]+)>/)?.[1] ?? entry, entry.split('\n').slice(1).join('\n').trim()]),
);
/** Returns the numbers before « % » or « points » in a text; « 60 à 70,6 % » gives its last number only. */
const percentages = (text: string) =>
  [...text.matchAll(/(?<![\d,])(\d+(?:,\d+)?)[ \u00a0]?(?:%|points)/g)].map(([, number = '']) => number);
/**
 * Texts that rest on a source, with the source's id: the label of a headline figure, or the sentences of a paragraph up to a citation, from
 * the citation before.
 */
const citations = ({ number, stats }: Article) => [
  ...(stats ?? []).map(({ figure, unit, label, source }) => ({ id: source, text: `${figure} ${unit} ${label}` })),
  ...body(number)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => [...paragraph.matchAll(/(.*?):source\[([^\]]+)\]/gs)])
    .map(([, text = '', id = '']) => ({ id, text })),
];
const MONTHS = [...Array(12).keys()].map((month) =>
  new Date(Date.UTC(2024, month)).toLocaleDateString('fr-FR', { month: 'long', timeZone: 'UTC' }),
);
/** First day that a source's date may mean: « 28 octobre 2024 », « mai 2024 », « 2024 ». */
function earliest(date: string): string {
  const [, day = '1', month = 'janvier', year] = date.match(/(?:(?:(\d{1,2})(?:er)? )?(\p{L}+) )?(20\d\d)$/u) ?? [];
  return `${year ?? '0000'}-${String(MONTHS.indexOf(month) + 1 || 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Expected date, reading time (where the specification gives one) and button label of each article (docs/product/contract.md, Readings).
 */
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
    const [date = article.date, readTime, button = article.callToAction.button] = expected[article.number - 1] ?? [];
    expect(article.date).toBe(date);
    expect(article.callToAction.button).toBe(button);
    if (readTime !== undefined) expect(article.readTime).toBe(readTime);
    // Only a lower bound: the words of the article's interactive parts are not in its Markdown; e2e/blog/articles.test.ts counts them on
    // the page.
    else expect(article.readTime).toBeGreaterThan(words(body(article.number)) / 220 - 1);
  });

  test('holds 900 words or more', () => {
    expect(words(body(article.number))).toBeGreaterThanOrEqual(900);
  });

  test('cites every source it lists and lists every source it cites, over https', () => {
    const cited = [...body(article.number).matchAll(/:source\[([^\]]+)\]/g)].map(([, id]) => id);
    const inStats = article.stats?.map(({ source }) => source) ?? [];
    const listed = article.sources.map(({ id }) => id);
    expect([...cited, ...inStats].filter((id) => !listed.includes(id ?? ''))).toEqual([]);
    for (const { url } of article.sources) expect(url).toMatch(/^https:\/\//);
  });

  test('dates its changes in order, none of its sources younger than the last', () => {
    const days = [article.date, ...article.changes.map(({ date }) => date)];
    expect(days).toEqual([...days].sort());
    for (const { what, why } of article.changes) expect(`${what} ${why}`).toMatch(/^\p{Lu}.*\. \p{Lu}.*\.$/u);

    const youngest =
      article.sources
        .map(({ date }) => earliest(date))
        .sort()
        .at(-1) ?? '';
    expect(youngest <= modifiedDate(article)).toBe(true);
  });

  test('leads to three other articles that exist', () => {
    const others = articles.map(({ number }) => number).filter((number) => number !== article.number);
    expect(others).toEqual(expect.arrayContaining([...article.related]));
    expect(new Set(article.related).size).toBe(article.related.length);
  });

  test('cites only what is established of its sources', () => {
    for (const { url } of article.sources)
      expect(established.get(url), url).toMatch(/^- (Original|Press|Relay).+\n(\s*- [VK] · .+\s*)+$/);
    for (const { id, text } of citations(article)) {
      const known = percentages(established.get(article.sources.find((source) => source.id === id)?.url ?? '') ?? '');
      expect(known, `« ${text} » [${id}]`).toEqual(expect.arrayContaining(percentages(text)));
    }
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

test('an article refers to nothing by its place on a page: the feed and the summary have it elsewhere, or not at all', () => {
  for (const { number } of articles)
    expect(body(number), `article ${number}`).not.toMatch(/ci-(?:dessous|contre|après)/);
});

test('an article claims no practice without a record, and does not send every reader to the same day', () => {
  const claimed = /dans mes essais|que je rencontre|on me (?:l’|la |le )?(?:oppose|fait|cite)/i;
  for (const { number } of articles) {
    expect(body(number), `article ${number}`).not.toMatch(claimed);
    // Article 11 is the journal of a week, so its heading « Lundi » is allowed.
    if (number !== 11) expect(body(number), `article ${number}`).not.toMatch(/^## .*lundi/im);
  }
});

test('no two articles share a title or a summary', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ summary }) => summary)).size).toBe(articles.length);
});
