import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Demande envoyée !',
  description: 'Votre demande de devis est enregistrée.',
  noindex: true,
};
