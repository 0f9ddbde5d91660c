import { sql } from 'kysely';
import type { Connection } from './connection.ts';
import { all, build } from './query.ts';

const WINDOW = 300;

/**
 * Finds, among the next leads by number, those nothing has happened to since `limit` (ISO time), but not those that
 * became clients: their papers have legal terms of their own. A few hundred at a time, so that nobody waits for it.
 * @returns their numbers, and the number to go on after while older leads may follow.
 */
export function forgottenLeads(connection: Connection, limit: string, after = 0) {
  const some = all(
    connection,
    build.selectFrom('leads').select(['id', 'created_at']).where('id', '>', after).orderBy('id').limit(WINDOW),
  );
  const last = some.at(-1);
  if (!last || !some[0] || some[0].created_at >= limit) return { ids: [], next: undefined };
  const since = (table: 'lead_events' | 'lead_notes') =>
    build
      .selectFrom(table)
      .select('id')
      .where('lead_id', '=', sql.ref<number>('leads.id'))
      .where('created_at', '>=', limit);
  const quiet = build
    .selectFrom('leads')
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', last.id)
    .where('status', '<>', 'gagne')
    .where('updated_at', '<', limit)
    .where(({ not, exists }) => not(exists(since('lead_events'))))
    .where(({ not, exists }) => not(exists(since('lead_notes'))));
  return { ids: all(connection, quiet).map(({ id }) => id), next: last.id };
}

/** Those who left before `limit` (ISO time): until then the row proves that they did. */
export const leftSubscribers = (connection: Connection, limit: string): number[] =>
  all(
    connection,
    build
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('status', '=', 'left')
      .where('left_at', '<', limit)
      .where('updated_at', '<', limit),
  ).map(({ id }) => id);
