import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { requireChecksum, writeChecksum } from './checksum.ts';
import { connect, syncPath } from './connection.ts';
import { copyDatabase, copyDatabaseAside, verifyBackup } from './copyDatabase.ts';
import { databaseFile, unfinished } from './databaseFile.ts';
import { MARKER } from './inspectFile.ts';
import { backedUpMedia, bringPictures, mediaBeside, unpackPictures } from './media.ts';
import { addKeys, secretFile } from './secretFile.ts';

export const backupDirOf = (dataDir: string): string => path.join(dataDir, 'backups');

const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

/**
 * Copies the database while it is being written, then reads the copy back; the keys the site signs with and its pictures go
 * beside it.
 * The copy gets its name only once it is whole, verified and on disk, so what is called a backup is one.
 * @returns the database's copy: `site-….db`, with its keys in `secret-….key` and its checksum in `site-….db.sha256`.
 * @throws when the copy cannot be made or is not sound: nothing is left behind; or when its checksum cannot be written: the copy stays without.
 */
export async function backUp(dataDir: string, now: Date): Promise<string> {
  const directory = backupDirOf(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.join(directory, `site-${stamp}Z.db`);
  // Temporary name with this process's id: the running site and the owner's command may back up in the same second.
  const partial = unfinished(file);
  try {
    await copyDatabaseAside({ from: databaseFile(dataDir), to: partial });
    addKeys(secretFile(dataDir), keysOf(file));
    // All backups share one directory of pictures, as most of their pictures are the same.
    bringPictures(partial, mediaBeside(databaseFile(dataDir)), backedUpMedia(dataDir));
    renameSync(partial, file);
    syncPath(directory);
    await writeChecksum(file);
    return file;
  } finally {
    for (const leftover of [partial, `${partial}-journal`]) rmSync(leftover, { force: true });
  }
}

/** Path of the signing keys: beside a backup, its own copy of the keys; for the database of a data directory, that directory's keys. */
export function keysOf(file: string): string {
  const directory = path.dirname(file);
  const name = path.basename(file);
  return NAME.test(name)
    ? path.join(directory, name.replace(/^site-/, 'secret-').replace(/\.db$/, '.key'))
    : secretFile(directory);
}

interface BackupFile {
  file: string;
  bytes: number;
  /** Creation time, from its name: a copy brought back from elsewhere has lost the file's own date. */
  at: Date;
}

/** Parses the time of a backup's name; undefined for any other file. */
function backupTime(file: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(path.basename(file)) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Lists the backups, newest first. */
export function listBackups(dataDir: string): BackupFile[] {
  const directory = backupDirOf(dataDir);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .sort()
    .reverse()
    .flatMap((name) => {
      const file = path.join(directory, name);
      const at = backupTime(file);
      return at ? [{ file, bytes: statSync(file).size, at }] : [];
    });
}

/** Files of one database: the file itself, and the journal that holds its newest commits. */
const PARTS = ['', '-wal', '-journal'] as const;

/**
 * Renames a database and its journals safely: adds all new names, then removes the database's old name (a start finds no half database),
 * then the journals', which SQLite would apply to the next file. All flushed.
 * @returns the new name, or undefined when there was no database.
 */
function setAside(file: string, now: Date): string | undefined {
  const former = `${file}.before-restore-${now.getTime()}`;
  for (const part of PARTS) if (existsSync(file + part)) alsoCall(file + part, former + part);
  syncPath(path.dirname(file));
  const there = existsSync(file);
  for (const part of ['', '-wal', '-journal', '-shm']) rmSync(file + part, { force: true });
  syncPath(path.dirname(file));
  return there ? former : undefined;
}

/** Links a file under a second name, or copies it on a file system without hard links. */
function alsoCall(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    syncPath(to);
  }
}

/** Reason a file cannot be restored; nothing was changed. */
export class RestoreRefusal extends Error {}

export interface Restored {
  leads: number;
  /** Time of the restored data. */
  from: Date;
  /** Path of the replaced database. */
  former: string | undefined;
  /** Whether the backup contained the site's keys. */
  keys: boolean;
  /** Number of picture files that are neither beside the copy nor in the data directory. */
  missing: number;
}

/**
 * Replaces the database by a copy; the former one is kept beside it. The copy is made through SQLite, so that the source's journal comes
 * along; it is opened, checked and counted against the source, and its sessions ended, before the database is touched. The caller holds the
 * lock of the data directory.
 * @throws RestoreRefusal when the source is damaged, foreign, of a newer version, or being written.
 */
export function restore(dataDir: string, source: string, now: Date): Restored {
  const file = databaseFile(dataDir);
  const staged = unfinished(file);
  let leads: number;
  let keys: boolean;
  let missing: string[];
  try {
    leads = stage(source, { staged, file });
    keys = addKeys(keysOf(source), secretFile(dataDir));
    keepForFormer(dataDir);
    // Restores the pictures before the database: a picture without a row is deleted later, but a row without its picture would break a page.
    unpackPictures(staged, mediaBeside(file));
    missing = bringPictures(staged, mediaBeside(source), mediaBeside(file), true);
  } catch (error) {
    clear(staged);
    throw new RestoreRefusal(error instanceof Error ? error.message : String(error), { cause: error });
  }
  // Without the marker a start between the two renames would create an empty database.
  writeFileSync(path.join(dataDir, MARKER), '', { mode: 0o600 });
  const former = setAside(file, now);
  renameSync(staged, file);
  syncPath(dataDir);
  return { leads, from: backupTime(source) ?? statSync(source).mtime, former, keys, missing: missing.length };
}

/** Keeps the pictures of the database set aside, beside those of the backups, for as long as it is kept. */
function keepForFormer(dataDir: string): void {
  const file = databaseFile(dataDir);
  try {
    bringPictures(file, mediaBeside(file), backedUpMedia(dataDir));
  } catch {
    // A missing or damaged database, often the reason of the restore, has no readable list of pictures: none is kept.
  }
}

/** Prepares the replacement file, and returns the number of its leads. */
function stage(source: string, { staged, file }: { staged: string; file: string }): number {
  if (existsSync(file) && realpathSync(source) === realpathSync(file))
    throw new Error('c’est la base elle-même, pas une copie');
  requireChecksum(source);
  verifyBackup(source);
  const before = countRows(source);
  clear(staged);
  copyDatabase({ from: source, to: staged });
  const copied = countRows(staged);
  if (countRows(source) !== before) throw new Error('un programme y écrit pendant la copie : arrêtez-le d’abord');
  if (copied !== before) throw new Error('la copie n’a pas les mêmes lignes que l’original');
  endSessions(staged);
  return verifyBackup(staged).leads;
}

/** Row counts of every table, as one text to compare. */
function countRows(file: string): string {
  const database = connect(file, { readonly: true });
  try {
    const tables = database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'lead_search%' ORDER BY name`)
      .pluck()
      .all() as string[];
    const count = (table: string) => database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get();
    return tables.map((table) => `${table} ${count(table)}`).join('\n');
  } finally {
    database.close();
  }
}

/** Ends the copy's sessions: a browser signed in when it was made must not be signed in by a restore. */
function endSessions(file: string): void {
  const database = new Database(file);
  try {
    database.prepare('DELETE FROM sessions').run();
  } finally {
    database.close();
  }
  syncPath(file);
}

const clear = (staged: string): void => {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(staged + suffix, { force: true });
};
