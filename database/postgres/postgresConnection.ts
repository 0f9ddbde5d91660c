import { type Insertable, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { all, type Compiled, type Connection, type Engine, first, type LeadSearch, run } from '../store.ts';
import type { Driver, Result, Session } from './pool.ts';
import { unavailable } from './trouble.ts';

/** Connection that runs each query on its own (`pool`), or all queries in the transaction of a job (a session). */
export class PostgresConnection implements Connection {
  readonly engine = postgres;
  readonly #ask: (sql: string, values: readonly unknown[]) => Promise<Result>;
  /** The last statement: each statement waits for the one before, even when the caller awaits neither. */
  #last: Promise<unknown> = Promise.resolve();
  #state: 'open' | 'ended' = 'open';

  private constructor(ask: (sql: string, values: readonly unknown[]) => Promise<Result>) {
    this.#ask = ask;
  }

  /**
   * Connection for reads outside a job.
   * @throws StoreUnavailable when the server is out of reach.
   */
  static reading(driver: Driver): PostgresConnection {
    return new PostgresConnection(async (sql, values) => {
      try {
        return await driver.session((session) => session.query(sql, values));
      } catch (error) {
        throw unavailable(error) ?? error;
      }
    });
  }

  /** Connection for the transaction of one job; throws once the transaction has ended. */
  static writing(session: Session): PostgresConnection {
    const connection: PostgresConnection = new PostgresConnection((sql, values) => {
      if (connection.#state === 'ended')
        throw new Error('a job went on after its transaction had ended: an await is missing');
      const next = connection.#last.then(() => session.query(sql, values));
      connection.#last = next.catch(() => undefined);
      return next;
    });
    return connection;
  }

  end(): void {
    this.#state = 'ended';
  }

  async all({ sql, parameters }: Compiled): Promise<unknown[]> {
    return (await this.#ask(sql, parameters.map(storable))).rows;
  }

  async get(query: Compiled): Promise<unknown> {
    return (await this.all(query))[0];
  }

  async run({ sql, parameters }: Compiled): Promise<number> {
    return (await this.#ask(sql, parameters.map(storable))).changes;
  }

  async insert<Table extends keyof Schema>(table: Table, values: Insertable<Schema[Table]>): Promise<number> {
    const columns = Object.keys(values);
    const places = columns.map((_, index) => `$${index + 1}`);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING id`;
    const row = await this.get({ sql, parameters: Object.values(values) });
    return (row as { id: number }).id;
  }
}

/** Replaces NUL, the only character that PostgreSQL texts cannot hold. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

/** Trigrams of PostgreSQL, over texts folded when stored. */
const postgresSearch: LeadSearch = {
  names: (word) => holds('leads.folded_names', word),
  texts: (words) =>
    sql<boolean>`(${sql.join(
      words.map((word) => holds('leads.folded_texts', word)),
      sql` AND `,
    )})`,
};

const holds = (column: string, word: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Expressions specific to PostgreSQL. */
const postgres: Engine = {
  name: 'postgres',
  compiler: new PostgresQueryCompiler(),
  holds: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,
  isOneOf: (column, numbers) => sql<boolean>`${column} = ANY(${`{${numbers.join(',')}}`}::bigint[])`,
  lock: { wait: sql`FOR UPDATE`, skip: sql`FOR UPDATE SKIP LOCKED` },
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
  // Takes all numbers up to this one from the sequence: setting the sequence could move it back behind a number that another job takes at
  // the same time.
  reach: async (connection, name, number) => {
    const missing = number - (await next(connection, name));
    const sequence = `"counter ${name}"`;
    await all(connection, sql`SELECT max(nextval(to_regclass(${sequence}))) FROM generate_series(1, ${missing}::int)`);
  },
  // Adds to one of sixteen rows: each job locks its row until its commit, so that with a single row all other jobs would wait.
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
 * Takes the next number from a sequence, which no job locks. The sequence is created at its first use, above the numbers that a moved
 * database has counted; a number taken by a failed job is skipped.
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
