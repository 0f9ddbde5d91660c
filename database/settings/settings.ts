import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';

/** Writes one small row: whether that works is what « ready » means. */
export function probeWrite(connection: Connection): void {
  writeSetting(connection, 'last-probe', new Date().toISOString());
}

export function writeSetting(connection: Connection, name: string, value: string): void {
  const sql = `INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value`;
  prepared(connection, sql).run(name, value);
}

export function readSetting(connection: Connection, name: string): string | undefined {
  const row = prepared(connection, `SELECT value FROM settings WHERE name = ?`).get(name);
  return (row as { value: string } | undefined)?.value;
}
