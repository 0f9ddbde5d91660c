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

/** The text an engine understands, and what is bound to it. */
export interface Compiled {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * First parameter of a database function: runs queries, on either engine. The one given to a job of the write queue is the job's
 * transaction, and is of no use once the job has ended.
 */
export interface Connection {
  readonly engine: Engine;
  all(query: Compiled): Promise<unknown[]>;
  get(query: Compiled): Promise<unknown>;
  /** Returns how many rows it changed. */
  run(query: Compiled): Promise<number>;
  /** Inserts a row into a table with an `id` and returns it. */
  insert<Table extends keyof Schema>(table: Table, values: Insertable<Schema[Table]>): Promise<number>;
}

/** Differences between the engines. Everything else is written once, in SQL all of them know. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly compiler: QueryCompiler;
  /** Whether a text holds another, letter by letter. */
  holds(text: OperationNodeSource, part: OperationNodeSource): RawBuilder<boolean>;
  /** Whether a number is one of these, however many. */
  isOneOf(column: OperationNodeSource, numbers: readonly number[]): RawBuilder<boolean>;
  /** Locks the rows a query chooses until the job ends: other jobs that would take them wait, or pass over them. */
  readonly lock: Record<'wait' | 'skip', RawBuilder<unknown>>;
  /** The columns of a table that an insert may fill. */
  columnsOf(connection: Connection, table: keyof Schema): Promise<string[]>;
  /** The next whole number of a named series, from 1: never given twice, though one may be left out. */
  next(connection: Connection, name: string): Promise<number>;
  /** Makes the next number of a series higher than this one. */
  reach(connection: Connection, name: string, number: number): Promise<void>;
  /** Adds to one of the anonymous counts of a day (`YYYY-MM-DD`). */
  addCount(connection: Connection, day: string, name: string, count: number): Promise<void>;
  readonly search: LeadSearch;
}

/** How leads are found by the words in them, whatever case and accents. */
export interface LeadSearch {
  /** Whether a lead holds a word in its name, address, company or service: read in every row of the query. */
  names(word: string): RawBuilder<boolean>;
  /** Whether a lead holds every one of these words, of three letters or more, in any of its texts: found by an index. */
  texts(words: readonly string[]): RawBuilder<boolean>;
}

/** A write that could not be made now; nothing of it is stored. Trying again later is right, except for `broken`. */
export class StoreUnavailable extends Error {
  readonly reason: 'busy' | 'full' | 'broken';

  constructor(reason: 'busy' | 'full' | 'broken', options?: ErrorOptions) {
    super(`database ${reason}`, options);
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** Writes inside a transaction. It waits for the database and for nothing else: other jobs wait for it meanwhile. */
export type Job<Result> = (connection: Connection) => Promise<Result>;

export interface WriteOptions {
  /**
   * Isolation from concurrent jobs. `none` by default: the job runs as if it were alone with the database. `others`: it runs beside jobs of
   * other programs and waits for none, since its own rows and keys keep it correct. SQLite has one writer.
   */
  beside?: 'none' | 'others';
  /**
   * Durability of the commit: `surely` by default. `likely`: it resolves before the flush, for counts that many write at once and of which
   * the last may be lost with the server. SQLite flushes for all that wait.
   */
  lasts?: 'surely' | 'likely';
}

export interface WriteQueue {
  /**
   * Runs a job inside a transaction and resolves to its result once the commit is on disk.
   * @throws the job's own error (its own changes alone are undone), or StoreUnavailable.
   */
  write<Result>(job: Job<Result>, options?: WriteOptions): Promise<Result>;
  /** Takes what was erased out of the journals too; false when a reader still held them. */
  forgetErased(): Promise<boolean>;
  /** Called when the database cannot be trusted: nothing is written any more. */
  giveUp(): void;
}

/** Builds typed queries and runs none: the functions below run them, each on the connection it is given, in the SQL of its engine. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  // An empty list is valid in an SQLite IN, and an error in PostgreSQL.
  plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
});

/** Rows that one transaction of a nightly deletion takes at most: milliseconds of the event loop. */
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

/** Inserts a row and returns its number. For requests of visitors: only SQL text is made, no query is built. */
export const insert = <Table extends keyof Schema>(
  connection: Connection,
  table: Table,
  values: Insertable<Schema[Table]>,
): Promise<number> => connection.insert(table, values);

const isValue = (node: OperationNode): node is ValueNode => ValueNode.is(node) && !node.immediate;

/**
 * SQL text of each template that has values only, by engine. A template's array of fragments is the same at each evaluation: it is compiled
 * once, so that visitors need not wait.
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

/** How many rows a query finds; its columns are not chosen yet. */
export const countOf = async <Table extends keyof Schema>(
  connection: Connection,
  found: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> => {
  const counted = await first(connection, found.select(build.fn.countAll<number>().as('total')));
  // PostgreSQL counts in bigint, which arrives as text.
  return Number((counted as { total: number | string } | undefined)?.total ?? 0);
};

/** How many rows a page has, and the id before which it begins. */
export interface Cursor {
  limit: number;
  before?: number | undefined;
}

/** A page of what a query finds, newest first, and the id before which the next one begins. */
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

/** Every row that `after` finds behind an id, by rising id, a few hundred at a time; the event loop serves other requests in between. */
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
