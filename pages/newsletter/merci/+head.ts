import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Inscription à la newsletter',
  description: 'Votre inscription à la newsletter.',
  noindex: true,
};
