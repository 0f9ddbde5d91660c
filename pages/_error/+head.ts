import type { PageHead } from '../../data/pageHead.ts';

export const head: PageHead = {
  title: '404 Page Not Found',
  description: 'Cette page n’existe pas, ou son adresse a changé.',
  noindex: true,
};
