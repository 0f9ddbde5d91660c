import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { countedArticles, countedCells } from '../../bin/build/blogTable.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import { INTERACTIVE } from '../../server/findability/feedHtml.ts';
import { openPage } from '../testing/openPage.ts';
import { plain } from '../testing/wide.ts';
import { TABLE } from './articleVisit.ts';

/** Words read in a minute (docs/product/contract.md, Readings). */
const PACE = 220;
/** Minimum characters of a paragraph that is compared: shorter ones are « Contrôle. » or repeat a label. */
const PARAGRAPH = 60;

const counted = countedArticles();
const whole = articles.map((article, index) => ({ ...article, ...(counted[index] ?? counted[0]) }));

describe.each(whole.map((article) => [article.slug ?? '', article] as const))('%s', (_slug, article) => {
  test('takes the minutes it states, text, tables and panels counted', () => {
    expect(Math.abs(article.readTime - (article.read ?? 0) / PACE)).toBeLessThan(1);
  });

  test('leads in its text to three other articles or more, all of which exist, and to a service or an example', () => {
    const slugs = articles.map(({ slug }) => slug as string);
    expect(article.articles?.length, 'links to other articles').toBeGreaterThanOrEqual(3);
    for (const slug of article.articles ?? []) expect(slugs).toContain(slug);
    expect(article.offers?.length, 'links to a service or an example').toBeGreaterThanOrEqual(1);
  });

  test('is led to from the text of another', () => {
    const others = counted.filter(({ slug }) => slug !== article.slug);
    expect(others.flatMap((other) => other.articles)).toContain(article.slug);
  });

  test('does not mark its updates in the text: the change log does', () => {
    expect(article.text).not.toMatch(/ajout de mise à jour|ajoutée? à la mise à jour|première version de cet article/i);
  });
});

test('a space parts the mark of a source from the number before it: « 4 % [1] » is never copied as « 4 %1 »', () => {
  const marks = counted.flatMap(({ text }) => [...text.matchAll(/(.)\[\d+\]/gu)]);
  expect(marks.length).toBeGreaterThan(100);
  expect(marks.filter(([, before = '']) => before.trim() !== '').map(([mark]) => mark)).toEqual([]);
});

/** Texts of the elements of a kind that occur in more than one article. */
function sharedBetween(selector: string, least: number): string[] {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { slug, html } of counted) {
    for (const element of parse(html).querySelectorAll(selector)) {
      const text = plain(element.text).trim();
      if (text.length < least || text === INTERACTIVE) continue;
      if (seen.has(text) && seen.get(text) !== slug) shared.push(`${seen.get(text)}, ${slug}: ${text}`);
      seen.set(text, slug);
    }
  }
  return shared;
}

test('no two articles share a paragraph, an item of a list or a table', () => {
  expect(sharedBetween('p, li', PARAGRAPH)).toEqual([]);
  expect(sharedBetween('tbody', 0)).toEqual([]);
});

test('twin: a paragraph that two articles share would be found', () => {
  expect(sharedBetween('p, li', 0).length).toBeGreaterThan(0);
});

test('eight figures or more are drawn from data', () => {
  expect(counted.reduce((sum, { figures }) => sum + figures, 0)).toBeGreaterThanOrEqual(8);
});

test('docs/blog.md counts the articles as they are, words to a hundred (node bin/build/blogTable.ts)', () => {
  const document = readFileSync(new URL('../../docs/blog.md', import.meta.url), 'utf8');
  for (const [number, [words, ...others]] of countedCells()) {
    const row = document.match(new RegExp(`^\\| ${number} \\|.*$`, 'm'))?.[0] ?? '';
    const [written, ...rest] = row.slice(0, -2).split(' | ').slice(-5);
    expect(rest, `row ${number}`).toEqual(others);
    expect(Math.abs(Number(written) - Number(words)), `row ${number}`).toBeLessThanOrEqual(100);
  }
});

test('article 9: one table compares three models on sale, the next one the constraints of seven works', async () => {
  const page = await openPage('/blog/article-9');
  const tables = page.locator('article table');
  const table = tables.first();
  // Each column title ends with the number of its source, such as [1].
  expect((await table.locator('thead th').allTextContents()).map(plain)).toEqual([
    expect.stringMatching(/^GPT-6 Astra \[\d+\]$/),
    expect.stringMatching(/^Claude Opus 5\.5 \[\d+\]$/),
    expect.stringMatching(/^Gemini 4 Argon \[\d+\]$/),
  ]);
  expect(await table.locator('tbody tr').count()).toBe(4);
  expect(await tables.nth(1).locator('tbody tr').count()).toBe(7);
  expect(await page.locator(TABLE).count()).toBeGreaterThan(0);
});

test('article 18: five made-up firms before and after, seven conditions, and a roadmap of three phases', async () => {
  const page = await openPage('/blog/article-18');
  const tables = page.locator('article table');
  expect(await tables.filter({ has: page.getByRole('columnheader', { name: 'Avant', exact: true }) }).count()).toBe(5);
  expect(await tables.filter({ hasText: 'Prudent' }).locator('tbody tr').count()).toBe(5);
  expect(await page.getByRole('heading', { name: /^Sept conditions/ }).isVisible()).toBe(true);
  expect(
    await page.locator('[data-article-body] > ol').filter({ hasText: 'Une tâche comptée avant' }).locator('li').count(),
  ).toBe(7);
  const phases = await tables.last().locator('tbody td:first-of-type').allTextContents();
  expect(phases.map(plain)).toEqual(['1 à 3', '4 à 9', '10 à 18']);
});
