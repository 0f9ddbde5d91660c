import type { Connection } from './connection.ts';
import { all, build, first, run } from './query.ts';

export interface NewArticle {
  slug: string;
  title: string;
  summary: string;
  content: string;
  category: string;
  /** Minutes, as text. */
  read_time: string;
  published: 'true' | 'false';
  created_at: string;
}

const COLUMNS = [
  'id',
  'slug',
  'title',
  'summary',
  'category',
  'read_time',
  'published',
  'created_at',
  'updated_at',
] as const;

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
