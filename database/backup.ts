import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { connect, databaseFile } from './connection.ts';
import { copyDatabaseAside } from './copyDatabase.ts';
import { APPLICATION_ID } from './inspectFile.ts';
import { syncPath, versionOf } from './migrate.ts';

const backupDirOf = (dataDir: string): string => path.join(dataDir, 'backups');

const NAME = /^site-\d{4}-\d\d-\d\dT\d{6}Z\.db$/;
/**
 * Copies the database while it is being written, then reads the copy back. The copy gets its name only once it is
 * whole, verified and on disk, so what is called a backup is one.
 * @returns the file's path.
 * @throws when the copy cannot be made or is not sound; nothing is left behind.
 */
export async function backUp(dataDir: string, now: Date): Promise<string> {
  const directory = backupDirOf(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.join(directory, `site-${stamp}Z.db`);
  const partial = `${file}.tmp`;
  try {
    await copyDatabaseAside({ from: databaseFile(dataDir), to: partial });
    renameSync(partial, file);
    syncPath(directory);
    return file;
  } finally {
    for (const leftover of [partial, `${partial}-journal`]) rmSync(leftover, { force: true });
  }
}

/**
 * Opens a copy as a restore would and checks every page and index.
 * @returns how many leads it holds.
 * @throws when it is not a sound database of this site.
 */
export function verifyBackup(file: string): { leads: number; version: number } {
  const copy = connect(file, { readonly: true });
  try {
    const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') throw new Error(verdict);
    if (copy.pragma('application_id', { simple: true }) !== APPLICATION_ID)
      throw new Error('not a database of this site');
    const leads = Number(copy.prepare('SELECT count(*) FROM leads').pluck().get());
    return { leads, version: versionOf(copy) };
  } finally {
    copy.close();
  }
}

export interface BackupFile {
  file: string;
  bytes: number;
  at: Date;
}

/** The nightly backups there are, newest first. */
export function listBackups(dataDir: string): BackupFile[] {
  const directory = backupDirOf(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return readdirSync(directory)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const file = path.join(directory, name);
      const { size, mtime } = statSync(file);
      return { file, bytes: size, at: mtime };
    });
}

/** Deletes backups from before `limit`, but never the newest one. Answers how many. */
export function pruneBackups(dataDir: string, limit: Date): number {
  const stamp = limit.toISOString().slice(0, 19).replaceAll(':', '');
  const old = listBackups(dataDir)
    .slice(1)
    .filter(({ file }) => path.basename(file) < `site-${stamp}Z.db`);
  for (const { file } of old) rmSync(file);
  return old.length;
}
