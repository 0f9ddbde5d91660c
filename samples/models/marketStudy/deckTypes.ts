import type { Chart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';

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

/** Under the figures worked out from the drivers. */
export const MODEL_SOURCE = 'modèle de l’étude, hypothèses d’illustration';
