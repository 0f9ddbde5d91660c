import type { Connection } from '../store.ts';

/** Adds one to a day's anonymous count: what the owner's funnel is drawn from. */
export const countToday = (connection: Connection, name: string, now: Date): Promise<void> =>
  connection.engine.addCount(connection, now.toISOString().slice(0, 10), name, 1);

/** Adds what was counted elsewhere to a day (`YYYY-MM-DD`). */
export async function addCounts(
  connection: Connection,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, count] of counts) await connection.engine.addCount(connection, day, name, count);
}
