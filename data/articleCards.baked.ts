import type { Article } from './articles/types.ts';
import { articles } from './articles.baked.ts';

/** What a list shows of an article. */
export type ArticleCard = Pick<Article, 'number' | 'slug' | 'category' | 'title' | 'summary' | 'date' | 'readTime'>;

/** The eighteen cards, in route order: computed at build time, so that pages carry no article's sources. */
export const articleCards: readonly ArticleCard[] = articles.map(
  ({ number, slug, category, title, summary, date, readTime }) => ({
    number,
    slug,
    category,
    title,
    summary,
    date,
    readTime,
  }),
);
