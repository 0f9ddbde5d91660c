import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Confirmation d’inscription',
  description: 'Confirmez votre inscription à la newsletter.',
  noindex: true,
};
