import { accessibility } from '../../data/company/legal.ts';
import type { PageHead } from '../../data/pageHead.ts';

export const head: PageHead = {
  title: accessibility.title,
  description: accessibility.description,
  modified: accessibility.updated,
  card: { headline: [accessibility.title], label: 'Déclaration volontaire' },
};
