import type { ReadOn } from '../blog/sourceReadings.ts';
import type { MotifName, ServiceCode } from '../offer/catalogue.ts';
import type { Chart } from './chartTypes.ts';
import type { Download } from './downloads.ts';

/** A table's cell: text, a number (formatted by its column), or null for nothing. */
export type Cell = string | number | null;

export interface Column {
  label: string;
  /** Decimals of the column's numbers; absent: the column holds text, left-aligned. */
  digits?: number;
  /** Unit appended to each number, as in `%`. */
  unit?: string;
  /** Whether positive numbers have a plus sign. */
  signed?: boolean;
}

export interface Row {
  /** Cells of the row; the first one is the row's heading. */
  cells: readonly Cell[];
  look?: 'total' | 'hot' | 'group';
  /** Decimals of this row's numbers; absent: those of the column. */
  digits?: number;
  unit?: string;
  signed?: boolean;
}

export interface DataTable {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  note?: string;
  /** Source of the values, printed under the table in the downloaded file; absent: the sample computed them. */
  source?: string;
  /** Sets the rows closer together, for a table with many rows. */
  dense?: true;
}

/** A block of an inner page, listed from top to bottom; the downloaded file prints the same blocks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'table'; table: DataTable }
  | { kind: 'chart'; chart: Chart }
  | { kind: 'note'; text: string };

/** Parts of a whole, drawn in proportion to their shares. */
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
  /** Amounts or causes that support the page's conclusion, with their shares. */
  split?: Split;
  blocks: readonly Block[];
}

/** A worksheet as a spreadsheet displays it: `rows[0]` is the sheet's row 1. */
export interface Sheet {
  file: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  digits: number;
  /** Row and column of the selected cell, outlined on the page, counted from 0. */
  selected: readonly [row: number, column: number];
  tabs: readonly string[];
}

export interface Source {
  label: string;
  /** Parts of the label that are in English. */
  english?: string;
  /** Exact figures that the source gives, and the years they are for. */
  scope: string;
  url: string;
  /** When the source's page was read; added by `withReadings` (`data/blog/sourceReadings.ts`). */
  read?: ReadOn;
  caution?: string;
}

/** One question to which the five models gave different answers, and how the human decided; invented, since nobody ordered the sample. */
export interface Journal {
  /** Page number in the whole deliverable. */
  folio: number;
  question: string;
  /** Day on which the models answered, in words. */
  day: string;
  /** Answers, in the order of the five models. */
  answers: readonly string[];
  /** Source that was opened to decide between the answers, and its content. */
  opened: string;
  ruling: string;
  /** Change made in the deliverable's text after the decision. */
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
  /** Page of the service the example belongs to, and the order that a button of this example preselects. */
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
    /** Work of each of the five models on the deliverable, in the models' order. */
    roles: readonly string[];
    journal: Journal;
  };
  sources: readonly Source[];
  sourcesNote: string;
  closing: { title: string; second: string; secondAction: 'download' | 'quote' };
  downloads: readonly Download[];
}

/**
 * An example as its file writes it: facts of the catalogue, which the owner may change, are names in braces (`{delay}`), filled by
 * `data/examples.ts`.
 */
export interface WrittenExample extends Omit<Example, 'service'> {
  service: Pick<Example['service'], 'href' | 'code'>;
}

/** Counts the pages of the whole deliverable. */
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

/** Returns an inner page of the extract; throws for a page of the deliverable that the extract lacks. */
export function innerPage(example: Pick<Example, 'slug' | 'pages' | 'structure'>, folio: number): PlacedPage {
  const found = example.pages.find((page) => page.folio === folio);
  if (!found) throw new Error(`The example ${example.slug} shows no page ${folio}`);
  return { ...found, section: partOf(example, folio) };
}
