import type { BuiltInRow } from '../../data/api/articleAnswers.ts';
import type { Content } from '../../data/settings/content.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { listArticle, unlistArticle } from '../../database/articles/articles.ts';
import { changeDeskArticle, type DeskArticle } from '../../database/articles/deskArticles.ts';
import { countContentChange } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';
import type { Author } from '../api/admin/authorOf.ts';
import { copyOfBuiltIn } from './copyOfBuiltIn.ts';
import { listed } from './publishArticle.ts';
import { readArticle } from './readArticle.ts';

interface Back {
  /** The card of the article of the source. */
  row: BuiltInRow;
  content: Content;
  author: Author;
}

/**
 * Readers have the text of the source again; the owner's own is a draft, which may be published once more. To be run inside the write queue.
 * @returns false when it changed meanwhile: nothing is written.
 */
export async function backToOriginal(
  writer: Connection,
  own: DeskArticle,
  { row: { slug, title, summary, date, state }, content, author }: Back,
): Promise<boolean> {
  const source = copyOfBuiltIn(slug, title);
  if (!source) return false;
  const draft = { state: 'draft', public_slug: null, published_at: null, publish_at: null } as const;
  if ((await changeDeskArticle(writer, own, draft, author)) === undefined) return false;
  const fields = { ...source, slug, summary, date };
  const list = listed(fields, await readArticle(writer, fields), content);
  await listArticle(writer, { ...list, created_at: `${date}T08:00:00.000Z`, updated_at: author.at });
  if (state === 'withdrawn') await unlistArticle(writer, slug, author.at);
  await countContentChange(writer);
  await writeJournal(writer, { action: 'article-original', account: author.actor, at: author.at, subject: title });
  return true;
}
