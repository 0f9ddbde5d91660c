import { PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { spellings } from '../../data/french/spellings.ts';
import { all, first, run } from '../query.ts';
import type { Connection, Engine, LeadSearch } from '../store.ts';

/** The trigrams of PostgreSQL, over texts that are folded where they are stored. */
const postgresSearch: LeadSearch = {
  names: (word) => holds('leads.folded_names', word),
  texts: (words) =>
    sql<boolean>`(${sql.join(
      words.map((word) => holds('leads.folded_texts', word)),
      sql` AND `,
    )})`,
};

const holds = (column: string, word: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    spellings(word).map((one) => sql`${sql.ref(column)} LIKE ${`%${one.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` OR `,
  )})`;

/** What PostgreSQL says in its own words. */
export const postgres: Engine = {
  name: 'postgres',
  compiler: new PostgresQueryCompiler(),
  holds: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,
  folded: (text) => sql<string>`fold_text(${text})`,
  isOneOf: (column, numbers) => sql<boolean>`${column} = ANY(${`{${numbers.join(',')}}`}::bigint[])`,
  skipTaken: sql`FOR UPDATE SKIP LOCKED`,
  toChange: sql`FOR UPDATE`,
  randomText: sql<string>`replace(gen_random_uuid()::text, '-', '')`,
  columnsOf: async (connection, table) => {
    const columns = await all(
      connection,
      sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
        WHERE attrelid = to_regclass(${table}) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        ORDER BY attnum`,
    );
    return columns.map(({ name }) => name);
  },
  next,
  // One of sixteen rows: a single one would be held by each job until its commit, and every other would wait for it.
  addCount: async (connection, day, name, count) => {
    await run(
      connection,
      sql`INSERT INTO daily_counts (day, name, count) VALUES (${day}, ${name}, ${count})
        ON CONFLICT (day, name, share) DO UPDATE SET count = daily_counts.count + excluded.count`,
    );
  },
  search: postgresSearch,
};

/**
 * From a sequence, which takes no lock: a row would be held by each job until its commit. It is made when its series
 * begins, after what a database moved here had counted; a job that is undone leaves its number out.
 */
async function next(connection: Connection, name: string): Promise<number> {
  const sequence = `"counter ${name}"`;
  const ask = () => first(connection, sql<{ value: number | null }>`SELECT nextval(to_regclass(${sequence})) AS value`);
  const known = (await ask())?.value;
  if (typeof known === 'number') return known;
  const counted = await first(connection, sql<{ value: number }>`SELECT value FROM counters WHERE name = ${name}`);
  const start = (counted?.value ?? 0) + 1;
  await run(connection, sql`CREATE SEQUENCE IF NOT EXISTS ${sql.raw(sequence)} START ${sql.lit(start)}`);
  const begun = (await ask())?.value;
  if (typeof begun !== 'number') throw new Error(`the series ${name} answers no number`);
  return begun;
}
