import type { BlogContent } from '../articles/blogContent.ts';
import type { SampleFiles } from '../examples/downloads.ts';
import type { ArchivedLetter } from '../letters/letterArchive.ts';
import type { CatalogueCode, catalogue, monthlyPack, saasAnalysis } from '../offer/catalogue.ts';
import type { delays, pack, SourceOffer, saas, terms } from '../source/offers.ts';
import type { claimPlaces, claims, legalDays, site } from '../source/site.ts';

/** Values that differ from the source, in its shape: `{ site: { owner: { name: … } } }`. */
export type ChangedValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The owner's changes: passed from the database to the pages; its settings also to the browser. */
export interface ContentChanges {
  /** The number of the last change. */
  version: number;
  settings: ChangedValues;
  blog: BlogContent;
  letters: readonly ArchivedLetter[];
}

/** A service of the catalogue with its current terms of sale. */
export type Service = Omit<(typeof catalogue)[number], 'code'> &
  Immutable<SourceOffer> & { readonly code: CatalogueCode; readonly deliveryHours: number };

/** Deeply read-only version of a type. */
type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/**
 * Testimonials that clients allow to be quoted and, if the owner publishes them, the numbers of survey answers and of satisfied clients.
 */
export interface ShownAnswers {
  quotes: readonly { words: string; name: string }[];
  total?: number;
  satisfied?: number;
}

/**
 * Content of the site: the source's values with the owner's changes (docs/decisions/0080-content-is-a-value.md). Made
 * by `makeContent`, passed to whatever shows a part of it, and never changed: another price is another `Content`.
 */
export interface Content extends ContentChanges {
  site: Immutable<typeof site>;
  /** Day of the last change of each legal document. */
  legal: Immutable<typeof legalDays>;
  delays: Immutable<typeof delays>;
  terms: Immutable<typeof terms>;
  offers: Readonly<Record<CatalogueCode, Service>>;
  /** The services of `offers`, in the order of the catalogue. */
  services: readonly Service[];
  pack: typeof monthlyPack & Immutable<typeof pack>;
  saas: typeof saasAnalysis & Immutable<typeof saas> & { readonly deliveryHours: number };
  claims: Immutable<typeof claims>;
  claimPlaces: Immutable<typeof claimPlaces>;
  /** The owner's files that replace samples'. */
  sampleFiles: SampleFiles;
  /** Survey answers the owner published, from ten on. */
  answers: ShownAnswers | undefined;
}
