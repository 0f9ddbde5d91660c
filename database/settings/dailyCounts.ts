import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';

/** Adds one to a day's anonymous count: what the owner's funnel is drawn from. */
export function countToday(connection: Connection, name: string, now: Date): void {
  const sql = `INSERT INTO daily_counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1`;
  prepared(connection, sql).run(now.toISOString().slice(0, 10), name);
}

/** Adds what was counted elsewhere to a day (`YYYY-MM-DD`). */
export function addCounts(connection: Connection, day: string, counts: ReadonlyMap<string, number>): void {
  const sql = `INSERT INTO daily_counts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count`;
  for (const [name, count] of counts) prepared(connection, sql).run(day, name, count);
}
