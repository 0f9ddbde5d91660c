import { breadcrumbs } from '../../../../components/structuredData.ts';
import { pathOfLetter } from '../../../../data/letters/letterPath.ts';
import type { PageHead } from '../../../../data/pageHead.ts';
import type { data } from './+data.ts';

const LONGEST = 155;

export const head = ({ letter: { title, summary, day, slug } }: ReturnType<typeof data>): PageHead => ({
  title,
  description: (summary || `Lettre envoyée aux abonnés : ${title}`).slice(0, LONGEST),
  type: 'article',
  published: day,
  modified: day,
  jsonLd: [breadcrumbs({ name: 'Blog', path: '/blog' }, { name: title, path: pathOfLetter(slug) })],
  card: { headline: [title], label: 'Lettre aux abonnés' },
});
