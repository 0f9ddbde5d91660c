import { build, first } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';

/** How many rows a table has. Reads them all: for the night, not for a request. */
export async function countRows(connection: Connection, table: keyof Schema): Promise<number> {
  const rows = build.selectFrom(table).select(build.fn.countAll<number>().as('total'));
  return (await first(connection, rows))?.total ?? 0;
}
