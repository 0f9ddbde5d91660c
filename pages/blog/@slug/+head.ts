import { blogPosting, breadcrumbs } from '../../../components/structuredData.ts';
import { modifiedDate } from '../../../data/articles/modifiedDate.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import { socialImage } from '../../../data/socialCard.ts';
import type { data } from './+data.ts';

/** Whose social image an article of the desk has. */
const LIST = '/blog';

/** What readers do not have yet is for whoever was given its address, and no search engine. */
export function head(shown: Awaited<ReturnType<typeof data>>): PageHead {
  const { article } = shown;
  // Drawn while the site is built; the article came later.
  const isWritten = 'text' in shown;
  const isPreview = 'preview' in shown && shown.preview !== undefined;
  return {
    title: article.title,
    description: article.summary,
    type: 'article',
    published: article.date,
    modified: modifiedDate(article),
    jsonLd: isPreview
      ? []
      : [
          blogPosting(article, undefined, isWritten ? socialImage(LIST) : undefined),
          breadcrumbs({ name: 'Blog', path: '/blog' }, { name: article.title, path: `/blog/${article.slug}` }),
        ],
    card: { headline: [article.title], label: article.category },
    noindex: isPreview,
    ...(isWritten && { sharesImageOf: LIST }),
  };
}
