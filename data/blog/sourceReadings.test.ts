import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { whyReferences } from '../home.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { articles } from './articles.baked.ts';
import { aboutSources } from './openSources.baked.ts';
import { readingLine } from './readingLine.ts';
import { readPages } from './readPages.baked.ts';
import { readingOf, withReadings } from './sourceReadings.ts';

const linked = [...articles, ...examples(content)].flatMap(({ sources }) => sources.map(({ url }) => url));
const addresses = [...new Set([...linked, ...[...whyReferences, ...aboutSources].map(({ url }) => url)])];

test('the document has every source that a page opens, and no other', () => {
  expect(Object.keys(readPages).sort()).toEqual([...addresses].sort());
});

test('a page says in one line until when its sources were read, and how many in a copy', () => {
  expect(readingLine([{ read: { day: '2026-11-21' } }, { read: { day: '2026-11-26', isMirrored: true } }, {}])).toBe(
    'Pages lues jusqu’au 26\u00a0novembre 2026, dont 1 en copie.',
  );
  expect(readingLine([{}])).toBe('');
  expect(readingLine(aboutSources)).toMatch(/^Pages lues jusqu’au \d/);
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
