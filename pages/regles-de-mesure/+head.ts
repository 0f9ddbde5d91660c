import { rulesPage } from '../../data/blog/methodRules.ts';
import type { PageHead } from '../../data/pageHead.ts';

export const head: PageHead = {
  title: rulesPage.title,
  description: rulesPage.description,
  modified: rulesPage.updated,
  card: { headline: [rulesPage.title], label: 'Doctrine' },
};
