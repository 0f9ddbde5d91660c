import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseRefusal, formatRefusal } from '../refusal.ts';

/** SQLite `application_id` of the site's databases: the bytes of « 5&1 » and a version byte. */
export const APPLICATION_ID = 0x35263101;
/** Name of a file written beside an initialised database: with this file, a missing or empty database is a loss, not a first start. */
export const MARKER = 'initialised';
/** Size up to which every start checks the whole database file; a larger one is checked only after an unclean stop. */
const SMALL_BYTES = 16 * 1024 * 1024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Checks the database file through a read-only connection, which changes no byte of the file or its journal.
 * @returns `sound`: to be opened; `absent`: to be created.
 * @throws DatabaseRefusal when the file is emptied, foreign, damaged or of a format this version does not read.
 */
export function inspectFile(file: string, newestVersion: number): 'absent' | 'sound' {
  const initialised = existsSync(path.join(path.dirname(file), MARKER));
  if (sizeOf(file) === 0) {
    if (initialised) throw refusal(file, 'est vide ou a disparu');
    return 'absent';
  }
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true, timeout: 100 });
    const number = (sql: string) => Number(database?.prepare(sql).pluck().get());
    const version = number('PRAGMA user_version');
    // An empty file without the marker counts as absent: a first start was killed before it created a table.
    if (!initialised && version === 0 && number('SELECT count(*) FROM sqlite_schema') === 0) return 'absent';
    const format = formatRefusal(file, version, newestVersion);
    if (version > newestVersion) throw format;
    // A journal that is not empty proves an unclean stop: the database file is then checked whatever its size.
    const isChecked = sizeOf(file) <= SMALL_BYTES || sizeOf(`${file}-wal`) > 0;
    const verdict = isChecked ? String(database.pragma('quick_check(1)', { simple: true })) : 'ok';
    if (verdict !== 'ok') throw refusal(file, `est endommagé (${verdict})`);
    if (number('PRAGMA application_id') !== APPLICATION_ID)
      throw refusal(file, 'n’est pas une base de données de ce site');
    if (format) throw format;
    return 'sound';
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw error;
    const foreign = error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB';
    throw refusal(
      file,
      `${foreign ? 'n’est pas une base de données SQLite ou ' : ''}est endommagé (${error instanceof Error ? error.message : error})`,
    );
  } finally {
    database?.close();
  }
}

const refusal = (file: string, problem: string): DatabaseRefusal =>
  new DatabaseRefusal(
    `${file} ${problem}. Rien n’a été modifié : remettez une sauvegarde avec « npm run site -- restore FICHIER » (dossier ${path.join(path.dirname(file), 'backups')}).`,
  );

/** Device and inode of a path, which identify a file whatever its content; undefined if the path does not exist. */
function identity(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Remembers the file and journal of a connection, and returns a check of whether the paths still lead to them: SQLite keeps writing to a
 * deleted file without an error.
 */
export function watchIdentity(file: string): () => boolean {
  const opened = identity(file);
  let journal = identity(`${file}-wal`);
  return () => {
    // SQLite creates the journal only at the first commit, so its identity is recorded at the first check that finds it.
    journal ??= identity(`${file}-wal`);
    return opened !== undefined && identity(file) === opened && identity(`${file}-wal`) === journal;
  };
}
