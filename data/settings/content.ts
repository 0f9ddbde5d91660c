import type { BlogContent } from '../articles/blogContent.ts';
import type { SampleFiles } from '../examples/downloads.ts';
import type { ArchivedLetter } from '../letters/letterArchive.ts';
import type { CatalogueCode, catalogue, monthlyPack, saasAnalysis } from '../offer/catalogue.ts';
import type { delays, pack, SourceOffer, saas, terms } from '../source/offers.ts';
import type { claimPlaces, claims, legalDays, site } from '../source/site.ts';

/** Values that differ from the source, nested as in the source: `{ site: { owner: { name: … } } }`. */
export type ChangedValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** All changes of the owner: the server passes them from the database to the pages; the browser receives `settings` too. */
export interface ContentChanges {
  /** Number of the owner's last change. */
  version: number;
  settings: ChangedValues;
  blog: BlogContent;
  letters: readonly ArchivedLetter[];
}

/** A service of the catalogue with its current price, delay and format. */
export type Service = Omit<(typeof catalogue)[number], 'code'> &
  Immutable<SourceOffer> & { readonly code: CatalogueCode; readonly deliveryHours: number };

/** Deeply read-only version of a type. */
type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/** Quotable testimonials and, if the owner publishes them, the number of survey answers and of satisfied clients among them. */
export interface ShownAnswers {
  quotes: readonly { words: string; name: string }[];
  total?: number;
  satisfied?: number;
}

/**
 * All words and numbers of the site: the source's values with the owner's changes (docs/decisions/0080-content-is-a-value.md). Made by
 * `makeContent`, passed as a parameter, and never mutated: a changed price makes another `Content`.
 */
export interface Content extends ContentChanges {
  site: Immutable<typeof site>;
  /** Day on which each legal document was last changed. */
  legal: Immutable<typeof legalDays>;
  delays: Immutable<typeof delays>;
  terms: Immutable<typeof terms>;
  offers: Readonly<Record<CatalogueCode, Service>>;
  /** Services of `offers` with their current prices, in the order of the catalogue. */
  services: readonly Service[];
  pack: typeof monthlyPack & Immutable<typeof pack>;
  saas: typeof saasAnalysis & Immutable<typeof saas> & { readonly deliveryHours: number };
  claims: Immutable<typeof claims>;
  claimPlaces: Immutable<typeof claimPlaces>;
  /** Sizes of the files with which the owner replaced sample files. */
  sampleFiles: SampleFiles;
  /** Survey answers, if the owner publishes them and there are at least ten. */
  answers: ShownAnswers | undefined;
}
