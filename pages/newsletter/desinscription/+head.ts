import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Désinscription',
  description: 'Retirez votre adresse de la newsletter.',
  noindex: true,
};
