import type { ArticleData } from '../../../components/article/articleData.ts';
import { blogPosting, breadcrumbs } from '../../../components/structuredData.ts';
import type { WrittenArticle } from '../../../data/articles/blogContent.ts';
import { modifiedDate } from '../../../data/articles/types.ts';
import { blog } from '../../../data/blog/blog.ts';
import { dayInProse } from '../../../data/french/frenchDates.ts';
import type { PageHead, SocialCard } from '../../../data/pageHead.ts';
import { SERVED } from '../../../data/served.ts';
import type { Content } from '../../../data/settings/content.ts';

/** Social image of a desk article: with the strands, or with a document's cover that shows the motif the owner chose. */
function writtenCard({ article, cover }: Pick<WrittenArticle, 'article' | 'cover'>): SocialCard {
  const { title, category, date, readTime } = article;
  const headline = [title];
  if (cover === 'strands') return { headline, label: category };
  const meta = [dayInProse(date), `${readTime} min de lecture`];
  return { headline, label: blog.title, cover: { kind: 'Article', title: category, line: '', motif: cover, meta } };
}

/** Head of an article's page; a preview is not indexed by search engines. */
export function head(content: Content, { [SERVED]: shown }: ArticleData): PageHead {
  const { article, preview } = shown;
  const isPreview = preview !== undefined;
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
