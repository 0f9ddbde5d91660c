import { sql } from 'kysely';
import { run } from '../query.ts';
import type { Connection } from '../store.ts';

/** Adds one to a day's anonymous count: what the owner's funnel is drawn from. */
export const countToday = (connection: Connection, name: string, now: Date): Promise<number> =>
  addCount(connection, now.toISOString().slice(0, 10), name, 1);

/** Adds what was counted elsewhere to a day (`YYYY-MM-DD`). */
export async function addCounts(
  connection: Connection,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, count] of counts) await addCount(connection, day, name, count);
}

const addCount = (connection: Connection, day: string, name: string, count: number): Promise<number> =>
  run(
    connection,
    sql`INSERT INTO daily_counts (day, name, count) VALUES (${day}, ${name}, ${count})
      ON CONFLICT (day, name) DO UPDATE SET count = daily_counts.count + excluded.count`,
  );
