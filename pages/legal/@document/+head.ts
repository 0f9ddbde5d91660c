import type { PageHead } from '../../../data/pageHead.ts';
import type { data } from './+data.ts';

export const head = ({ document }: Awaited<ReturnType<typeof data>>): PageHead => ({
  title: document.title,
  description: document.description,
  modified: document.updated,
  card: { headline: [document.title], label: 'Informations légales' },
});
