import type { Statement } from 'better-sqlite3';
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Insertable,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Connection } from './file/connection.ts';
import type { Schema } from './schema.ts';

/**
 * Builds typed queries and runs none: the three functions below do, at once. A transaction made of them has no
 * `await` inside, so nothing can slip between its statements.
 */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** All the rows of a query. */
export function all<Row>(connection: Connection, query: Compilable<Row>): Row[] {
  const { sql, parameters } = query.compile();
  return prepared(connection, sql).all(...parameters) as Row[];
}

/** The first row of a query, if it has one. */
export function first<Row>(connection: Connection, query: Compilable<Row>): Row | undefined {
  const { sql, parameters } = query.compile();
  return prepared(connection, sql).get(...parameters) as Row | undefined;
}

/** Runs a statement and answers how many rows it changed. */
export function run(connection: Connection, query: { compile(): CompiledQuery }): number {
  const { sql, parameters } = query.compile();
  return prepared(connection, sql).run(...parameters).changes;
}

/** Inserts a row and answers its number. For what every visitor waits for: no query is built anew, only its text. */
export function insert<Table extends keyof Schema>(
  connection: Connection,
  table: Table,
  values: Insertable<Schema[Table]>,
): number {
  const columns = Object.keys(values);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  return Number(prepared(connection, sql).run(...Object.values(values)).lastInsertRowid);
}

const MAX_STATEMENTS = 500;
const statements = new WeakMap<Connection, Map<string, Statement>>();

/** Preparing costs more than running: each text is prepared once a connection (few distinct ones exist). */
export function prepared(connection: Connection, sql: string): Statement {
  const known = statements.get(connection) ?? new Map<string, Statement>();
  statements.set(connection, known);
  const statement = known.get(sql) ?? connection.prepare(sql);
  if (known.size >= MAX_STATEMENTS) known.clear();
  known.set(sql, statement);
  return statement;
}
