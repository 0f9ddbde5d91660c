import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  type Compilable,
  createQueryId,
  DummyDriver,
  HandleEmptyInListsPlugin,
  type Insertable,
  Kysely,
  type OperationNode,
  type OperationNodeSource,
  type QueryCompiler,
  type RawBuilder,
  RawNode,
  type RootOperationNode,
  replaceWithNoncontingentExpression,
  type SelectQueryBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  ValueNode,
} from 'kysely';
import type { Schema } from './schema.ts';

/** A query of Kysely's builder or an `sql` template; the connection compiles it for its engine. */
type Query<Row> = (Compilable<Row> & OperationNodeSource) | RawBuilder<Row>;

/** SQL text in an engine's dialect, and its parameters. */
export interface Compiled {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * First parameter of every database function: runs queries on either engine. A job of the write queue gets a connection for its own
 * transaction, which throws once the job has ended.
 */
export interface Connection {
  readonly engine: Engine;
  all(query: Compiled): Promise<unknown[]>;
  get(query: Compiled): Promise<unknown>;
  /** Runs a statement and returns the number of rows it changed. */
  run(query: Compiled): Promise<number>;
  /** Inserts a row into a table with an `id` and returns it. */
  insert<Table extends keyof Schema>(table: Table, values: Insertable<Schema[Table]>): Promise<number>;
}

/** Expressions that differ between the engines. All other SQL is written once, in a form both understand. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly compiler: QueryCompiler;
  /** Condition: a text contains another, compared letter by letter. */
  holds(text: OperationNodeSource, part: OperationNodeSource): RawBuilder<boolean>;
  /** Condition: a number is one of these, of which there may be many. */
  isOneOf(column: OperationNodeSource, numbers: readonly number[]): RawBuilder<boolean>;
  /** Clauses that lock the selected rows until the job ends: another job that selects them waits (`wait`) or leaves them out (`skip`). */
  readonly lock: Record<'wait' | 'skip', RawBuilder<unknown>>;
  /** The columns of a table that an insert may fill. */
  columnsOf(connection: Connection, table: keyof Schema): Promise<string[]>;
  /** Next whole number of a named series, from 1. No number is given twice; numbers may be skipped. */
  next(connection: Connection, name: string): Promise<number>;
  /** Raises a series, so that its next number is higher than this one. */
  reach(connection: Connection, name: string, number: number): Promise<void>;
  /** Adds to one of the anonymous counts of a day (`YYYY-MM-DD`). */
  addCount(connection: Connection, day: string, name: string, count: number): Promise<void>;
  readonly search: LeadSearch;
}

/** Search for leads by words; case and accents are ignored. */
export interface LeadSearch {
  /** Condition: the lead's name, address, company or service contains this word; read row by row, without an index. */
  names(word: string): RawBuilder<boolean>;
  /** Condition: the lead's texts contain each of these words, of three letters or more; found by an index. */
  texts(words: readonly string[]): RawBuilder<boolean>;
}

/**
 * Error of a write that could not be made now; nothing of it is stored. The caller may try again later, except when the reason is `broken`.
 */
export class StoreUnavailable extends Error {
  readonly reason: 'busy' | 'full' | 'broken';

