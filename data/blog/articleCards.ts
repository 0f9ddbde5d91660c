import type { ArticleCover, BlogContent } from '../articles/blogContent.ts';
import { type Article, type ArticleCategory, modifiedDate, type ShownArticle } from '../articles/types.ts';
import { articles } from './articles.baked.ts';
import type { Topic } from './blog.ts';

/** Article in a list. */
export interface ArticleCard {
  slug: string;
  category: ArticleCategory;
  title: string;
  summary: string;
  date: string;
  /** Day of its last change, YYYY-MM-DD; absent if unchanged. */
  updated?: string;
  readTime: number;
  topics: readonly Topic[];
  /** Drawing of an article written at the desk. */
  cover?: ArticleCover;
}

function card(article: ShownArticle): ArticleCard {
  const { slug, category, title, summary, date, readTime, topics } = article;
  const updated = modifiedDate(article);
  return { slug, category, title, summary, date, ...(updated > date && { updated }), readTime, topics };
}

type Changes = Pick<BlogContent, 'cards' | 'written' | 'gone'>;

/** Returns the built-in article at an address. */
export const articleOfSource = (slug: string): Article | undefined => articles.find((article) => article.slug === slug);

/** Applies the owner's text to a built-in article, which keeps its address, figures and minutes. */
export const withOwnText = (article: Article, own: ShownArticle): Article => ({
  ...article,
  ...own,
  slug: article.slug,
  changes: [...article.changes, ...own.changes],
  readTime: article.readTime,
  family: article.family,
});

/** Returns the built-in articles in route order, with the owner's changes of their cards or texts, without withdrawn ones. */
export function builtInArticles({ cards, written, gone }: Changes): Article[] {
  return articles
    .filter(({ slug }) => !cards[slug]?.isWithdrawn && !gone.includes(slug))
    .map((article) => {
      const own = written.find(({ article: { slug } }) => slug === article.slug);
      const { isWithdrawn: _, ...changed } = cards[article.slug] ?? {};
      return own ? withOwnText(article, own.article) : { ...article, ...changed };
    });
}

/** Returns the desk's articles at addresses of their own, newest first. */
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
