import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { whyReferences } from '../home.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { articles } from './articles.baked.ts';
import { aboutSources } from './openSources.baked.ts';
import { isCopy, type Reading, readingOf, readingText } from './sourceReadings.ts';

/** What `docs/sources.md` says of a page's reading, by address. */
const documented = new Map(
  readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8')
    .split(/^- (?=<)/m)
    .slice(1)
    .map((entry) => [
      entry.match(/^<(https:[^>]+)>/)?.[1] ?? entry,
      entry.match(/^ {2}- ((?:Original|Press|Relay).*)$/m)?.[1],
    ]),
);

const linked = [...articles, ...examples(content)].flatMap(({ sources }) => sources.map(({ url }) => url));
const addresses = [...new Set([...linked, ...[...whyReferences, ...aboutSources].map(({ url }) => url)])];

/** A reading as the document words it. */
function inDocument(reading: Reading): string {
  const { state, link, day } = reading;
  const read = isCopy(reading) ? `in a copy on ${day}` : `by ${day}`;
  if (state === 'read') return `Original · read ${read}`;
  if (state === 'quoted') return `Original, not opened · known ${read}`;
  if (link === 'press') return `Press · read ${read}`;
  return link === 'third'
    ? `Relay, original not found · read ${read}`
    : `Original, not opened · figure read on a relay ${read}`;
}

test('the document has every source that a page opens, and no other', () => {
  expect([...documented.keys()].sort()).toEqual([...addresses].sort());
});

test('page and document say the same of how each source was read, and when', () => {
  const said = addresses.map((url) => [url, inDocument(readingOf(url))]);
  expect(said).toEqual(addresses.map((url) => [url, documented.get(url)]));
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
