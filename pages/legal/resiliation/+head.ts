import type { PageHead } from '../../../components/head.ts';

export const head: PageHead = {
  description:
    'Mettre fin au pack mensuel en ligne, sans frais et sans motif : préavis de 30 jours, confirmation écrite.',
  noindex: true,
};
