import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Demande de devis',
  description:
    'Demandez un devis détaillé et sans engagement : réponse sous 24 h, consultation gratuite de 30 minutes.',
  noindex: true,
};
