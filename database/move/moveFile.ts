import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { connect, openDatabase, syncPath, versionOf } from '../file/connection.ts';
import { databaseFile, unfinished } from '../file/databaseFile.ts';
import { MARKER } from '../file/inspectFile.ts';
import { newestVersion } from '../file/migrations.ts';
import { DatabaseRefusal } from '../refusal.ts';

/** A value that every engine can hold. */
type Value = string | number | null | Buffer;
export type Row = readonly Value[];

/**
 * Content of a database, whatever its engine. Data that an engine keeps for itself (indexes, totals, computed columns) are left out, since
 * the other engine computes its own.
 */
export interface Contents {
  /** Columns of each table, tables and columns in alphabetical order; read from the schema, so that new tables are included. */
  tables(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Rows of a table, in batches, in any order; each row is an array with the values of these columns. */
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  /** Last number of each table that never reuses one. */
  numbers(): Promise<ReadonlyMap<string, number>>;
  /** Returns the text that this engine stores for a text: characters it cannot hold are replaced. */
  storable(text: string): string;
}

/** An empty database, filled completely or not at all. */
export interface EmptyDatabase extends Contents {
  put(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Sets the counter: later rows get higher numbers. */
  setNumber(table: string, last: number): Promise<void>;
  /** Checks foreign keys once all rows are there. */
  complete(): Promise<void>;
}

/** Reads the database file of a data directory without changing it; the caller holds the lock. */
export async function readFile<Result>(dataDir: string, use: (contents: Contents) => Promise<Result>): Promise<Result> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new DatabaseRefusal(`${file} n’existe pas : il n’y a rien à déplacer.`);
  const handle = connect(file, { readonly: true });
  try {
    if (versionOf(handle) !== newestVersion)
      throw new DatabaseRefusal(
        `${file} n’est pas au format de cette version du site : lancez-le une fois, puis arrêtez-le.`,
      );
    handle.exec('BEGIN');
    return await use(sqliteContents(handle));
  } finally {
    handle.close();
  }
}

/**
 * Creates the database file of a data directory that has none; the caller holds the lock. The file is renamed once complete and on disk: an
 * interrupted move leaves an unfinished file, which the next start deletes.
 */
export async function fillFile<Result>(
  dataDir: string,
  use: (target: EmptyDatabase) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(dataDir);
  if (statSync(file, { throwIfNoEntry: false })?.size || existsSync(path.join(dataDir, MARKER)))
    throw new DatabaseRefusal(`Il y a déjà une base dans ${dataDir} : donnez un dossier qui n’en a pas.`);
  const directory = unfinished(path.join(dataDir, 'move'));
  mkdirSync(directory, { mode: 0o700 });
  try {
    const { handle } = openDatabase(directory);
    let result: Result;
    try {
      handle.pragma('foreign_keys = OFF');
      handle.exec('BEGIN');
      result = await use(emptyFile(handle));
      handle.exec('COMMIT');
      handle.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      handle.close();
    }
    syncPath(databaseFile(directory));
    writeFileSync(path.join(dataDir, MARKER), '', { mode: 0o600 });
    renameSync(databaseFile(directory), file);
    syncPath(dataDir);
    return result;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const PIECE_BYTES = 1_000_000;
const PIECE_ROWS = 500;

/** Content of a database file, read inside one transaction. */
function sqliteContents(handle: Database.Database): Contents {
  const list = (sql: string, ...values: string[]): string[] => handle.prepare(sql).pluck().all(values) as string[];
  return {
    async tables() {
      // Leaves out search indexes (`virtual`) and the tables they consist of (`shadow`).
      const names = list(
        `SELECT name FROM pragma_table_list
         WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
      );
      const columns = (table: string) => list('SELECT name FROM pragma_table_info(?) ORDER BY name', table);
      return new Map(names.map((table) => [table, columns(table)]));
    },
    async *rows(table, columns) {
      const sql = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`;
      yield* pieces(handle.prepare(sql).raw().iterate() as Iterable<Row>);
    },
    async numbers() {
      const rows = handle.prepare('SELECT name, seq FROM sqlite_sequence WHERE seq > 0 ORDER BY name').raw().all();
      return new Map(rows as [string, number][]);
    },
    storable: (text) => text.toWellFormed(),
  };
}

/** Fills a new database file that has its tables; the caller begins and commits the transaction. */
function emptyFile(handle: Database.Database): EmptyDatabase {
  return {
    ...sqliteContents(handle),
    async put(table, columns, rows) {
      const places = columns.map(() => '?').join(', ');
      const insert = handle.prepare(
        `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${places})`,
      );
      for (const row of rows) insert.run(row);
    },
    async setNumber(table, last) {
      // Reads the schema to learn whether the table has a counter: `sqlite_sequence` lists no table that never had a row.
      const counts = handle
        .prepare(`SELECT 1 FROM sqlite_schema WHERE name = ? AND type = 'table' AND sql LIKE '%AUTOINCREMENT%'`)
        .get(table);
      if (!counts) return;
      handle.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
      handle.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
    },
    async complete() {
      const broken = handle.pragma('foreign_key_check') as { table: string }[];
      if (broken[0]) throw new DatabaseRefusal(`La table ${broken[0].table} nomme une ligne qui n’existe pas.`);
    },
  };
}

const quoted = (name: string): string => `"${name}"`;

/** Yields rows in batches, smaller where the rows are long. */
function* pieces(rows: Iterable<Row>): Iterable<Row[]> {
  let piece: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    piece.push(row);
    for (const value of row) bytes += value === null || typeof value === 'number' ? 8 : value.length;
    if (piece.length < PIECE_ROWS && bytes < PIECE_BYTES) continue;
    yield piece;
    piece = [];
    bytes = 0;
  }
  if (piece.length > 0) yield piece;
}
