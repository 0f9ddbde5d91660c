import { type Article, articleRow } from '../data/api/rows.ts';
import type { Connection } from './connection.ts';
import { all, build, first, run } from './query.ts';

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

/** Fills the table at the first start; a table that has rows is the owner's and stays as it is. */
export function seedArticles(connection: Connection, rows: readonly NewArticle[]): void {
  if (first(connection, build.selectFrom('blog_articles').select('id').limit(1))) return;
  connection.transaction(() => {
    for (const row of rows)
      run(connection, build.insertInto('blog_articles').values({ ...row, updated_at: row.created_at }));
  })();
}
