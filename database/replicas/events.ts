import { all, build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

export interface StoredEvent {
  id: number;
  /** The process it happened in. */
  origin: string;
  /** JSON. */
  body: string;
}

/** More than that at once is read in several pages. */
const MOST_AT_ONCE = 5000;

/** Tells the other processes what happened in this one, in this order. To be run inside the write queue. */
export async function addEvents(
  connection: Connection,
  { origin, bodies }: { origin: string; bodies: readonly string[] },
  at: string,
): Promise<void> {
  const rows = bodies.map((body) => ({ origin, body, created_at: at }));
  await run(connection, build.insertInto('events').values(rows));
}

/** What happened since, oldest first. */
export const eventsAfter = (connection: Connection, id: number): Promise<StoredEvent[]> =>
  all(
    connection,
    build.selectFrom('events').select(['id', 'origin', 'body']).where('id', '>', id).orderBy('id').limit(MOST_AT_ONCE),
  );

/** The number of the last event there is; 0 when there is none. */
export const lastEvent = async (connection: Connection): Promise<number> =>
  (await first(connection, build.selectFrom('events').select('id').orderBy('id', 'desc').limit(1)))?.id ?? 0;

export const purgeEvents = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('events').where('created_at', '<', before));