  constructor(reason: 'busy' | 'full' | 'broken', options?: ErrorOptions) {
    super(`database ${reason}`, options);
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** A job that writes inside a transaction. It may wait for nothing but the database, since other jobs wait for it meanwhile. */
export type Job<Result> = (connection: Connection) => Promise<Result>;

export interface WriteOptions {
  /**
   * Isolation from other jobs. `none`, the default: the job runs as if it were alone with the database. `others`: it runs beside the jobs
   * of other processes without waiting, since its rows and keys keep it correct. No effect in SQLite, which has one writer.
   */
  beside?: 'none' | 'others';
  /**
   * Durability of the commit. `surely`, the default; `likely`: resolves before the flush to disk, for counts that many requests write and
   * whose last may be lost in a crash of the server. No effect in SQLite.
   */
  lasts?: 'surely' | 'likely';
}

export interface WriteQueue {
  /**
   * Runs a job inside a transaction and resolves to its result once the commit is on disk.
   * @throws the job's own error (its own changes alone are undone), or StoreUnavailable.
   */
  write<Result>(job: Job<Result>, options?: WriteOptions): Promise<Result>;
  /** Removes erased data from the journal too; false while a reader still needs it. */
  forgetErased(): Promise<boolean>;
  /** Called when the database file can no longer be trusted: nothing more is written. */
  giveUp(): void;
}

/** Builds typed queries without running them; the functions below run a query on the given connection, in its engine's SQL. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  // Replaces an empty list after IN, which SQLite accepts and PostgreSQL refuses.
  plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
});

/** Maximum rows in one transaction of a nightly deletion, so that it occupies the event loop for milliseconds only. */
export const ROWS_AT_ONCE = 100;

/** All the rows of a query. */
export const all = <Row>(connection: Connection, query: Query<Row>): Promise<Row[]> =>
  connection.all(compile(connection.engine, query)) as Promise<Row[]>;

/** The first row of a query, if it has one. */
export const first = <Row>(connection: Connection, query: Query<Row>): Promise<Row | undefined> =>
  connection.get(compile(connection.engine, query)) as Promise<Row | undefined>;

/** Runs a statement and returns the number of rows it changed. */
export const run = (connection: Connection, query: Query<unknown>): Promise<number> =>
  connection.run(compile(connection.engine, query));

/** Inserts a row and returns its number. Kept fast for visitors' requests: the SQL text is made directly, without Kysely's builder. */
export const insert = <Table extends keyof Schema>(
  connection: Connection,
  table: Table,
  values: Insertable<Schema[Table]>,
): Promise<number> => connection.insert(table, values);

const isValue = (node: OperationNode): node is ValueNode => ValueNode.is(node) && !node.immediate;

/**
 * Cache of compiled SQL templates without fragments, by engine. A template's array of strings is the same object at each evaluation, so
 * that it is compiled once, and a visitor need not wait.
 */
const templates = new Map<Engine, WeakMap<readonly string[], string>>();

function compile(engine: Engine, query: Query<unknown>): Compiled {
  const node = query.toOperationNode() as RootOperationNode;
  if (!RawNode.is(node) || !node.parameters.every(isValue)) return engine.compiler.compileQuery(node, createQueryId());
  const known = templates.get(engine) ?? new WeakMap<readonly string[], string>();
  templates.set(engine, known);
  const sql = known.get(node.sqlFragments) ?? engine.compiler.compileQuery(node, createQueryId()).sql;
  known.set(node.sqlFragments, sql);
  return { sql, parameters: node.parameters.map(({ value }) => value) };
}

/** A text without case and accents, as `fold` of `data/french/spellings.ts` makes it. */
export const folded = (text: OperationNodeSource): RawBuilder<string> => sql`fold_text(${text})`;

/** A random UUID, another for each row. */
export const randomText: RawBuilder<string> = sql`CAST(gen_random_uuid() AS text)`;

const PIECE = 500;

/** Number of rows that a query finds; the query must not select columns. */
export const countOf = async <Table extends keyof Schema>(
  connection: Connection,
  found: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> => {
  const counted = await first(connection, found.select(build.fn.countAll<number>().as('total')));
  // PostgreSQL's bigint count may arrive as text.
  return Number((counted as { total: number | string } | undefined)?.total ?? 0);
};

/** How many rows a page has, and the id before which it begins. */
export interface Cursor {
  limit: number;
  before?: number | undefined;
}

/** Returns a page of the rows that a query finds, newest first, and the id before which the next page begins; null at the end. */
export async function rowsBefore<Table extends keyof Schema, Row extends { id: number }>(
  connection: Connection,
  found: SelectQueryBuilder<Schema, Table, Row>,
  { limit, before }: Cursor,
) {
  const newest = found.orderBy('id', 'desc').limit(limit + 1);
  const rows: Row[] = await all(connection, before === undefined ? newest : newest.where(sql<boolean>`id < ${before}`));
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/**
 * Yields all rows that `after` finds behind an id, in the order of their ids, a few hundred at a time; the event loop serves other requests
 * in between.
 */
export async function* inPieces<Table extends keyof Schema, Row extends { id: number }>(
  connection: Connection,
  after: (id: number) => SelectQueryBuilder<Schema, Table, Row>,
): AsyncGenerator<Row[]> {
  for (let last: number | undefined = 0; last !== undefined; await yieldToOthers()) {
    const rows: Row[] = await all(connection, after(last).orderBy('id').limit(PIECE));
    yield rows;
    last = rows.at(-1)?.id;
  }
}
