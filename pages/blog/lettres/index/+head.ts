import { breadcrumbs } from '../../../../components/structuredData.ts';
import { LETTERS_PATH, letterArchive } from '../../../../data/letters/letterArchive.ts';
import type { PageHead } from '../../../../data/pageHead.ts';

export const head: PageHead = {
  title: letterArchive.title,
  description: letterArchive.lead,
  jsonLd: [breadcrumbs({ name: 'Blog', path: '/blog' }, { name: letterArchive.title, path: LETTERS_PATH })],
};
