import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import { type Subscriber, subscriberRow } from '../../data/api/rows.ts';
import { all, build, first, run } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';
import { settlingOwners } from './people.ts';

export interface SubscriberFilter {
  /** Anywhere in the address; addresses are stored in lower case. */
  search?: string | undefined;
  status?: Subscriber['status'] | undefined;
}

const COLUMNS = subscriberRow.keyof().options;

const matching =
  ({ engine }: Connection, { search, status }: SubscriberFilter) =>
  ({ eb, and, ref, val }: ExpressionBuilder<Schema, 'newsletter_subscribers'>) =>
    and([
      ...(status ? [eb('status', '=', status)] : []),
      ...(search ? [engine.holds(ref('email'), val(search.toLowerCase()))] : []),
    ]);

/** A page of every subscriber, those who left included, newest first, with the proof of consent. */
export async function pageOfSubscribers(
  connection: Connection,
  { limit, before, ...filter }: SubscriberFilter & { limit: number; before?: number | undefined },
) {
  const found = build.selectFrom('newsletter_subscribers').where(matching(connection, filter));
  const page = found
    .select(COLUMNS)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = await all(connection, page);
  const subscribers = rows.slice(0, limit);
  const total = Number((await first(connection, found.select(build.fn.countAll<number>().as('total'))))?.total ?? 0);
  return { subscribers, total, next: rows.length > limit ? (subscribers.at(-1)?.id ?? null) : null };
}

/** Every subscriber of a filter, oldest first, a few hundred at a time. */
export async function* eachSubscriber(connection: Connection, filter: SubscriberFilter): AsyncGenerator<Subscriber[]> {
  const found = build
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .where(matching(connection, filter))
    .orderBy('id');
  let after = 0;
  for (;;) {
    const rows = await all(connection, found.where('id', '>', after).limit(500));
    yield rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await yieldToOthers();
  }
}

/** Erases a subscriber, proof of consent included; answers false when there was none. */
export const eraseSubscriber = async (connection: Connection, id: number): Promise<boolean> =>
  (await settlingOwners(connection, 'newsletter_subscribers', [id], () =>
    run(connection, build.deleteFrom('newsletter_subscribers').where('id', '=', id)),
  )) > 0;
