import type Database from 'better-sqlite3';
import type { Insertable } from 'kysely';
import { fold } from '../../data/french/folded.ts';
import type { Schema } from '../schema.ts';
import type { Compiled, Connection } from '../store.ts';
import { sqlite } from './sqliteEngine.ts';

/** A connection to the file. The driver answers at once: while it is awaited only other promises of the same turn of the event loop run. */
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

  /** The same connection for one job alone, until it is ended. */
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

  /** Preparing costs more than running: each text is prepared once a connection (few distinct ones exist). */
  #prepared(sql: string): Database.Statement {
    if (this.#ended) throw new Error('a job went on after its transaction had ended: an await is missing');
    const statement = this.#statements.get(sql) ?? this.handle.prepare(sql);
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

const MAX_STATEMENTS = 500;

/** A connection for the functions of this folder's neighbours, over one of the driver's. */
export function sqliteConnection(handle: Database.Database): SqliteConnection {
  handle.function('fold', { deterministic: true }, fold);
  return new SqliteConnection(handle);
}

/** The driver's own connection, for what only SQLite can be asked. @throws when the connection is another engine's. */
export function handleOf(connection: Connection): Database.Database {
  if (connection instanceof SqliteConnection) return connection.handle;
  throw new Error('not a connection to a file');
}
