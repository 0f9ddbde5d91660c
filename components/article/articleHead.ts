import type { Article } from '../../data/articles/types.ts';
import type { PageHead } from '../head.ts';
import { blogPosting, breadcrumbs } from '../structuredData.ts';

/** What the head of an article's page says, from the same data as the page. */
export const articleHead = (article: Article): PageHead => ({
  description: article.summary,
  type: 'article',
  published: article.date,
  modified: article.updated ?? article.date,
  jsonLd: [
    blogPosting(article),
    breadcrumbs({ name: 'Blog', path: '/blog' }, { name: article.title, path: `/blog/${article.slug}` }),
  ],
});
