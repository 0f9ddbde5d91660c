import type { Chart } from '../../data/examples/chartTypes.ts';
import type { WrittenExample } from '../../data/examples/types.ts';
import { inSections, type Page } from '../parts.ts';

/** What only the document says: who it is for, from when it is, and the figures a screen has no room for. */
interface DocumentFacts {
  client: string;
  /** Day on which its data were closed. */
  date: string;
  version: string;
  /** The chart of the cover. */
  cover: Chart;
  /** Under every figure that names no source of its own. */
  source: string;
  figures: readonly { folio: number; chart: Chart }[];
  /** Pages that only the document prints, and what it adds to a page of the site with the same folio. */
  pages?: readonly Page[];
}

/** A sample: what its page shows, and what its document says besides. */
export interface Sample extends WrittenExample {
  document: DocumentFacts;
}
/** The same as its folder writes it. */
interface Written extends Omit<Sample, 'preview'> {
  preview: { title: string; lead: string; pages: readonly Page[] };
}

/** A sample whose pages say in which part they stand. */
export const placed = ({ preview, ...sample }: Written): Sample => ({
  ...sample,
  preview: { ...preview, pages: inSections(sample.structure, preview.pages) },
});

/** What the page of a service of the catalogue says of the order; `data/examples/filled.ts` puts the values there. */
export const soldBadges: Sample['badges'] = [
  { text: 'Format Livrable' },
  { text: '{format}', icon: 'file' },
  { text: '{delay}', icon: 'clock' },
];
