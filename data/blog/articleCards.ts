import type { ArticleCover, BlogContent } from '../articles/blogContent.ts';
import { type Article, type ArticleCategory, modifiedDate, type ShownArticle } from '../articles/types.ts';
import { articles } from './articles.baked.ts';
import type { Topic } from './blog.ts';

/** An article as lists show it. */
export interface ArticleCard {
  slug: string;
  category: ArticleCategory;
  title: string;
  summary: string;
  date: string;
  /** Day of the article's last change, YYYY-MM-DD; absent: never changed since publication. */
  updated?: string;
  readTime: number;
  topics: readonly Topic[];
  /** Cover of an article written at the desk; absent for a built-in one. */
  cover?: ArticleCover;
}

function card(article: ShownArticle): ArticleCard {
  const { slug, category, title, summary, date, readTime, topics } = article;
  const updated = modifiedDate(article);
  return { slug, category, title, summary, date, ...(updated > date && { updated }), readTime, topics };
}

type Changes = Pick<BlogContent, 'cards' | 'written' | 'gone'>;

/** Returns the built-in article with a slug. */
export const articleOfSource = (slug: string): Article | undefined => articles.find((article) => article.slug === slug);

/**
 * Replaces a built-in article's text by the one the owner wrote; its slug and reading time stay the built-in ones, and its change log keeps
 * the earlier changes.
 */
export const withOwnText = (article: Article, own: ShownArticle): Article => ({
  ...article,
  ...own,
  slug: article.slug,
  changes: [...article.changes, ...own.changes],
  readTime: article.readTime,
  family: article.family,
});

/**
 * Returns the built-in articles in the order of their routes, with the owner's changes to their cards or texts; withdrawn ones are left
 * out.
 */
export function builtInArticles({ cards, written, gone }: Changes): Article[] {
  return articles
    .filter(({ slug }) => !cards[slug]?.isWithdrawn && !gone.includes(slug))
    .map((article) => {
      const own = written.find(({ article: { slug } }) => slug === article.slug);
      const { isWithdrawn: _, ...changed } = cards[article.slug] ?? {};
      return own ? withOwnText(article, own.article) : { ...article, ...changed };
    });
}

/** Returns the desk's articles that do not replace a built-in one, newest first. */
const ofTheDesk = ({ written }: Pick<BlogContent, 'written'>) =>
  written.filter(({ article: { slug } }) => !articleOfSource(slug));

/** Returns every published article: the desk's, newest first, then the built-in ones. */
export const shownArticles = (blog: BlogContent): ShownArticle[] => [
  ...ofTheDesk(blog).map(({ article }) => article),
  ...builtInArticles(blog),
];

/** Returns the cards of every published article, in the order of `shownArticles`. */
export const shownCards = (blog: BlogContent): ArticleCard[] => [
  ...ofTheDesk(blog).map(({ article, cover }) => ({ ...card(article), cover })),
  ...builtInArticles(blog).map(card),
];
