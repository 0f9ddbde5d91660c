import { sql } from 'kysely';
import type { Quote } from '../../data/api/quotes.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import type { QuoteLine, QuoteStatus } from '../../data/quotes/quoteWords.ts';
import { all, build, type Connection, type Cursor, countOf, folded, inPieces, rowsBefore } from '../store.ts';
import { shownQuotes } from './quotes.ts';

export interface QuoteFilter {
  status?: QuoteStatus | undefined;
  /** Text to find in any part of the quote's number, the client's name or their address. */
  search?: string | undefined;
}

function matching({ engine }: Connection, { status, search }: QuoteFilter, today: string) {
  let found = build.selectFrom('quotes');
  if (status === 'expired') found = found.where('status', '=', 'sent').where('valid_until', '<', today);
  else if (status) found = found.where('status', '=', status);
  if (status === 'sent') found = found.where('valid_until', '>=', today);
  if (search)
    found = found.where(({ or, fn }) =>
      or(
        [fn.coalesce('number', sql<string>`''`), sql<string>`client`, sql<string>`email`].map((text) =>
          engine.holds(folded(text), folded(sql`${search}`)),
        ),
      ),
    );
  return found;
}

/** A page of quotes, newest first, as the API returns them, and the number of all that match the filter. */
export async function listQuotes(
  connection: Connection,
  { limit, before, ...filter }: QuoteFilter & Cursor,
  now: Date,
) {
  const found = matching(connection, filter, dayInParis(now));
  const { page, next } = await rowsBefore(connection, found.selectAll(), { limit, before });
  return { quotes: await shownQuotes(connection, page, now), total: await countOf(connection, found), next };
}

/** Every quote that was sent, oldest first, a few hundred at a time. */
export async function* eachQuote(connection: Connection, now: Date): AsyncGenerator<Quote[]> {
  const sent = build.selectFrom('quotes').selectAll().where('number', 'is not', null);
  for await (const rows of inPieces(connection, (after) => sent.where('id', '>', after)))
    yield await shownQuotes(connection, rows, now);
}

/** An entry of the book of receipts. */
export interface BookLine {
  id: number;
  received_on: string;
  number: string | null;
  client: string;
  lines: QuoteLine[];
  kind: string;
  amount_cents: number;
  means: string;
}

/** Entries of the book of receipts, by the day on which the money was received (CGI 50-0; C. com. L123-28). */
export async function* bookOfReceipts(connection: Connection): AsyncGenerator<BookLine[]> {
  const rows = await all(
    connection,
    build
      .selectFrom('quote_receipts')
      .innerJoin('quotes', 'quotes.id', 'quote_receipts.quote_id')
      .select(['quote_receipts.id as id', 'received_on', 'number', 'client', 'lines', 'kind', 'amount_cents', 'means'])
      .orderBy('received_on')
      .orderBy('quote_receipts.id'),
  );
  yield rows.map((row) => ({ ...row, lines: JSON.parse(row.lines) as QuoteLine[] }));
}

/** Quotes on which the owner must act on a day: of each kind the newest, up to `each`, and their number. */
export async function quotesDue(
  connection: Connection,
  { today, sentBefore, lastDay }: { today: string; sentBefore: string; lastDay: string },
  each: number,
) {
  const accepted = build
    .selectFrom('quotes')
    .where('status', '=', 'accepted')
    .where('deposit_cents', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quote_receipts').select('id').whereRef('quote_id', '=', 'quotes.id'))),
    );
  const open = build.selectFrom('quotes').where('status', '=', 'sent').where('valid_until', '>=', today);
  const ending = open.where('valid_until', '<=', lastDay);
  const silent = open.where('sent_at', '<', sentBefore).where('valid_until', '>', lastDay);
  const some = async (found: typeof accepted, by: 'accepted_at' | 'sent_at') => ({
    quotes: await all(connection, found.selectAll().orderBy(by, 'desc').orderBy('id', 'desc').limit(each)),
    total: await countOf(connection, found),
  });
  return {
    accepted: await some(accepted, 'accepted_at'),
    silent: await some(silent, 'sent_at'),
    ending: await some(ending, 'sent_at'),
  };
}
