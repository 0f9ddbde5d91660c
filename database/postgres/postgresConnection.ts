import { type Insertable, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { all, type Compiled, type Connection, type Engine, first, type LeadSearch, run } from '../store.ts';
import type { Driver, Result, Session } from './pool.ts';
import { unavailable } from './trouble.ts';

/** Runs each query by itself (`pool`), or inside the transaction of a job (a session). */
export class PostgresConnection implements Connection {
  readonly engine = postgres;
  readonly #ask: (sql: string, values: readonly unknown[]) => Promise<Result>;
  /** Promise of the last statement: statements run one after the other, even those a caller does not await. */
  #last: Promise<unknown> = Promise.resolve();
  #state: 'open' | 'ended' = 'open';

  private constructor(ask: (sql: string, values: readonly unknown[]) => Promise<Result>) {
    this.#ask = ask;
  }

  /** @throws StoreUnavailable when the server is out of reach. */
  static reading(driver: Driver): PostgresConnection {
    return new PostgresConnection(async (sql, values) => {
      try {
        return await driver.session((session) => session.query(sql, values));
      } catch (error) {
        throw unavailable(error) ?? error;
      }
    });
  }

  /** A job's own transaction, until it is ended. */
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

/** PostgreSQL texts hold every character but NUL. */
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
  // Takes each number in between: setting the sequence could move it back behind a number that another job took meanwhile.
  reach: async (connection, name, number) => {
    const missing = number - (await next(connection, name));
    const sequence = `"counter ${name}"`;
    await all(connection, sql`SELECT max(nextval(to_regclass(${sequence}))) FROM generate_series(1, ${missing}::int)`);
  },
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
 * Takes the next number from a sequence, which needs no lock: a row would be held by each job until its commit. The sequence is created on
 * first use, after the numbers a moved database has counted; a job that is undone leaves its number out.
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
