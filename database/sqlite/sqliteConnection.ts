import { randomUUID } from 'node:crypto';
import type Database from 'better-sqlite3';
import { type Insertable, type RawBuilder, SqliteQueryCompiler, sql } from 'kysely';
import { fold } from '../../data/french/spellings.ts';
import type { Schema } from '../schema.ts';
import { all, type Compiled, type Connection, type Engine, first, type LeadSearch, run } from '../store.ts';

/**
 * Connection to a database file. The driver is synchronous: while a query is awaited, only promises of the same turn of the event loop run.
 */
export class SqliteConnection implements Connection {
  readonly engine = sqlite;
  /** The driver's own connection. */
  readonly handle: Database.Database;
  readonly #statements: Map<string, Database.Statement>;
  #ended = false;

  constructor(handle: Database.Database, statements = new Map<string, Database.Statement>()) {
    this.handle = handle;
    this.#statements = statements;
  }

  /** The same connection for one job; throws once the job has ended. */
  lend(): SqliteConnection {
    return new SqliteConnection(this.handle, this.#statements);
  }

  end(): void {
    this.#ended = true;
  }

  async all({ sql, parameters }: Compiled): Promise<unknown[]> {
    return this.#prepared(sql).all(...parameters);
  }

  async get({ sql, parameters }: Compiled): Promise<unknown> {
    return this.#prepared(sql).get(...parameters);
  }

  async run({ sql, parameters }: Compiled): Promise<number> {
    return this.#prepared(sql).run(...parameters).changes;
  }

  async insert<Table extends keyof Schema>(table: Table, values: Insertable<Schema[Table]>): Promise<number> {
    const columns = Object.keys(values);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    return Number(this.#prepared(sql).run(...Object.values(values)).lastInsertRowid);
  }

  close(): void {
    this.handle.close();
  }

  /** Prepares each text once a connection: preparing takes longer than running, and there are few different texts. */
  #prepared(sql: string): Database.Statement {
    if (this.#ended) throw new Error('a job went on after its transaction had ended: an await is missing');
    const statement = this.#statements.get(sql) ?? this.handle.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

const MAX_STATEMENTS = 500;

/** Returns a `Connection` over one of the driver's, with the SQL functions that queries call. */
export function sqliteConnection(handle: Database.Database): SqliteConnection {
  // Functions under the names that PostgreSQL gives them.
  handle.function('fold_text', { deterministic: true }, fold);
  handle.function('gen_random_uuid', () => randomUUID());
  return new SqliteConnection(handle);
}

/**
 * Returns the driver's own connection, for SQLite-specific calls.
 * @throws when the connection is another engine's.
 */
export function handleOf(connection: Connection): Database.Database {
  if (connection instanceof SqliteConnection) return connection.handle;
  throw new Error('not a connection to a file');
}

const NAMES = ['name', 'email', 'company', 'service'] as const;
const TEXTS = ['reference', ...NAMES, 'phone', 'phone_key', 'description'] as const;

/**
 * Search by FTS5 with trigrams. Two kinds of leads are scanned instead: the newest ones, not yet in the index (fewer than 128, see its
 * triggers), and those with a long description, of which the index has only the beginning.
 */
const leadSearch: LeadSearch = {
  names: (word) => holds(word, NAMES),
  texts: (words) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const match = words.map(quoted).join(' AND ');
    const all = sql.join(
      words.map((word) => holds(word, TEXTS)),
      sql` AND `,
    );
    return sql<boolean>`leads.id IN (SELECT rowid FROM lead_search WHERE lead_search MATCH ${match}
      UNION ALL SELECT id FROM leads WHERE id > (SELECT coalesce(max(id), 0) FROM lead_search_docsize) AND ${all}
      UNION ALL SELECT id FROM leads WHERE length(description) > 2000 AND ${all})`;
  },
};

function holds(word: string, columns: readonly (typeof TEXTS)[number][]): RawBuilder<boolean> {
  const texts = columns.map((column) => sql.ref(`leads.${column}`));
  const written = sql`fold_text(concat_ws(char(10), ${sql.join(texts)}))`;
  return sql<boolean>`instr(${written}, ${word}) > 0`;
}

/** Expressions specific to SQLite. */
const sqlite: Engine = {
  name: 'sqlite',
  compiler: new SqliteQueryCompiler(),
  holds: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  // Passes the numbers as one JSON text, so that the statement is the same for any number of them.
  isOneOf: (column, numbers) => sql<boolean>`${column} IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`,
  // Needs no lock: one process has the file, and runs one job at a time.
  lock: { wait: sql``, skip: sql`` },
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
  reach: async (connection, name, number) => {
    await run(
      connection,
      sql`INSERT INTO counters (name, value) VALUES (${name}, ${number})
        ON CONFLICT (name) DO UPDATE SET value = max(counters.value, excluded.value)`,
    );
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
