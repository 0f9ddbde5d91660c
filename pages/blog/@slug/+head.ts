import { blogPosting, breadcrumbs } from '../../../components/structuredData.ts';
import { modifiedDate } from '../../../data/articles/types.ts';
import { writtenCard } from '../../../data/articles/writtenCard.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';
import type { data } from './+data.ts';

/** An unpublished preview is for people with its address, not for search engines. */
export function head(content: Content, shown: Awaited<ReturnType<typeof data>>): PageHead {
  const { article } = shown;
  const isPreview = shown.preview !== undefined;
  return {
    title: article.title,
    description: article.summary,
    type: 'article',
    published: article.date,
    modified: modifiedDate(article),
    jsonLd: isPreview
      ? []
      : [
          blogPosting(content, article),
          breadcrumbs({ name: 'Blog', path: '/blog' }, { name: article.title, path: `/blog/${article.slug}` }),
        ],
    card: writtenCard({ article, cover: shown.cover ?? 'strands' }),
    noindex: isPreview,
  };
}
