import { sql } from 'kysely';
import type { LeadEventKind } from '../../data/leads/leadWords.ts';
import { settlingOwners } from '../people/people.ts';
import { all, build, type Connection, ROWS_AT_ONCE, run } from '../store.ts';

/**
 * Events of a lead after which its retention starts again: the form, its correction, a restore from the bin. The owner's notes and changes
 * do not count.
 */
const OF_THE_PERSON: LeadEventKind[] = ['received', 'corrected', 'restored'];

/** Leads whose person has sent nothing since `limit` (ISO time), except those of clients, whose documents have legal terms of their own. */
export async function forgottenLeads(connection: Connection, limit: string): Promise<number[]> {
  const heardSince = build
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', sql.ref<number>('leads.id'))
    .where('kind', 'in', OF_THE_PERSON)
    .where('created_at', '>=', limit);
  const quiet = build
    .selectFrom('leads')
    .select('id')
    .where('created_at', '<', limit)
    .where('status', '<>', 'gagne')
    .where(({ not, exists }) => not(exists(heardSince)))
    .orderBy('id');
  return (await all(connection, quiet)).map(({ id }) => id);
}

/**
 * Subscribers who left, or were stopped after they confirmed, before `limit` (ISO time). Younger rows are kept: they prove the departure,
 * and prevent further mail to the address.
 */
export const leftSubscribers = async (connection: Connection, limit: string): Promise<number[]> =>
  (
    await all(
      connection,
      build
        .selectFrom('newsletter_subscribers')
        .select('id')
        .where(({ eb, or, and }) =>
          or([
            and([eb('status', '=', 'left'), eb('left_at', '<', limit)]),
            and([eb('status', '=', 'stopped'), eb('stopped_at', '<', limit)]),
          ]),
        )
        .where('updated_at', '<', limit)
        .orderBy('id'),
    )
  ).map(({ id }) => id);

/** Contract notices given before `limit` (ISO time), and not restored from the bin since. */
export const oldNotices = async (connection: Connection, limit: string): Promise<number[]> =>
  (
    await all(
      connection,
      build.selectFrom('contract_notices').select('id').where('updated_at', '<', limit).orderBy('id'),
    )
  ).map(({ id }) => id);

/**
 * Deletes some unconfirmed addresses, stopped ones included, requested before `limit` (ISO time); returns their number. An address whose
 * confirmation mail waits is kept. None goes into the bin, since another person may have typed the address.
 */
export async function eraseUnconfirmed(connection: Connection, limit: string): Promise<number> {
  const stale = (
    await all(
      connection,
      build
        .selectFrom('newsletter_subscribers')
        .select('id')
        .where('status', 'in', ['pending', 'stopped'])
        .where('confirmed_at', 'is', null)
        .where('consent_at', '<', limit)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .where('subscriber_id', '=', sql.ref<number>('newsletter_subscribers.id'))
                .where('state', '=', 'waiting'),
            ),
          ),
        )
        .limit(ROWS_AT_ONCE),
    )
  ).map(({ id }) => id);
  return settlingOwners(connection, 'newsletter_subscribers', stale, () =>
    run(connection, build.deleteFrom('newsletter_subscribers').where('id', 'in', stale)),
  );
}
