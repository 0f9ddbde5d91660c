import type { Selectable } from 'kysely';
import type { ArticleFields } from '../../data/api/articles.ts';
import type { ArticleChange } from '../../data/articles/types.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** An article written at the desk: its draft, and its published or scheduled version. */
export interface DeskArticle extends Omit<Selectable<Schema['desk_articles']>, 'content' | 'public' | 'changes'> {
  fields: ArticleFields;
  public: ArticleFields | null;
  changes: readonly ArticleChange[];
}

interface Author {
  actor: string;
  at: string;
}

const read = (row: Selectable<Schema['desk_articles']>): DeskArticle => {
  const { content, public: shown, changes, ...rest } = row;
  return {
    ...rest,
    fields: JSON.parse(content) as ArticleFields,
    public: shown === null ? null : (JSON.parse(shown) as ArticleFields),
    changes: JSON.parse(changes) as ArticleChange[],
  };
};

/** Returns every desk article, last changed first. */
export const deskArticles = async (connection: Connection): Promise<DeskArticle[]> =>
  (
    await all(
      connection,
      build.selectFrom('desk_articles').selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc'),
    )
  ).map(read);

/** Articles that are published. */
export const publishedDeskArticles = async (connection: Connection): Promise<DeskArticle[]> =>
  (await all(connection, build.selectFrom('desk_articles').selectAll().where('state', '=', 'published'))).map(read);

/** Returns the scheduled articles whose time of publication has come. */
export const dueDeskArticles = async (connection: Connection, at: string): Promise<DeskArticle[]> =>
  (
    await all(
      connection,
      build
        .selectFrom('desk_articles')
        .selectAll()
        .where('state', '=', 'scheduled')
        .where('publish_at', '<=', at)
        .orderBy('publish_at'),
    )
  ).map(read);

export async function deskArticle(connection: Connection, id: number): Promise<DeskArticle | undefined> {
  const row = await first(connection, build.selectFrom('desk_articles').selectAll().where('id', '=', id));
  return row && read(row);
}

/** Adds a draft, and returns its id. To be run inside the write queue. */
export const addDeskArticle = (
  connection: Connection,
  { fields, copiedFrom = null, actor, at }: Author & { fields: ArticleFields; copiedFrom?: string | null },
): Promise<number> =>
  insert(connection, 'desk_articles', {
    content: JSON.stringify(fields),
    copied_from: copiedFrom,
    created_at: at,
    created_by: actor,
    updated_at: at,
    updated_by: actor,
  });

type Changed = Partial<Pick<DeskArticle, 'state' | 'public_slug' | 'publish_at' | 'published_at'>> & {
  fields?: ArticleFields;
  public?: ArticleFields;
  changes?: readonly ArticleChange[];
};

/**
 * Changes an article. To be run inside the write queue.
 * @param version version of the article that the change was based on.
 * @returns the new version; undefined, with nothing written, when the article was saved since.
 */
export async function changeDeskArticle(
  connection: Connection,
  { id, version }: Pick<DeskArticle, 'id' | 'version'>,
  { fields, public: shown, changes, ...rest }: Changed,
  { actor, at }: Author,
): Promise<number | undefined> {
  const changed = await run(
    connection,
    build
      .updateTable('desk_articles')
      .set({
        ...rest,
        ...(fields && { content: JSON.stringify(fields) }),
        ...(shown && { public: JSON.stringify(shown) }),
        ...(changes && { changes: JSON.stringify(changes) }),
        version: version + 1,
        updated_at: at,
        updated_by: actor,
      })
      .where('id', '=', id)
      .where('version', '=', version),
  );
  return changed === 1 ? version + 1 : undefined;
}

/** Deletes an article with its earlier texts and former addresses. To be run inside the write queue. */
export const deleteDeskArticle = (connection: Connection, id: number): Promise<number> =>
  run(connection, build.deleteFrom('desk_articles').where('id', '=', id));
