import { articles } from '../../data/blog/articles.baked.ts';
import { type NewArticle, seedArticles } from '../../database/articles/articles.ts';
import type { Connection } from '../../database/store.ts';
import { readArticleTexts } from '../articleTexts.ts';

/**
 * The fixed articles the table does not have yet, with the words of the built pages (the summary before a build). To be run inside
 * the write queue.
 */
export function seedFromData(connection: Connection): Promise<void> {
  const texts = readArticleTexts();
  const rows = articles.map(
    ({ slug, title, summary, category, readTime, date }): NewArticle => ({
      slug,
      title,
      summary,
      content: texts.get(slug)?.html ?? summary,
      category,
      read_time: String(readTime),
      published: 'true',
      created_at: `${date}T08:00:00.000Z`,
    }),
  );
  return seedArticles(connection, rows);
}
