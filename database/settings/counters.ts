import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';

/** The next whole number of a named series, from 1. Never given twice: its row outlives what it numbered. */
export function next(connection: Connection, name: string): number {
  const sql = `INSERT INTO counters VALUES (?, 1) ON CONFLICT DO UPDATE SET value = value + 1 RETURNING value`;
  return (prepared(connection, sql).get(name) as { value: number }).value;
}
