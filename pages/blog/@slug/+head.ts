import { blogPosting, breadcrumbs } from '../../../components/structuredData.ts';
import { modifiedDate } from '../../../data/articles/modifiedDate.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import type { data } from './+data.ts';

export const head = ({ article }: Awaited<ReturnType<typeof data>>): PageHead => ({
  title: article.title,
  description: article.summary,
  type: 'article',
  published: article.date,
  modified: modifiedDate(article),
  jsonLd: [
    blogPosting(article),
    breadcrumbs({ name: 'Blog', path: '/blog' }, { name: article.title, path: `/blog/${article.slug}` }),
  ],
  card: { headline: [article.title], label: article.category },
});
