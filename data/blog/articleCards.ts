import { articles } from './articles.baked.ts';

/** What a list shows of an article. */
const card = ({ number, slug, category, title, summary, date, readTime, topics }: (typeof articles)[number]) => ({
  number,
  slug,
  category,
  title,
  summary,
  date,
  readTime,
  topics,
});

export type ArticleCard = ReturnType<typeof card>;

/** The cards of every article, in route order. */
export const articleCards: readonly ArticleCard[] = articles.map(card);
