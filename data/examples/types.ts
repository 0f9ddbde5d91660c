import type { ReadOn } from '../blog/sourceReadings.ts';
import type { MotifName, ServiceCode } from '../offer/catalogue.ts';
import type { Chart } from './chartTypes.ts';
import type { Download } from './downloads.ts';

/** A table's cell: text, a number (formatted by its column), or null for nothing. */
export type Cell = string | number | null;

export interface Column {
  label: string;
  /** Decimals of the column's numbers; absent: text, left-aligned. */
  digits?: number;
  /** Written after each number, as in `%`. */
  unit?: string;
  /** A plus sign before positive numbers. */
  signed?: boolean;
}

export interface Row {
  /** The first cell heads the row. */
  cells: readonly Cell[];
  look?: 'total' | 'hot' | 'group';
  /** Decimals of this row's numbers, if other than the column's. */
  digits?: number;
  unit?: string;
  signed?: boolean;
}

export interface DataTable {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  note?: string;
  /** Source of the values, as the download prints it under the table; absent: computed by the sample. */
  source?: string;
  /** Closer rows, for tables with many. */
  dense?: true;
}

/** Block of an inner page, in order from the top; the downloaded file prints the same blocks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'table'; table: DataTable }
  | { kind: 'chart'; chart: Chart }
  | { kind: 'note'; text: string };

/** Shares of a whole, to scale. */
export interface Split {
  caption: string;
  parts: readonly { label: string; share: number; amount: string }[];
}

/** An inner page of the deliverable, titled by its conclusion. */
export interface InnerPage {
  /** Page number in the whole deliverable. */
  folio: number;
  title: string;
  lead?: string;
  /** Amounts or causes behind the recommendation. */
  split?: Split;
  blocks: readonly Block[];
}

/** A worksheet as one sees it: its first row is row 1. */
export interface Sheet {
  file: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  digits: number;
  /** Row and column of the outlined cell, counted from 0. */
  selected: readonly [row: number, column: number];
  tabs: readonly string[];
}

export interface Source {
  label: string;
  /** The English words of the label. */
  english?: string;
  /** Exact scope of the figure. */
  scope: string;
  url: string;
  /** When the source's page was read; added by `withReadings` (`data/blog/sourceReadings.ts`). */
  read?: ReadOn;
  caution?: string;
}

/** One discrepancy among five answers to one question, and how it was resolved: invented, since the sample was not ordered. */
export interface Journal {
  /** Page number in the whole deliverable. */
  folio: number;
  question: string;
  /** The day of the answers, in words. */
  day: string;
  /** Answers of the five models, in their order. */
  answers: readonly string[];
  /** The source opened to decide, and its content. */
  opened: string;
  ruling: string;
  /** Change that the decision made in the deliverable's text. */
  changed: string;
}

export interface Example {
  slug: string;
  meta: { title: string; description: string };
  badges: readonly { text: string; icon?: 'sheet' | 'file' | 'clock' | 'tag' }[];
  title: string;
  lead: string;
  /** Disclaimer of the fictitious parts of this example. */
  disclaimer: string;
  cover: MotifName;
  /** Page of the service, and the preselection of an order from here. */
  service: { href: string; code: ServiceCode; title: string; price: number };
  snapshot: {
    title: string;
    note: string;
    figures: readonly { figure: string; unit?: string; label: string; detail: string }[];
  };
  structure: {
    title: readonly string[];
    text: string;
    sections: readonly { title: string; text: string; pages: number }[];
  };
  sheet?: Sheet;
  /** Inner pages of the extract, in the order of the deliverable. */
  pages: readonly InnerPage[];
  method: {
    lead: string;
    /** Contributions, in the order of the five models. */
    roles: readonly string[];
    journal: Journal;
  };
  sources: readonly Source[];
  sourcesNote: string;
  closing: { title: string; second: string; secondAction: 'download' | 'quote' };
  downloads: readonly Download[];
}

/**
 * An example as written: facts of the catalogue are named in braces (`{delay}`), since the owner may change them; `data/examples.ts` fills
 * them.
 */
export interface WrittenExample extends Omit<Example, 'service'> {
  service: Pick<Example['service'], 'href' | 'code'>;
}

/** Pages of the whole deliverable. */
export const totalPages = ({ structure }: Pick<Example, 'structure'>): number =>
  structure.sections.reduce((sum, { pages }) => sum + pages, 0);

/** Parts of the whole deliverable in order, with their first pages. */
export const partsOf = ({ structure }: Pick<Example, 'structure'>) =>
  structure.sections.map(({ title, pages }, index) => ({
    title,
    pages,
    first: structure.sections.slice(0, index).reduce((sum, before) => sum + before.pages, 1),
  }));

/** The part of the deliverable that holds a page. */
export const partOf = (example: Pick<Example, 'structure'>, folio: number): string =>
  partsOf(example).findLast(({ first }) => first <= folio)?.title ?? '';

/** An inner page with the name of its part. */
export type PlacedPage = InnerPage & { section: string };

/** Returns an inner page of the extract. Throws for a page it does not show. */
export function innerPage(example: Pick<Example, 'slug' | 'pages' | 'structure'>, folio: number): PlacedPage {
  const found = example.pages.find((page) => page.folio === folio);
  if (!found) throw new Error(`The example ${example.slug} shows no page ${folio}`);
  return { ...found, section: partOf(example, folio) };
}
