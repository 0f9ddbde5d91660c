import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';
import type { data } from './+data.ts';

export const head = (_content: Content, { document }: Awaited<ReturnType<typeof data>>): PageHead => ({
  title: document.title,
  description: document.description,
  modified: document.updated,
  card: { headline: [document.title], label: 'Informations légales' },
});
