import {
  createQueryId,
  DummyDriver,
  HandleEmptyInListsPlugin,
  type Insertable,
  Kysely,
  type OperationNode,
  RawNode,
  type RootOperationNode,
  replaceWithNoncontingentExpression,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { Compiled, Connection, Engine, Query } from './store.ts';

/** Builds typed queries and runs none: the functions below do, each on the connection it is given, in its engine's words. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  // To SQLite nothing is one of none; to PostgreSQL it is a mistake.
  plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
});

/** All the rows of a query. */
export const all = <Row>(connection: Connection, query: Query<Row>): Promise<Row[]> =>
  connection.all(compile(connection.engine, query)) as Promise<Row[]>;

/** The first row of a query, if it has one. */
export const first = <Row>(connection: Connection, query: Query<Row>): Promise<Row | undefined> =>
  connection.get(compile(connection.engine, query)) as Promise<Row | undefined>;

/** Runs a statement and answers how many rows it changed. */
export const run = (connection: Connection, query: Query<unknown>): Promise<number> =>
  connection.run(compile(connection.engine, query));

/** Inserts a row and answers its number. For what every visitor waits for: no query is built anew, only its text. */
export const insert = <Table extends keyof Schema>(
  connection: Connection,
  table: Table,
  values: Insertable<Schema[Table]>,
): Promise<number> => connection.insert(table, values);

const isValue = (node: OperationNode): node is ValueNode => ValueNode.is(node) && !node.immediate;

/**
 * The text of each template that has values only, by engine. A template's fragments are one and the same array whenever
 * it is evaluated, so that what visitors wait for is compiled once.
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
