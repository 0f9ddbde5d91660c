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
  /** Day of its last change, YYYY-MM-DD; absent: unchanged since its date. */
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

/** The article of the source that has this address. */
export const articleOfSource = (slug: string): Article | undefined => articles.find((article) => article.slug === slug);

/** The owner's own text of an article of the source: its place, figures and minutes stay those of the source. */
export const withOwnText = (article: Article, own: ShownArticle): Article => ({
  ...article,
  ...own,
  slug: article.slug,
  changes: [...article.changes, ...own.changes],
  readTime: article.readTime,
  family: article.family,
});

/** The built-in articles in route order, with what the owner changed of their cards or wrote in their place; those taken out are not among them. */
export function builtInArticles({ cards, written, gone }: Changes): Article[] {
  return articles
    .filter(({ slug }) => !cards[slug]?.isWithdrawn && !gone.includes(slug))
    .map((article) => {
      const own = written.find(({ article: { slug } }) => slug === article.slug);
      const { isWithdrawn: _, ...changed } = cards[article.slug] ?? {};
      return own ? withOwnText(article, own.article) : { ...article, ...changed };
    });
}

/** The articles written in the desk at addresses of their own, the newest first. */
const ofTheDesk = ({ written }: Pick<BlogContent, 'written'>) =>
  written.filter(({ article: { slug } }) => !articleOfSource(slug));

/** Every article readers have: those written in the desk, the newest first, then the built-in ones. */
export const shownArticles = (blog: BlogContent): ShownArticle[] => [
  ...ofTheDesk(blog).map(({ article }) => article),
  ...builtInArticles(blog),
];

/** The cards of every article readers have, in the same order. */
export const shownCards = (blog: BlogContent): ArticleCard[] => [
  ...ofTheDesk(blog).map(({ article, cover }) => ({ ...card(article), cover })),
  ...builtInArticles(blog).map(card),
];
