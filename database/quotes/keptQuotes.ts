import { type ExpressionBuilder, sql } from 'kysely';
import type { DeskQuote } from '../../data/api/quotes.ts';
import { daysAfter } from '../../data/french/timeInParis.ts';
import { ACCEPTED_YEARS, KEPT_FROM_CENTS } from '../../data/quotes/quoteWords.ts';
import { settlingOwners } from '../people/people.ts';
import type { Schema } from '../schema.ts';
import { all, build, type Connection, countOf, run } from '../store.ts';
import { deskQuotesOf } from './quotes.ts';

/**
 * Condition: the law requires the quote beyond the request's retention and an erasure (GDPR, 17, 3, b), for a text that a consumer accepted
 * from 120 € on (C. conso. L213-1, D213-1), or a receipt in the books (C. com. L123-22).
 */
const isKept = ({ eb, or, and, exists, selectFrom }: ExpressionBuilder<Schema, 'quotes'>) =>
  or([
    and([eb('status', '=', 'accepted'), eb('quality', '=', 'consumer'), eb('total_cents', '>=', KEPT_FROM_CENTS)]),
    exists(selectFrom('quote_receipts').select('quote_receipts.id').whereRef('quote_id', '=', 'quotes.id')),
  ]);

async function erase(connection: Connection, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return settlingOwners(connection, 'quotes', ids, () =>
    run(connection, build.deleteFrom('quotes').where('id', 'in', ids)),
  );
}

const idsOf = async (rows: Promise<{ id: number }[]>): Promise<number[]> => (await rows).map(({ id }) => id);

/**
 * Erases the quotes of requests or people that are erased next, except quotes kept by law; returns both numbers. To be run before the
 * requests or people are erased.
 */
export async function eraseQuotes(connection: Connection, owner: 'lead_id' | 'person_id', ids: readonly number[]) {
  const own = build.selectFrom('quotes').where(owner, 'in', ids);
  const kept = await countOf(connection, own.where(isKept));
  const doomed = await idsOf(
    all(
      connection,
      own.select('id').where((builder) => builder.not(isKept(builder))),
    ),
  );
  return { quotes: await erase(connection, doomed), kept_quotes: kept };
}

/**
 * Deletes quotes whose request is gone: those kept by law ten years after the delivery, or after the acceptance where no delivery was noted
 * (C. conso. D213-2); any other at once. Returns their number.
 */
export const forgetQuotes = async (connection: Connection, today: string): Promise<number> =>
  erase(
    connection,
    await idsOf(
      all(
        connection,
        build
          .selectFrom('quotes')
          .select('id')
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('leads').select('leads.id').whereRef('leads.id', '=', 'quotes.lead_id'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('bin').select('bin.id').whereRef('row_id', '=', 'quotes.lead_id').where('kind', '=', 'lead'),
              ),
            ),
          )
          .where((builder) =>
            builder.or([
              builder.not(isKept(builder)),
              builder(
                sql<string>`coalesce(delivered_on, substr(accepted_at, 1, 10), substr(created_at, 1, 10))`,
                '<',
                daysAfter(today, -Math.ceil(ACCEPTED_YEARS * 365.25)),
              ),
            ]),
          ),
      ),
    ),
  );

/** All quotes of a person, even where the request is gone. */
export const quotesOfPeople = async (
  connection: Connection,
  people: readonly number[],
  now: Date,
): Promise<DeskQuote[]> =>
  deskQuotesOf(
    connection,
    await all(
      connection,
      build.selectFrom('quotes').selectAll().where('person_id', 'in', people).orderBy('id', 'desc'),
    ),
    now,
  );
