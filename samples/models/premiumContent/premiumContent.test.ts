import { describe, expect, it } from 'vitest';
import { totalPages } from '../../../data/examples/types.ts';
import { premiumContent, premiumContentFrom } from '../premiumContent.ts';
import { untiedNumbers } from '../testing/untiedNumbers.ts';
import { type ContentDrivers, contentDrivers } from './drivers.ts';
import { articlePages, contentModel, wordsIn, wordsOf } from './model.ts';
import { scriptWords } from './pages.ts';
import { extract, letter, partBlocks, script, writtenParts } from './texts.ts';

/** For tests: the lot with every driver moved, so that whatever is computed from them changes. */
export const movedDrivers: ContentDrivers = {
  ...contentDrivers,
  formats: contentDrivers.formats.map((format) => ({
    ...format,
    ...(format.name === 'post' && { perPage: 1 }),
    ...(format.name === 'script' && { perPage: 2 }),
    ...(format.words && { words: Math.round(format.words * (format.name === 'satellite' ? 1.15 : 0.8)) }),
  })),
  wordsPerPage: 240,
  linePages: 5,
  calendarPages: 4,
  laterParts: contentDrivers.laterParts.map((part) => ({ ...part, words: part.words + 41 })),
};

const model = contentModel(contentDrivers);
const page = (folio: number) => premiumContent.preview.pages.find((one) => one.folio === folio);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('counts words as a word processor does', () => {
  expect(wordsIn('L’omnicanal, c’est « en magasin » : 48 % [2].')).toBe(5);
});

describe('the extract', () => {
  it('is the beginning of the article, and is said to be as long as it is', () => {
    expect(extract).toEqual(writtenParts.flatMap(partBlocks));
    expect(model.plan.slice(0, writtenParts.length).every(({ written }) => written)).toBe(true);
    const told = premiumContent.analyses.find(({ id }) => id === 'article');
    expect(told?.prose).toBe(extract);
    expect(told?.lead).toContain(` ${wordsOf(extract)} `);
  });

  it('stands on the first pages of the article, block after block, from its first word', () => {
    const first = page(model.first.article)?.blocks ?? [];
    const second = page(model.first.article + 1)?.blocks ?? [];
    expect([...first, ...second]).toEqual(extract.slice(0, first.length + second.length));
    expect(first.length * second.length).toBeGreaterThan(0);
    expect(articlePages(extract, contentDrivers.wordsPerPage)).toHaveLength(
      Math.ceil(model.extractWords / contentDrivers.wordsPerPage),
    );
    for (const blocks of [first, second]) expect(wordsOf(blocks)).toBeLessThanOrEqual(contentDrivers.wordsPerPage);
  });
});

it('the pieces shown keep to their ordered length within 5 %', () => {
  for (const [words, ordered] of [
    [wordsOf(letter), model.of('letter').words],
    [scriptWords, model.of('script').words],
  ] as const)
    expect(Math.abs(words - ordered) / ordered).toBeLessThanOrEqual(0.05);
});

it('the video is said in its seconds, at a pace one can follow, without a gap', () => {
  script.forEach(({ from, to, said }, index) => {
    expect(from).toBe(script[index - 1]?.to ?? 0);
    expect((wordsIn(said) * 60) / (to - from)).toBeLessThan(160);
  });
});

it('has the volumes of the specification: words, pieces, formats, weeks', () => {
  expect(model.words).toBeGreaterThanOrEqual(12_000);
  expect([model.pieces, model.rows.length, model.published.length]).toEqual([25, 6, 8]);
  expect(premiumContent.snapshot.figures.map(({ figure }) => figure.replace('\u00a0', ' '))).toEqual([
    '12 000',
    '25',
    '6',
    '8',
  ]);
});

it('publishes each piece once: the calendar, the formats and the pages agree', () => {
  for (const row of model.rows) expect(sum(row.perWeek), row.label).toBe(row.pieces);
  expect(sum(model.published.map(({ pieces }) => pieces.length))).toBe(model.pieces);
  const { linePages, calendarPages } = contentDrivers;
  expect(linePages + calendarPages + sum(model.rows.map(({ pages }) => pages))).toBe(totalPages(premiumContent));
  for (const { words, pages, pieces, perPage } of model.rows)
    if (!perPage) expect(words).toBeLessThanOrEqual((pages / pieces) * contentDrivers.wordsPerPage);
});

describe('a number edited by hand', () => {
  const moved = premiumContentFrom(movedDrivers);
  /** The texts of the pieces, told by tests above, by the catalogue, or no count of the lot. */
  const ELSEWHERE =
    /^\/(badges|method|closing|downloads|analyses\/1)\b|^\/snapshot\/figures\/[0123]\/figure|^[^:]+: \p{L}/u;
  const PIECES = /^\/(preview\/pages\/[0123]\/blocks|document\/(figures\/1|pages))/;
  /** Weeks, pieces and formats: fixed by the specification and counted above. */
  const CALENDAR = /^\/(analyses\/(2\/table\/rows\/\d+\/cells\/(1|5)|3)|preview\/pages\/[45])\b/;
  const allowed = (line: string) =>
    ELSEWHERE.test(line) ||
    PIECES.test(line) ||
    CALENDAR.test(line) ||
    /^\/analyses\/0\/(chart\/rows|table\/rows)\/[0123]\//.test(line) ||
    /^\/analyses\/0\/table\/rows\/\d\/cells\/2: /.test(line) ||
    new RegExp(`: (25|5|8|1|2|${model.extractWords}) in «`).test(line);
  const typed = (one: typeof moved, other = moved) => untiedNumbers(one, [other], []).filter((line) => !allowed(line));

  it('is found: every count of the lot moves with its drivers', () => {
    expect(typed(premiumContent)).toEqual([]);
  });

  it('is found in a sentence and in a table', () => {
    const spoiled = (edit: (text: string) => string) => {
      const change = (of: typeof moved): typeof moved => JSON.parse(edit(JSON.stringify(of)));
      return typed(change(premiumContent), change(moved));
    };
    expect(
      spoiled((text) => text.replace(/Répartition des [\d\u00a0]+ mots/, 'Répartition des 12 600 mots')),
    ).not.toEqual([]);
    expect(spoiled((text) => text.replace(/"Total",25,null,\d+/, '"Total",25,null,12600'))).not.toEqual([]);
  });

  it('is refused where it would make a sentence false', () => {
    const weeks = contentDrivers.weeks.map((week) => ({ ...week, added: [...week.added, 'script' as const] }));
    expect(() => premiumContentFrom({ ...contentDrivers, weeks })).toThrow('No longer true');
  });
});
