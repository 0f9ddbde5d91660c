import type { SatisfactionAnswer } from '../../data/api/quotes.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { build, type Connection, first, run } from '../store.ts';
import { moveQuote, type StoredQuote } from './quotes.ts';

/** The client opened their page for the first time. */
export const noteQuoteOpened = (connection: Connection, id: number, at: string): Promise<number> =>
  run(
    connection,
    build.updateTable('quotes').set({ opened_at: at }).where('id', '=', id).where('opened_at', 'is', null),
  );

/** The quote that took this one's place once it was sent, and whether this one's deposit came. */
export async function replacementOf(connection: Connection, id: number) {
  const newer: StoredQuote | undefined = await first(
    connection,
    build
      .selectFrom('quotes')
      .selectAll()
      .where('replaces_id', '=', id)
      .where('number', 'is not', null)
      .where('status', 'in', ['sent', 'accepted'])
      .orderBy('id', 'desc')
      .limit(1),
  );
  const deposit = await first(
    connection,
    build.selectFrom('quote_receipts').select('id').where('quote_id', '=', id).where('kind', '=', 'deposit'),
  );
  const replacedBy = newer && {
    number: newer.number ?? '',
    on: dayInParis(new Date(newer.sent_at ?? newer.created_at)),
  };
  return { newer, replacedBy: replacedBy ?? null, isDepositPaid: deposit !== undefined };
}

/** What a client answers; said again, the last word counts, and what was published of the former one is not any more. */
export async function rateQuote(
  connection: Connection,
  id: number,
  { rating, comment, may_quote, quoted_as }: SatisfactionAnswer,
  at: string,
): Promise<void> {
  const said = { rating, comment: comment || null, quoted_as: may_quote && comment ? quoted_as || 'Un client' : null };
  await moveQuote(connection, id, { ...said, rated_at: at, published_at: null, updated_at: at });
}

/** A client takes their consent back: nothing of theirs is quoted from then on. */
export async function unpublishAnswer(connection: Connection, id: number, at: string): Promise<void> {
  await moveQuote(connection, id, { quoted_as: null, published_at: null, updated_at: at });
}
