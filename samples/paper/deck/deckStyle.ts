import type { Chart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';

/** Inches: a wide slide, the title above, the body, the source below. */
export const slideSize = { width: 13.333, height: 7.5 };
export const left = 0.62;
export const width = slideSize.width - 2 * left;
export const bodyTop = 1.95;
export const bodyHeight = 4.65;
export const sourceTop = 6.72;

/** A slide: one message, what shows it, and what the speaker says of it. */
export interface Slide {
  /** The part of the deck, as its plan names it. */
  part: string;
  /** A conclusion. */
  title: string;
  lead?: string;
  figures?: readonly { figure: string; label: string }[];
  chart?: Chart;
  table?: DataTable;
  points?: readonly string[];
  source: string;
  notes: string;
}
