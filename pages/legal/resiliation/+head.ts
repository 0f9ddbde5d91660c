import type { PageHead } from '../../../data/pageHead.ts';
import { termination } from '../../../data/termination.ts';

export const head: PageHead = {
  title: termination.title,
  description: `Mettre fin au pack mensuel en ligne, sans frais et sans motif : préavis de ${termination.noticeDays} jours, confirmation écrite.`,
  noindex: true,
};
