import { readFileSync } from 'node:fs';
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

/** What a module draws: a figure, or one made of the site's content. */
const drawn = (value: unknown): unknown =>
  typeof value === 'function' && /igure|curves/i.test(value.name) ? value(unchangedContent) : value;

/** Every figure of an article's folder, with the article's number. */
const figures = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .map(drawn)
    .filter(isDrawn)
    .map((figure) => ({ number: Number(/article-(\d+)/.exec(file)?.[1]), figure })),
);

/** Whose own page or text could not be read; the caption of a figure drawn from one says so. */
const NOT_READ = [
  'https://contentmarketinginstitute.com/b2b-research/b2b-content-marketing-trends-research-2025/',
  'https://developers.googleblog.com/en/updated-gemini-models-reduced-15-pro-pricing-increased-rate-limits-and-more/',
  'https://menlovc.com/2024-the-state-of-generative-ai-in-the-enterprise/',
  'https://menlovc.com/perspective/2025-the-state-of-generative-ai-in-the-enterprise/',
  'https://www.hubspot.com/state-of-marketing',
  'https://www.insee.fr/fr/statistiques/8604126',
];

const sourceOf = (number: number, id: string) =>
  articles.find((article) => article.number === number)?.sources.find((source) => source.id === id);

test('a figure is drawn from what was read at its publisher, but for six pages that none could read', () => {
  const cited = figures.flatMap(({ number, figure }) =>
    (figure.sources ?? []).map((id) => ({ id: `${number}: ${id}`, url: sourceOf(number, id)?.url ?? '' })),
  );
  expect(cited.length).toBeGreaterThan(20);
  const unread = cited.filter(({ url }) => readingOf(url).state !== 'read').map(({ url }) => url);
  expect([...new Set(unread)].toSorted()).toEqual(NOT_READ);
});

test('what was not opened again is said to be quoted from memory, in the text', () => {
  for (const { number, sources } of articles) {
    const quoted = sources.filter(({ url }) => readingOf(url).state === 'quoted');
    const text = readFileSync(new URL(`article-${number}.md`, import.meta.url), 'utf8');
    const said = text.match(/cités? pour mémoire/g)?.length ?? 0;
    expect(said, `article ${number}: ${quoted.map(({ id }) => id).join(', ')}`).toBeGreaterThanOrEqual(quoted.length);
  }
});

test('a law is cited by its article or its decree, never by a whole code', () => {
  const laws = articles
    .flatMap(({ sources }) => sources.map(({ url }) => url))
    .filter((url) => url.includes('legifrance'));
  expect(laws.length).toBeGreaterThan(2);
  for (const url of laws) expect(url).toMatch(/\/(?:codes\/article_lc\/LEGIARTI|jorf\/id\/JORFTEXT)\d{12}$/);
});

test('the share of what was read at its publisher does not fall', () => {
  const states = articles.flatMap(({ sources }) => sources.map(({ url }) => readingOf(url).state));
  expect(states.filter((state) => state === 'read').length / states.length).toBeGreaterThan(0.72);
});
