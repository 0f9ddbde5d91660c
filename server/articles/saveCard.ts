import type { BuiltInRow } from '../../data/api/articleAnswers.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { type ChangedCard, writeCard } from '../../database/articles/articleCards.ts';
import { relistArticle } from '../../database/articles/articles.ts';
import { countContentChange } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';

/**
 * Saves what the owner says of a built-in article, with its row of the blog's list. To be run inside the write queue.
 * @returns false when another save came since the card's version: nothing is written.
 */
export async function saveCard(writer: Connection, source: BuiltInRow['source'], card: ChangedCard): Promise<boolean> {
  const { slug, updated_at: at, updated_by: account } = card;
  if (!(await writeCard(writer, card))) return false;
  await relistArticle(writer, {
    slug,
    title: card.title ?? source.title,
    summary: card.summary ?? source.summary,
    created_at: `${card.date ?? source.date}T08:00:00.000Z`,
    published: String(card.state === 'published'),
    updated_at: at,
  });
  await countContentChange(writer);
  await writeJournal(writer, { action: 'article-card-changed', account, at, subject: slug });
  return true;
}
