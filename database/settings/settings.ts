import { sql } from 'kysely';
import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** Writes one small row: whether that works is what « ready » means. */
export const probeWrite = (connection: Connection): Promise<void> =>
  writeSetting(connection, 'last-probe', new Date().toISOString());

export async function writeSetting(connection: Connection, name: string, value: string): Promise<void> {
  await run(
    connection,
    sql`INSERT INTO settings (name, value) VALUES (${name}, ${value})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

export async function readSetting(connection: Connection, name: string): Promise<string | undefined> {
  const setting = build.selectFrom('settings').select('value').where('name', '=', name);
  return (await first(connection, setting))?.value;
}
