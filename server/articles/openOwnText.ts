import type { ArticleFields } from '../../data/api/articleInput.ts';
import { SOURCE_AUTHOR } from '../../data/articles/deskArticles.ts';
import {
  addDeskArticle,
  changeDeskArticle,
  deskArticles,
  keepVersion,
  versionOf,
  versionsOf,
} from '../../database/articles/deskArticles.ts';
import type { Connection } from '../../database/store.ts';
import type { Author } from '../api/admin/authorOf.ts';
import { ownTextOf } from './articleProblems.ts';

/**
 * The owner's own text of an article of the source, made of it the first time. What the source says is kept among its earlier texts, and so
 * is what a later version of the site says: a draft in which nothing was changed becomes that text, any other one stays and the later text can be
 * taken. To be run inside the write queue.
 * @param source what the source says now, at its own address
 */
export async function openOwnText(
  writer: Connection,
  source: ArticleFields,
  author: Author,
): Promise<{ id: number; isNew: boolean }> {
  const { slug } = source;
  const known = (await deskArticles(writer)).find((article) => ownTextOf(article) === slug);
  const id = known?.id ?? (await addDeskArticle(writer, { fields: source, copiedFrom: slug, ...author }));
  const brought = (await versionsOf(writer, id)).find((version) => version.author === SOURCE_AUTHOR);
  const last = brought && (await versionOf(writer, id, brought.id))?.fields;
  if (JSON.stringify(last) === JSON.stringify(source)) return { id, isNew: !known };
  const isUntouched = known?.state === 'draft' && JSON.stringify(known.fields) === JSON.stringify(last);
  if (known && isUntouched) await changeDeskArticle(writer, known, { fields: source }, author);
  await keepVersion(writer, id, { kind: 'text', fields: source, actor: SOURCE_AUTHOR, at: author.at });
  return { id, isNew: !known };
}
