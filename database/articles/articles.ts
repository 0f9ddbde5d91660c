import { type Article, articleRow } from '../../data/api/rows.ts';
import { all, build, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** An article with its text; it was last changed when it was written. */
export type NewArticle = Omit<Article, 'id' | 'updated_at'> & { content: string };

const COLUMNS = articleRow.keyof().options;

/** Published articles, newest first. */
export const publishedArticles = (connection: Connection) =>
  all(connection, newestFirst().where('published', '=', 'true'));

/** All articles, drafts too, newest first. */
export const allArticles = (connection: Connection) => all(connection, newestFirst());

const newestFirst = () =>
  build.selectFrom('blog_articles').select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc');

/**
 * Adds the articles whose slug the table does not have; what it has is the owner's and stays as it is. To be run
 * inside the write queue.
 */
export async function seedArticles(connection: Connection, rows: readonly NewArticle[]): Promise<void> {
  const known = new Set(
    (await all(connection, build.selectFrom('blog_articles').select('slug'))).map(({ slug }) => slug),
  );
  const added = rows.filter(({ slug }) => !known.has(slug));
  for (const row of added)
    await run(connection, build.insertInto('blog_articles').values({ ...row, updated_at: row.created_at }));
}
