import type { PageHead } from '../../../components/head.ts';

export const head: PageHead = {
  description:
    'Demandez un devis détaillé et sans engagement : réponse sous 24 h, consultation gratuite de 30 minutes.',
  noindex: true,
};
