import { SqliteQueryCompiler, sql } from 'kysely';
import { all, first, run } from '../query.ts';
import type { Engine } from '../store.ts';
import { leadSearch } from './leadSearch.ts';

/** What SQLite says in its own words. */
export const sqlite: Engine = {
  name: 'sqlite',
  compiler: new SqliteQueryCompiler(),
  holds: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  folded: (text) => sql<string>`fold(${text})`,
  // One bound text, however many there are: the statement stays the same.
  isOneOf: (column, numbers) => sql<boolean>`${column} IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`,
  // One process holds the file, and one job at a time.
  skipTaken: sql``,
  toChange: sql``,
  randomText: sql<string>`lower(hex(randomblob(16)))`,
  columnsOf: async (connection, table) => {
    const columns = await all(connection, sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`);
    return columns.map(({ name }) => name);
  },
  next: async (connection, name) => {
    const counted = await first(
      connection,
      sql<{ value: number }>`INSERT INTO counters (name, value) VALUES (${name}, 1)
        ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
    );
    if (!counted) throw new Error(`the counter ${name} answers no number`);
    return counted.value;
  },
  addCount: async (connection, day, name, count) => {
    await run(
      connection,
      sql`INSERT INTO daily_counts (day, name, count) VALUES (${day}, ${name}, ${count})
        ON CONFLICT (day, name) DO UPDATE SET count = daily_counts.count + excluded.count`,
    );
  },
  search: leadSearch,
};
