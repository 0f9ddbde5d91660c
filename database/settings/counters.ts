import { sql } from 'kysely';
import { first } from '../query.ts';
import type { Connection } from '../store.ts';

/** The next whole number of a named series, from 1. Never given twice: its row outlives what it numbered. */
export async function next(connection: Connection, name: string): Promise<number> {
  const counted = await first(
    connection,
    sql<{ value: number }>`INSERT INTO counters (name, value) VALUES (${name}, 1)
      ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
  );
  if (!counted) throw new Error(`the counter ${name} answers no number`);
  return counted.value;
}
