import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseRefusal, formatRefusal } from '../refusal.ts';
import { connect } from './connection.ts';
import { copyDatabaseAside } from './copyDatabase.ts';
import { databaseFile } from './databaseFile.ts';
import { APPLICATION_ID } from './inspectFile.ts';
import { backedUpMedia, bringPictures, mediaBeside } from './media.ts';
import { syncPath, versionOf } from './migrate.ts';
import { addKeys, secretFile } from './secretFile.ts';

export const backupDirOf = (dataDir: string): string => path.join(dataDir, 'backups');

const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

/**
 * Copies the database while it is being written, then reads the copy back; the keys the site signs with and its pictures go
 * beside it.
 * The copy gets its name only once it is whole, verified and on disk, so what is called a backup is one.
 * @returns the database's copy: `site-….db`, with its keys in `secret-….key`.
 * @throws when the copy cannot be made or is not sound; nothing is left behind.
 */
export async function backUp(dataDir: string, now: Date): Promise<string> {
  const directory = backupDirOf(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.join(directory, `site-${stamp}Z.db`);
  // Two processes may be at it in the same second: the site and the owner's command.
  const partial = `${file}.${process.pid}.tmp`;
  try {
    await copyDatabaseAside({ from: databaseFile(dataDir), to: partial });
    addKeys(secretFile(dataDir), keysOf(file));
    // One directory for all the backups: the pictures of each are those of the one before, but for a few.
    bringPictures(partial, mediaBeside(databaseFile(dataDir)), backedUpMedia(dataDir));
    renameSync(partial, file);
    syncPath(directory);
    return file;
  } finally {
    for (const leftover of [partial, `${partial}-journal`]) rmSync(leftover, { force: true });
  }
}

/** Where the keys of a backup are; of a data directory's own database, where the site keeps them. */
export function keysOf(file: string): string {
  const directory = path.dirname(file);
  const name = path.basename(file);
  return NAME.test(name)
    ? path.join(directory, name.replace(/^site-/, 'secret-').replace(/\.db$/, '.key'))
    : secretFile(directory);
}

export interface Contents {
  leads: number;
  version: number;
}

/**
 * Opens a copy as a restore would and checks every page and index.
 * @throws DatabaseRefusal when it is not a sound database of this site, or one of a format that is not read.
 */
export function verifyBackup(file: string): Contents {
  const copy = connect(file, { readonly: true });
  try {
    const version = versionOf(copy);
    if (copy.pragma('application_id', { simple: true }) !== APPLICATION_ID || version === 0)
      throw new DatabaseRefusal(`${file} n’est pas une base de données de ce site`);
    const refused = formatRefusal(file, version);
    if (refused) throw refused;
    const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') throw new DatabaseRefusal(`${file} est endommagé (${verdict})`);
    return { leads: Number(copy.prepare('SELECT count(*) FROM leads').pluck().get()), version };
  } finally {
    copy.close();
  }
}

export interface BackupFile {
  file: string;
  bytes: number;
  /** When it was made, by its name: a copy brought back from elsewhere has lost the file's own date. */
  at: Date;
}

/** When a backup was made, by its name; undefined for any other file. */
export function backupTime(file: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(path.basename(file)) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** The backups there are, newest first. */
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
