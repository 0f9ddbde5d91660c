import { type Selectable, sql } from 'kysely';
import type { DeskQuote, Quote, Receipt } from '../../data/api/quotes.ts';
import { dayInParis, PARIS } from '../../data/french/timeInParis.ts';
import type { QuoteLine, QuoteStatus } from '../../data/quotes/quoteWords.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** A quote as it is stored. */
export type StoredQuote = Selectable<Schema['quotes']>;

const quotes = build.selectFrom('quotes').selectAll();

export const quoteById = (connection: Connection, id: number): Promise<StoredQuote | undefined> =>
  first(connection, quotes.where('id', '=', id));

export const quoteByNumber = (connection: Connection, number: string): Promise<StoredQuote | undefined> =>
  first(connection, quotes.where('number', '=', number));

/** The quote that a client's link shows, by the hash of the link's token. */
export const quoteOfToken = (connection: Connection, tokenHash: string): Promise<StoredQuote | undefined> =>
  first(connection, quotes.where('token_hash', '=', tokenHash));

/** Locks a quote that the job will change: another job waits for the commit, and then reads the changed quote. */
export async function quoteToChange(connection: Connection, id: number): Promise<StoredQuote | undefined> {
  // Reads the row only after it is locked: on PostgreSQL a row read before could be stale.
  await first(connection, sql`SELECT id FROM quotes WHERE id = ${id} ${connection.engine.lock.wait}`);
  return quoteById(connection, id);
}

type Typed = Pick<
  StoredQuote,
  'quality' | 'client' | 'scope' | 'delay' | 'words' | 'deposit_cents' | 'total_cents' | 'valid_until' | 'replaces_id'
> & { lines: readonly QuoteLine[] };

interface NewQuote extends Typed {
  lead_id: number;
  person_id: number;
  email: string;
  nonce: string;
  author: string;
  at: string;
}

/** Stores a draft; returns its id. */
export const addQuote = (connection: Connection, { lines, at, ...quote }: NewQuote): Promise<number> =>
  insert(connection, 'quotes', { ...quote, lines: JSON.stringify(lines), created_at: at, updated_at: at });

/** Changes a draft. */
export async function changeQuote(
  connection: Connection,
  id: number,
  { lines, ...change }: Partial<Typed>,
  at: string,
): Promise<void> {
  const values = { ...change, ...(lines && { lines: JSON.stringify(lines) }), updated_at: at };
  await run(connection, build.updateTable('quotes').set(values).where('id', '=', id));
}

/** Changes the state of a quote and the columns that go with it. */
export const moveQuote = (
  connection: Connection,
  id: number,
  values: Partial<Omit<StoredQuote, 'id' | 'lead_id' | 'lines'>>,
): Promise<number> => run(connection, build.updateTable('quotes').set(values).where('id', '=', id));

const year = new Intl.DateTimeFormat('en', { ...PARIS, year: 'numeric' });

/**
 * Next number of the year, `D-2026-0042`. Counted in a row that the job locks until its end, not by a sequence: a job rolled back leaves no
 * gap, and two jobs never get numbers at the same time.
 */
export async function nextQuoteNumber(connection: Connection, now: Date): Promise<string> {
  const inYear = year.format(now);
  const counted = await first(
    connection,
    sql<{ value: number }>`INSERT INTO counters (name, value) VALUES (${`quotes-${inYear}`}, 1)
      ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
  );
  return `D-${inYear}-${String(counted?.value ?? 0).padStart(4, '0')}`;
}

/** Status of a quote on a day: a sent one expires after its last day. */
export const statusOn = ({ status, valid_until }: StoredQuote, today: string): QuoteStatus =>
  status === 'sent' && valid_until < today ? 'expired' : status;

const receiptColumns = build
  .selectFrom('quote_receipts')
  .select(['quote_id', 'kind', 'received_on', 'amount_cents', 'means']);

/** Payments received for these quotes, by quote id. */
async function receiptsOf(connection: Connection, ids: readonly number[]): Promise<Map<number, Receipt[]>> {
  const found = new Map<number, Receipt[]>();
  for (const row of await all(
    connection,
    receiptColumns.where('quote_id', 'in', ids).orderBy('received_on').orderBy('id'),
  ))
    found.set(row.quote_id, [
      ...(found.get(row.quote_id) ?? []),
      { kind: row.kind, on: row.received_on, amount: row.amount_cents / 100, means: row.means },
    ]);
  return found;
}

/** Quotes in the form in which the API returns them. */
export async function shownQuotes(connection: Connection, stored: readonly StoredQuote[], now: Date): Promise<Quote[]> {
  const receipts = await receiptsOf(
    connection,
    stored.map(({ id }) => id),
  );
  const today = dayInParis(now);
  return stored.map((quote) => ({
    id: quote.id,
    lead_id: quote.lead_id,
    number: quote.number,
    status: statusOn(quote, today),
    quality: quote.quality,
    client: quote.client,
    lines: JSON.parse(quote.lines) as Quote['lines'],
    scope: quote.scope,
    delay: quote.delay,
    deposit: quote.deposit_cents / 100,
    total: quote.total_cents / 100,
    valid_until: quote.valid_until,
    words: quote.words,
    sent_at: quote.sent_at,
    accepted_at: quote.accepted_at,
    accepted_how: quote.accepted_how,
    receipts: receipts.get(quote.id) ?? [],
  }));
}

/** A client's acceptance as it is stored in JSON. */
export interface Acceptance {
  name: string;
  address: string | null;
  terms: boolean;
  early_start: boolean;
  waiver: boolean;
}

export const acceptanceOf = ({ acceptance }: Pick<StoredQuote, 'acceptance'>): Acceptance | undefined =>
  acceptance === null ? undefined : (JSON.parse(acceptance) as Acceptance);

/** Quotes as the desk shows them. */
export async function deskQuotesOf(
  connection: Connection,
  stored: readonly StoredQuote[],
  now: Date,
): Promise<DeskQuote[]> {
  const shown = await shownQuotes(connection, stored, now);
  const numbers = new Map(stored.map(({ id, number }) => [id, number]));
  return shown.map((quote, index) => {
    const row = stored[index] as StoredQuote;
    const { opened_at, closed_at, reason, delivered_on, rating, comment, quoted_as, published_at } = row;
    const shownToo = { opened_at, closed_at, reason, delivered_on, rating, comment, quoted_as, published_at };
    const replaces = row.replaces_id === null ? null : (numbers.get(row.replaces_id) ?? null);
    return { ...quote, ...shownToo, replaces, accepted_by: acceptanceOf(row)?.name ?? null };
  });
}

/** The quotes of a request as the desk shows them, oldest first. */
export const deskQuotes = async (connection: Connection, leadId: number, now: Date): Promise<DeskQuote[]> =>
  deskQuotesOf(connection, await all(connection, quotes.where('lead_id', '=', leadId).orderBy('id')), now);
