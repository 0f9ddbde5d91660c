import type { ExpressionBuilder } from 'kysely';
import { type Subscriber, subscriberRow } from '../../data/api/rows.ts';
import { countOf, inPieces, type PageAsked, pageBefore } from '../pages.ts';
import { build, run } from '../query.ts';
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
  { limit, before, ...filter }: SubscriberFilter & PageAsked,
) {
  const found = build.selectFrom('newsletter_subscribers').where(matching(connection, filter));
  const { page: subscribers, next } = await pageBefore(connection, found.select(COLUMNS), { limit, before });
  return { subscribers, total: await countOf(connection, found), next };
}

/** Every subscriber of a filter, oldest first, a few hundred at a time. */
export function eachSubscriber(connection: Connection, filter: SubscriberFilter): AsyncGenerator<Subscriber[]> {
  const found = build.selectFrom('newsletter_subscribers').select(COLUMNS).where(matching(connection, filter));
  return inPieces(connection, (after) => found.where('id', '>', after));
}

/** Erases a subscriber, proof of consent included; answers false when there was none. */
export const eraseSubscriber = async (connection: Connection, id: number): Promise<boolean> =>
  (await settlingOwners(connection, 'newsletter_subscribers', [id], () =>
    run(connection, build.deleteFrom('newsletter_subscribers').where('id', '=', id)),
  )) > 0;
