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
 * Copies the database of a running site, its keys and pictures, and verifies the copy before it gets a backup's name.
 * @returns `site-….db`, beside `secret-….key` and `site-….db.sha256`.
 * @throws when the copy fails (no file stays), or its checksum cannot be written (the copy stays).
 */
export async function backUp(dataDir: string, now: Date): Promise<string> {
  const directory = backupDirOf(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.join(directory, `site-${stamp}Z.db`);
  // Temporary file name with this process's id: the running site and the owner's backup command may make a backup in the same second.
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

/** Path of the signing keys that belong to a database file: a backup's own copy of the keys, or the keys of the data directory. */
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
  /** Creation time, parsed from the name: a file copied back from elsewhere no longer has its original date. */
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

/** Suffixes of a database's files: the file itself, and its journals with the newest commits. */
const PARTS = ['', '-wal', '-journal'] as const;

/**
 * Renames a database: adds all new names, then removes the old name of the file, so that a start finds no half database, then those of its
 * journals, which SQLite would apply to the next file.
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

/** Gives a file a second name by a hard link, or copies it where the file system has no hard links. */
function alsoCall(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    syncPath(to);
  }
}

/** A file cannot be restored, for the reason in the message; nothing was changed. */
export class RestoreRefusal extends Error {}

export interface Restored {
  leads: number;
  /** Time of the backup that was restored. */
  from: Date;
  /** Path under which the replaced database is kept; undefined when there was none. */
  former: string | undefined;
  /** Whether the backup's signing keys were restored too. */
  keys: boolean;
  /** Number of the database's picture files found neither beside the backup nor in the data directory. */
  missing: number;
}

/**
 * Replaces the database by a backup, and keeps the former beside it. First copies the backup through SQLite, with its journal, checks it
 * and ends its sessions. The caller holds the directory's lock.
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
  // Without the marker, a start between the removal of the old database and the renaming of the new one would create an empty database.
  writeFileSync(path.join(dataDir, MARKER), '', { mode: 0o600 });
  const former = setAside(file, now);
  renameSync(staged, file);
  syncPath(dataDir);
  return { leads, from: backupTime(source) ?? statSync(source).mtime, former, keys, missing: missing.length };
}

/**
 * Copies the pictures of the database about to be replaced to the pictures of the backups, where they stay as long as that database is
 * kept.
 */
function keepForFormer(dataDir: string): void {
  const file = databaseFile(dataDir);
  try {
    bringPictures(file, mediaBeside(file), backedUpMedia(dataDir));
  } catch {
    // A missing or damaged database, often the reason for the restore, cannot list its pictures: none is copied.
  }
}

/**
 * Prepares the file that will replace the database: checks the source, copies it, compares the rows and ends its sessions. Returns its
 * number of leads.
 */
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

/** Returns the row counts of all tables as one text, to compare two databases. */
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

/**
 * Ends all sessions in a database copy: a browser that was signed in when the backup was made must not be signed in again by the restore.
 */
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
