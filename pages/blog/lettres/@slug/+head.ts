import { breadcrumbs } from '../../../../components/structuredData.ts';
import { LETTERS_PATH, letterArchive, pathOfLetter } from '../../../../data/letters/letterArchive.ts';
import type { PageHead } from '../../../../data/pageHead.ts';
import type { Content } from '../../../../data/settings/content.ts';
import type { data } from './+data.ts';

const LONGEST = 155;

export const head = (
  _content: Content,
  { letter: { title, summary, day, slug } }: ReturnType<typeof data>,
): PageHead => ({
  title,
  description: (summary || `Lettre envoyée aux abonnés : ${title}`).slice(0, LONGEST),
  type: 'article',
  published: day,
  modified: day,
  jsonLd: [
    breadcrumbs(
      { name: 'Blog', path: '/blog' },
      { name: letterArchive.title, path: LETTERS_PATH },
      { name: title, path: pathOfLetter(slug) },
    ),
  ],
  card: { headline: [title], label: 'Lettre aux abonnés' },
});
