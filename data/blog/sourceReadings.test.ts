import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { whyReferences } from '../home.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { articles } from './articles.baked.ts';
import { aboutSources } from './openSources.baked.ts';
import { readPages } from './readPages.baked.ts';
import { readingOf, readingText, withReadings } from './sourceReadings.ts';

const linked = [...articles, ...examples(content)].flatMap(({ sources }) => sources.map(({ url }) => url));
const addresses = [...new Set([...linked, ...[...whyReferences, ...aboutSources].map(({ url }) => url)])];

test('the document has every source that a page opens, and no other', () => {
  expect(Object.keys(readPages).sort()).toEqual([...addresses].sort());
});

test('a figure that was not read where its link leads says so, in a reader’s words', () => {
  expect(readingText({ state: 'read', link: 'publisher', day: '2026-11-22' })).toBe(
    'Page consultée le 22\u00a0novembre 2026, dans une copie.',
  );
  expect(readingText({ state: 'relay', link: 'publisher', day: '2026-11-24' })).toBe(
    'Chiffre lu le 24\u00a0novembre 2026 chez un tiers qui cite cette page.',
  );
  expect(readingText({ state: 'relay', link: 'third', day: '2026-11-21' })).toBe(
    'Page d’un tiers qui cite l’éditeur, lue le 21\u00a0novembre 2026 au plus tard.',
  );
  expect(readingText({ state: 'read', link: 'text', day: '2026-11-26' })).toBe(
    'Texte ou données de l’éditeur, lus le 26\u00a0novembre 2026 dans une copie tenue par un tiers.',
  );
  for (const { url, reading } of aboutSources) expect(reading, url).toMatch(/\ble \d/);
});

test('the owner’s list names each address of the samples and the home page that was not read at its publisher’s', () => {
  const list = readFileSync(new URL('../../docs/before-you-publish.md', import.meta.url), 'utf8');
  const toOpen = [...examples(content).flatMap(({ sources }) => sources), ...whyReferences]
    .map(({ url }) => url)
    .filter((url) => readingOf(url).state !== 'read');
  const named = [...list.matchAll(/^- \[ \] <(https:[^>]+)>/gm)].map(([, url]) => url);
  expect(named).toEqual([...new Set(toOpen)]);
});

test('a source that was not read says so beside a figure, one that was says nothing', () => {
  const [relay, read] = withReadings([
    { url: 'https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years' },
    { url: 'https://www.insee.fr/fr/statistiques/9025878' },
  ]);
  expect([relay?.caution, read?.caution]).toEqual(['lu chez un tiers', undefined]);
});
