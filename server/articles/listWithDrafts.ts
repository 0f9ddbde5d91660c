import type { Article } from '../../data/api/rows.ts';
import { allArticles } from '../../database/articles/articles.ts';
import { deskArticles } from '../../database/articles/deskArticles.ts';
import type { Connection } from '../../database/store.ts';
import { rowOf } from './deskArticleRecord.ts';

/** Number from which unpublished drafts are counted in the blog's list; an article gets its real number at publication. */
const FIRST_DRAFT = 1_000_000;

/** Rows of the blog's list, withdrawn ones included, and drafts never published, newest first. */
export async function listWithDrafts(connection: Connection): Promise<Article[]> {
  const listed = await allArticles(connection);
  const slugs = new Set(listed.map(({ slug }) => slug));
  const begun = (await deskArticles(connection)).filter(
    ({ public_slug, fields }) => public_slug === null && !slugs.has(fields.slug),
  );
  const drafts = await Promise.all(
    begun.map(async (draft) => {
      const { id, title, summary, category, read_time } = await rowOf(connection, draft);
      const { created_at, updated_at, fields } = draft;
      return {
        ...{ id: FIRST_DRAFT + id, slug: fields.slug, title, summary, category, read_time: String(read_time) },
        ...{ published: 'false', created_at, updated_at },
      };
    }),
  );
  return [...drafts, ...listed].sort((one, other) => other.created_at.localeCompare(one.created_at));
}
