import { expect, test } from 'vitest';
import { articles } from '../../data/blog/articles.baked.ts';
import { readingOf } from '../../data/blog/sourceReadings.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';

interface Drawn {
  title: string;
  sources?: readonly string[];
}
const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'type' in value && 'title' in value;

const modules = import.meta.glob<Record<string, unknown>>(['./article-*/*.ts', '!./**/*.test.ts'], { eager: true });

/** Resolves an export of a module to a figure: the export itself, or the result of calling it with the content. */
const drawn = (value: unknown): unknown =>
  typeof value === 'function' && /igure|curves/i.test(value.name) ? value(unchangedContent) : value;

/** All figures exported from the articles' folders, each with its article's number. */
const figures = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .map(drawn)
    .filter(isDrawn)
    .map((figure) => ({ number: Number(/article-(\d+)/.exec(file)?.[1]), figure })),
);

const sourceOf = (number: number, id: string) =>
  articles.find((article) => article.number === number)?.sources.find((source) => source.id === id);

test('a figure is drawn from what was read at its publisher, or in a copy of its own words or data: never from a relay', () => {
  const cited = figures.flatMap(({ number, figure }) =>
    (figure.sources ?? []).map((id) => ({ id: `${number}: ${id}`, url: sourceOf(number, id)?.url ?? '' })),
  );
  expect(cited.length).toBeGreaterThan(20);
  const unread = cited.filter(({ url }) => readingOf(url).state !== 'read').map(({ url }) => url);
  expect(unread).toEqual([]);
});

test('a law is cited by its article or its decree, never by a whole code', () => {
  const laws = articles
    .flatMap(({ sources }) => sources.map(({ url }) => url))
    .filter((url) => url.includes('legifrance'));
  expect(laws.length).toBeGreaterThan(2);
  for (const url of laws) expect(url).toMatch(/\/(?:codes\/article_lc\/LEGIARTI|jorf\/id\/JORFTEXT)\d{12}$/);
});

test('of a hundred sources that the articles cite, ninety-five at least were read at their publisher or in its own words', () => {
  const states = articles.flatMap(({ sources }) => sources.map(({ url }) => readingOf(url).state));
  expect(states.filter((state) => state === 'read').length / states.length).toBeGreaterThanOrEqual(0.95);
});
