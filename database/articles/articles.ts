import type { Selectable } from 'kysely';
import { type Article, articleRow } from '../../data/api/rows.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, run } from '../store.ts';

/** A new article with its text; its creation time is stored as `updated_at`. */
export type NewArticle = Omit<Article, 'id' | 'updated_at'> & { content: string };

const COLUMNS = articleRow.keyof().options;

/** Published articles of the blog's list, newest first. */
export const publishedArticles = (connection: Connection) =>
  all(connection, newestFirst().where('published', '=', 'true'));

/** All articles of the blog's list, drafts included, newest first. */
export const allArticles = (connection: Connection) => all(connection, newestFirst());

const newestFirst = () =>
  build.selectFrom('blog_articles').select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc');

/** Adds the built-in articles that the table lacks; existing rows are the owner's and are not changed. To be run inside the write queue. */
export async function seedArticles(connection: Connection, rows: readonly NewArticle[]): Promise<void> {
  const known = new Set(
    (await all(connection, build.selectFrom('blog_articles').select('slug'))).map(({ slug }) => slug),
  );
  const added = rows.filter(({ slug }) => !known.has(slug));
  for (const row of added)
    await run(connection, build.insertInto('blog_articles').values({ ...row, updated_at: row.created_at }));
}

/** Adds an article to the blog's list, or updates its row. To be run inside the write queue. */
export async function listArticle(
  connection: Connection,
  { former, ...row }: Omit<NewArticle, 'published'> & { updated_at: string; former?: string | undefined },
): Promise<void> {
  const changed = await run(
    connection,
    build
      .updateTable('blog_articles')
      .set({ ...row, published: 'true' })
      .where('slug', '=', former ?? row.slug),
  );
  if (changed === 0) await run(connection, build.insertInto('blog_articles').values({ ...row, published: 'true' }));
}

/** Marks an article's row as not published, which removes the article from the public list. To be run inside the write queue. */
export const unlistArticle = (connection: Connection, slug: string, updated_at: string): Promise<number> =>
  run(connection, build.updateTable('blog_articles').set({ published: 'false', updated_at }).where('slug', '=', slug));

/** Deletes an article's row from the blog's list. To be run inside the write queue. */
export const dropListedArticle = (connection: Connection, slug: string): Promise<number> =>
  run(connection, build.deleteFrom('blog_articles').where('slug', '=', slug));

/** Updates the row of a built-in article in the blog's list. To be run inside the write queue. */
export const relistArticle = (
  connection: Connection,
  { slug, ...changes }: Pick<Article, 'slug' | 'title' | 'summary' | 'published' | 'created_at' | 'updated_at'>,
): Promise<number> => run(connection, build.updateTable('blog_articles').set(changes).where('slug', '=', slug));

/** Title, summary, date and state of a built-in article's card, as changed by the owner. */
export type ChangedCard = Selectable<Schema['article_cards']>;

export const changedCards = (connection: Connection): Promise<ChangedCard[]> =>
  all(connection, build.selectFrom('article_cards').selectAll());

export const changedCard = (connection: Connection, slug: string): Promise<ChangedCard | undefined> =>
  first(connection, build.selectFrom('article_cards').selectAll().where('slug', '=', slug));

/**
 * Stores the owner's changes to a built-in article's card. To be run inside the write queue.
 * @returns false, and writes nothing, when the card was saved since `version`.
 */
export async function writeCard(connection: Connection, { version, ...card }: ChangedCard): Promise<boolean> {
  const known = await changedCard(connection, card.slug);
  if ((known?.version ?? 0) !== version) return false;
  const row = { ...card, version: version + 1 };
  await run(
    connection,
    build
      .insertInto('article_cards')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row)),
  );
  return true;
}
