import type { InnerPage } from '../../../data/examples/types.ts';
import { type StudyDrivers, studyDrivers } from '../marketStudy/drivers.ts';
import type { Sample } from '../sample.ts';

/** Keys that say nothing a reader reads as a figure of the sample, or that its pages only carry. */
const SILENT = new Set([
  'slug',
  'service',
  'sources',
  'url',
  'file',
  'folio',
  'id',
  'icon',
  'digits',
  'roles',
  'downloads',
  // Of the journal: the day of the answers, the source that was opened.
  'day',
  'opened',
  'date',
  // The chart of the cover stands on a page too.
  'cover',
  'version',
]);
const NUMERALS = /(?<![\p{L}\d])(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d+)(?:[,.]\d+)?/gu;
const WORDS =
  /(?<!\p{L})(trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|\p{L}+ième)(?!\p{L})/giu;

/** The numbers a text says, in digits and in letters; marks of sources, ranks of a list and zeros apart. */
function said(text: string, fixed: readonly string[]): string[] {
  const plain = fixed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text.replace(/\[\d+\]|^\d\. /g, ''));
  return [...plain.matchAll(NUMERALS), ...plain.matchAll(WORDS)].map(([one]) => one).filter((one) => one !== '0');
}

/** Every text and number of an example that a reader sees, by its place in the object. */
function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'number' && Number.isFinite(value))
    found.set(path, String(Math.round(value * 1e6) / 1e6).replace('.', ','));
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (!SILENT.has(key) && !(key === 'pages' && typeof inner === 'number')) leaves(inner, `${path}/${key}`, found);
  return found;
}

/**
 * The numbers of an example, or of a part of it, that stay the same whatever its drivers are: those written by hand. `others` are the
 * same example built from other drivers; `fixed`, the phrases that rightly never move (a cited source, the catalogue).
 */
export function untiedNumbers(built: object, others: readonly object[], fixed: readonly string[]): string[] {
  const moved = others.map((other) => leaves(other));
  return [...leaves(built)].flatMap(([path, text]) =>
    said(text, fixed)
      .map((token, index) => ({ token, index }))
      .filter(({ token, index }) => moved.every((places) => said(places.get(path) ?? '', fixed)[index] === token))
      .map(({ token }) => `${path}: ${token} in « ${text} »`),
  );
}

/** The same drivers with every number changed by a factor of its own; the keys in `keep` hold dates and stay. */
export function shaken<Value>(value: Value, seed: number, keep: readonly string[] = []): Value {
  let count = seed;
  const shake = (one: unknown): unknown => {
    if (typeof one === 'number') {
      count += 1;
      return one * (1.1 + 0.5 * ((count * 0.618_034) % 1));
    }
    if (Array.isArray(one)) return one.map(shake);
    if (one && typeof one === 'object')
      return Object.fromEntries(
        Object.entries(one).map(([key, inner]) => [key, keep.includes(key) ? inner : shake(inner)]),
      );
    return one;
  };
  return shake(value) as Value;
}

/** The numbers of a text in order, as printed: `1 092`, `46 %` as `46`, `−3,2`. */
export const numbersIn = (text: string): string[] =>
  (text.match(/−?\d+(?:\u00a0\d{3})*(?:,\d+)?/g) ?? []).map((found) => found.replaceAll('\u00a0', ' '));

/** What an inner page says outside its tables, title first. Throws where the extract shows no such page. */
export function saidOn({ preview }: Sample, folio: number): string {
  const page = preview.pages.find((one) => one.folio === folio);
  if (!page) throw new Error(`No page ${folio}`);
  return [page.title, ...page.blocks.flatMap(words)].join('\n');
}

function words(block: InnerPage['blocks'][number]): readonly string[] {
  switch (block.kind) {
    case 'table':
    case 'chart':
      return [];
    case 'list':
      return block.items;
    default:
      return [block.text];
  }
}

/** Apart for each segment, so that their shares move too. */
const WON = [1.2, 1.155, 1.05, 1.5, 1.3, 2.2, 1.9, 1.9];

/** For tests: the study with every driver moved a little, so that whatever is computed from them changes. */
export const movedDrivers: StudyDrivers = {
  ...studyDrivers,
  businessRevenue: 371,
  countries: studyDrivers.countries.map((one) => ({
    ...one,
    adults: one.adults * 1.17 + 1,
    banked: one.banked - 3,
    equipped: one.equipped + 1,
    active: one.active + 2,
    revenue: one.revenue + 6,
    businesses: one.businesses * 1.23,
    businessEquipped: one.businessEquipped + 1,
  })),
  cases: [
    { name: 'Prudent', level: 0.85, activity: 0.85, price: 0.85, gain: 3, businessGain: 1.9, growth: 1 },
    { name: 'Central', level: 1, activity: 1, price: 1, gain: 5, businessGain: 3.4, growth: 3 },
    { name: 'Haut', level: 1.15, activity: 1.15, price: 1.15, gain: 6, businessGain: 4.6, growth: 5 },
  ],
  segments: studyDrivers.segments.map((one, index) => ({
    ...one,
    population: one.population * 1.11,
    equipped: one.equipped - 1,
    won: one.won * (WON[index] ?? 1),
    active: one.active + 1,
    revenue: one.revenue * 1.03,
    cost: one.cost * 1.05,
    acquisition: one.acquisition * 1.06,
  })),
  fixedCosts: studyDrivers.fixedCosts.map((one) => ({ ...one, quantity: one.quantity + 1, price: one.price * 0.85 })),
  phases: [
    { segment: 'Indépendants', opens: 5 },
    { segment: 'TPE de services', opens: 14 },
    { segment: 'Jeunes actifs', opens: 23 },
  ],
  usage: { withdrawals: 7, abroad: 340 },
  churn: 1.5,
};
