import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Article retiré',
  description: 'Cet article a été retiré du blog.',
  noindex: true,
  status: 410,
};
