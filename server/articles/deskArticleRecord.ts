import type { DeskArticleRecord, DeskArticleRow } from '../../data/api/articles.ts';
import { type DeskArticle, deskArticle } from '../../database/articles/deskArticles.ts';
import type { Connection } from '../../database/store.ts';
import { versionsOf } from '../../database/writing/earlierTexts.ts';
import { Problem } from '../http/problem.ts';
import { articleProblems } from './publishArticle.ts';
import { readArticle, readTimeOf } from './readArticle.ts';

export const noSuchArticle = () => new Problem(404, 'Cet article n’existe pas, ou plus.');

export const hasChanges = ({ fields, public: shown }: Pick<DeskArticle, 'fields' | 'public'>): boolean =>
  shown !== null && JSON.stringify(fields) !== JSON.stringify(shown);

/** An article as the list shows it, with the reading time of its page. */
export async function rowOf(connection: Connection, article: DeskArticle): Promise<DeskArticleRow> {
  const { id, state, fields, public_slug, publish_at, updated_at, updated_by } = article;
  return {
    id,
    state,
    title: fields.title,
    summary: fields.summary,
    category: fields.category,
    read_time: readTimeOf(await readArticle(connection, fields)),
    date: fields.date,
    public_slug,
    publish_at,
    has_changes: hasChanges(article),
    updated_at,
    updated_by,
  };
}

/** @throws Problem 404 */
export async function knownArticle(connection: Connection, id: number): Promise<DeskArticle> {
  const article = await deskArticle(connection, id);
  if (!article) throw noSuchArticle();
  return article;
}

/**
 * Record of an article for the editor.
 * @throws Problem 404
 */
export async function deskArticleRecord(connection: Connection, id: number): Promise<DeskArticleRecord> {
  const article = await knownArticle(connection, id);
  const { fields, version, copied_from, published_at, created_at, created_by } = article;
  return {
    success: true,
    article: {
      ...(await rowOf(connection, article)),
      fields,
      version,
      copied_from,
      published_at,
      created_at,
      created_by,
    },
    versions: await versionsOf(connection, ['article', id]),
    problems: await articleProblems(connection, id, fields),
  };
}

/** Problem 409 for an article that another change was saved to: names its author, time and version. */
export function otherEditor({ version, updated_by, updated_at }: DeskArticle): Problem {
  return new Problem(
    409,
    `${updated_by} a modifié cet article entre-temps : rechargez-le, ou gardez votre texte à part.`,
    {
      errors: [
        { field: 'version', detail: String(version) },
        { field: 'updated_by', detail: updated_by },
        { field: 'updated_at', detail: updated_at },
      ],
    },
  );
}
