import type { SatisfactionAnswer } from '../../data/api/quotes.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { FEWEST_ANSWERS, SATISFIED } from '../../data/quotes/quoteWords.ts';
import { addMail } from '../mail/outbox.ts';
import { readSetting } from '../settings/settings.ts';
import { all, build, type Connection, countOf, first, run } from '../store.ts';
import { moveQuote, type StoredQuote } from './quotes.ts';

/** Records that the client opened their page for the first time. */
export const noteQuoteOpened = (connection: Connection, id: number, at: string): Promise<number> =>
  run(
    connection,
    build.updateTable('quotes').set({ opened_at: at }).where('id', '=', id).where('opened_at', 'is', null),
  );

/** The sent quote that replaced this one, with its number and day. */
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
  const replacedBy = newer && {
    number: newer.number ?? '',
    on: dayInParis(new Date(newer.sent_at ?? newer.created_at)),
  };
  return { newer, replacedBy: replacedBy ?? null };
}

/** Stores a client's answer to the satisfaction question in place of an earlier one, which is no longer published. */
export async function rateQuote(
  connection: Connection,
  id: number,
  { rating, comment, may_quote, quoted_as }: SatisfactionAnswer,
  at: string,
): Promise<void> {
  const given = { rating, comment: comment || null, quoted_as: may_quote && comment ? quoted_as || 'Un client' : null };
  await moveQuote(connection, id, { ...given, rated_at: at, published_at: null, updated_at: at });
}

/** Withdraws a client's consent to be quoted: their words are no longer published. */
export async function unpublishAnswer(connection: Connection, id: number, at: string): Promise<void> {
  await moveQuote(connection, id, { quoted_as: null, published_at: null, updated_at: at });
}

/** Days from the delivery to the satisfaction question. */
const ASKED_AFTER_DAYS = 7;

/**
 * Queues the satisfaction question, once, to each client whose work was delivered a week ago; returns their number. To be run inside the
 * write queue.
 */
export async function askSatisfaction(
  connection: Connection,
  { now, host }: { now: Date; host: string },
): Promise<number> {
  const limit = dayInParis(new Date(now.getTime() - ASKED_AFTER_DAYS * 86_400_000));
  const due = await all(
    connection,
    build
      .selectFrom('quotes')
      .leftJoin('leads', 'leads.id', 'quotes.lead_id')
      .select(['quotes.id as id', 'leads.id as lead'])
      .where('delivered_on', 'is not', null)
      .where('delivered_on', '<=', limit)
      .where('asked_at', 'is', null),
  );
  for (const { id, lead } of due) {
    await moveQuote(connection, id, { asked_at: now.toISOString() });
    // A client whose request was erased gets no question.
    if (lead !== null) await addMail(connection, { kind: 'quote-question', quoteId: id, leadId: lead, host, now });
  }
  return due.length;
}

/** Setting that holds whether the owner publishes the satisfaction of clients. */
export const FIGURE_PUBLISHED = 'satisfaction-published';

/** Counts the clients' answers and the satisfied ones among them, and returns the published quotations. */
export async function satisfaction(connection: Connection) {
  const answered = build.selectFrom('quotes').where('rating', 'is not', null);
  const quoted = answered.where('published_at', 'is not', null).where('quoted_as', 'is not', null);
  const rows = await all(
    connection,
    quoted.select(['comment', 'quoted_as']).orderBy('published_at', 'desc').orderBy('id').limit(6),
  );
  return {
    total: await countOf(connection, answered),
    satisfied: await countOf(connection, answered.where('rating', '>=', SATISFIED)),
    is_published: (await readSetting(connection, FIGURE_PUBLISHED)) === 'yes',
    quotes: rows.map(({ comment, quoted_as }) => ({ words: comment ?? '', name: quoted_as ?? '' })),
  };
}

/** Satisfaction as the site publishes it; undefined under ten answers. */
export async function shownSatisfaction(connection: Connection) {
  const { total, satisfied, is_published, quotes } = await satisfaction(connection);
  if (total < FEWEST_ANSWERS) return undefined;
  return { quotes, ...(is_published && { total, satisfied }) };
}
