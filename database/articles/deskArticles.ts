import type { Selectable } from 'kysely';
import type { ArticleFields, ArticleVersionRow } from '../../data/api/articles.ts';
import { articleLimits, VERSION_MINUTES } from '../../data/articles/deskArticles.ts';
import type { ArticleChange } from '../../data/articles/types.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** An article written in the desk: what is being written, and what readers have or will have. */
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

/** Every article of the desk, the last changed first. */
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

/** Scheduled articles that are due. */
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

/** Adds a draft; returns its number. To be run inside the write queue. */
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
 * @param version the one the change was made from.
 * @returns its new version; undefined when it is another one by now: nothing is written.
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

/**
 * Keeps a text as an earlier version. Changes of one author within ten minutes are one version; the oldest are deleted beyond forty. To be
 * run inside the write queue.
 */
export async function keepVersion(
  connection: Connection,
  article: number,
  { kind, fields, actor, at }: Author & { kind: ArticleVersionRow['kind']; fields: ArticleFields },
): Promise<void> {
  const content = JSON.stringify(fields);
  const own = build.selectFrom('desk_article_versions').where('article_id', '=', article).orderBy('id', 'desc');
  const last = await first(connection, own.selectAll().limit(1));
  const since = new Date(Date.parse(at) - VERSION_MINUTES * 60_000).toISOString();
  const isSameWork = kind === 'text' && last?.kind === 'text' && last.author === actor && last.begun_at > since;
  const before = own.select('id').where('content', '=', content);
  // An earlier text that is taken back does not overwrite what it replaces.
  if (isSameWork && !(await first(connection, before.where('id', '<>', last.id)))) {
    const same = build.updateTable('desk_article_versions').set({ content, at }).where('id', '=', last.id);
    return void (await run(connection, same));
  }
  await insert(connection, 'desk_article_versions', {
    article_id: article,
    kind,
    content,
    author: actor,
    begun_at: at,
    at,
  });
  const kept = await all(connection, own.select('id').limit(articleLimits.versions));
  const oldest = kept.at(-1)?.id ?? 0;
  await run(
    connection,
    build.deleteFrom('desk_article_versions').where('article_id', '=', article).where('id', '<', oldest),
  );
}

/** The earlier texts of an article, the newest first. */
export const versionsOf = (connection: Connection, article: number): Promise<ArticleVersionRow[]> =>
  all(
    connection,
    build
      .selectFrom('desk_article_versions')
      .select(['id', 'kind', 'author', 'at'])
      .where('article_id', '=', article)
      .orderBy('id', 'desc'),
  );

export async function versionOf(
  connection: Connection,
  article: number,
  id: number,
): Promise<{ version: ArticleVersionRow; fields: ArticleFields } | undefined> {
  const row = await first(
    connection,
    build
      .selectFrom('desk_article_versions')
      .select(['id', 'kind', 'author', 'at', 'content'])
      .where('article_id', '=', article)
      .where('id', '=', id),
  );
  if (!row) return undefined;
  const { content, ...version } = row;
  return { version, fields: JSON.parse(content) as ArticleFields };
}
