import type { ArticleCover, BlogContent } from '../articles/blogContent.ts';
import type { ArticleCategory, ShownArticle } from '../articles/types.ts';
import { articles } from './articles.baked.ts';
import type { Topic } from './topics.ts';

/** What a list shows of an article. */
export interface ArticleCard {
  slug: string;
  category: ArticleCategory;
  title: string;
  summary: string;
  date: string;
  readTime: number;
  topics: readonly Topic[];
  /** Of an article written in the desk: its drawing. */
  cover?: ArticleCover;
}

const card = ({ slug, category, title, summary, date, readTime, topics }: ShownArticle): ArticleCard => ({
  slug,
  category,
  title,
  summary,
  date,
  readTime,
  topics,
});

/** The built-in articles in route order, with what the owner changed of their cards; those taken out are not among them. */
export function builtInArticles({ cards }: Pick<BlogContent, 'cards'>) {
  return articles
    .filter(({ slug }) => !cards[slug]?.isWithdrawn)
    .map((article) => {
      const { isWithdrawn: _, ...changed } = cards[article.slug] ?? {};
      return { ...article, ...changed };
    });
}

/** Every article readers have: those written in the desk, the newest first, then the built-in ones. */
export const shownArticles = (blog: BlogContent): ShownArticle[] => [
  ...blog.written.map(({ article }) => article),
  ...builtInArticles(blog),
];

/** The cards of every article readers have, in the same order. */
export const shownCards = (blog: BlogContent): ArticleCard[] => [
  ...blog.written.map(({ article, cover }) => ({ ...card(article), cover })),
  ...builtInArticles(blog).map(card),
];
