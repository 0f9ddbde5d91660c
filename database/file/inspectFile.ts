import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseRefusal } from '../refusal.ts';
import { isMarkedClean } from './cleanClose.ts';

/** « 5&1 » and a version byte, in SQLite's header field for exactly this. */
export const APPLICATION_ID = 0x35263101;
/** Beside the database once it has been created: tells an emptied or vanished file from a first start. */
export const MARKER = 'initialised';
const HEADER_SIZE = 100;

/**
 * Looks at the database file without changing a byte of it or of its journal.
 * @returns whether there is one to open, or one to create.
 * @throws DatabaseRefusal when it is emptied, foreign, damaged or written by a newer version.
 */
export function inspectFile(file: string, newestVersion: number): 'absent' | 'sound' {
  const initialised = existsSync(path.join(path.dirname(file), MARKER));
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) {
    if (initialised) throw refusal(file, 'est vide ou a disparu');
    return 'absent';
  }
  const header = readHeader(file);
  const isDatabase = size >= HEADER_SIZE && header.toString('latin1', 0, 16) === 'SQLite format 3\0';
  if (!isDatabase) throw refusal(file, 'n’est pas une base de données SQLite ou est endommagé');
  const content = readContent(file, newestVersion);
  // What a first start leaves when it is killed before its first table.
  if (!initialised && content.version === 0 && content.tables === 0) return 'absent';
  if (content.version > newestVersion) throw tooNew(file, content.version, newestVersion);
  if (content.verdict !== 'ok') throw refusal(file, `est endommagé (${content.verdict})`);
  if (content.applicationId !== APPLICATION_ID) throw refusal(file, 'n’est pas une base de données de ce site');
  return 'sound';
}

/**
 * Reads through SQLite, because the newest pages may still be in the journal; a read-only connection neither
 * checkpoints nor recovers, so the files stay as they were found.
 */
function readContent(file: string, newestVersion: number) {
  const content = { version: 0, applicationId: 0, tables: -1, verdict: 'ok' };
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true, timeout: 100 });
    content.version = Number(database.pragma('user_version', { simple: true }));
    content.applicationId = Number(database.pragma('application_id', { simple: true }));
    content.tables = Number(database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());
    if (content.version <= newestVersion && !isKnownWhole(file)) content.verdict = check(database, file);
  } catch (error) {
    content.verdict = error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
  return content;
}

/** A file this small is checked whole, search index included, in well under a second. */
const WHOLE_CHECK_BYTES = 16 * 1024 * 1024;

/**
 * Whether a start may skip the check, to be made once the site answers (docs/decisions/0019-checked-later.md): a large
 * file, untouched since a clean stop marked it.
 */
export const isKnownWhole = (file: string): boolean =>
  existsSync(file) && statSync(file).size > WHOLE_CHECK_BYTES && isMarkedClean(file);

/** Checks a file somebody may be writing to: `ok`, or what SQLite found. */
export function checkFile(file: string): string {
  const database = new Database(file, { readonly: true, timeout: 5000 });
  try {
    return check(database, file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}

const check = (database: Database.Database, file: string): string =>
  statSync(file).size <= WHOLE_CHECK_BYTES
    ? String(database.pragma('quick_check(1)', { simple: true }))
    : quickCheck(database);

/**
 * Checks every table's pages and the free list. Asked of the whole file, SQLite would also read the search index
 * against all the leads: eight times the work, of an index that can be made anew.
 */
function quickCheck(database: Database.Database): string {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0`).pluck().all();
  for (const table of ['sqlite_schema', ...tables]) {
    const verdict = String(database.pragma(`quick_check('${table}')`, { simple: true }));
    if (verdict !== 'ok') return verdict;
  }
  return 'ok';
}

/** Written by a version of the site that this one does not know. */
export const tooNew = (file: string, version: number, newestVersion: number): DatabaseRefusal =>
  new DatabaseRefusal(
    `${file} a été écrit par une version plus récente du site (format ${version}, cette version connaît le format ${newestVersion}) : installez la version récente.`,
  );

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_SIZE);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, header, 0, HEADER_SIZE, 0);
  closeSync(descriptor);
  return header;
}

const refusal = (file: string, problem: string): DatabaseRefusal =>
  new DatabaseRefusal(
    `${file} ${problem}. Rien n’a été modifié : remettez une sauvegarde avec « npm run site -- restore FICHIER » (dossier ${path.join(path.dirname(file), 'backups')}).`,
  );
