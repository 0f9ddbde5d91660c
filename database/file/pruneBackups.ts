import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backupDirOf, keysOf, listBackups } from './backup.ts';
import { checksumFile } from './checksum.ts';
import { backedUpMedia, prunePictures } from './media.ts';

/** Number of newest backups kept whatever their age: otherwise a wrong clock, or weeks without the site, could delete every backup. */
const KEPT_ANYWAY = 7;
const HOUR_MS = 3_600_000;
/** Tolerance for dates in the future: a backup dated later was made under a wrong clock, and its real age is unknown. */
const FUTURE_MS = 48 * HOUR_MS;

export interface Age {
  now: Date;
  /** Copies made before this time are deleted. */
  limit: Date;
}

const fromTheFuture = (at: Date, { now }: Age): boolean => at.getTime() > now.getTime() + FUTURE_MS;
const isDue = (at: Date, age: Age): boolean => at < age.limit || fromTheFuture(at, age);

/**
 * Deletes backups that are too old, with their keys and checksums, and those dated in the future.
 * @param keptAnyway number of newest backups kept whatever their age.
 * @returns number of deleted backups.
 */
export function pruneBackups(dataDir: string, age: Age, keptAnyway = KEPT_ANYWAY): number {
  const all = listBackups(dataDir);
  const [future, past] = [
    all.filter(({ at }) => fromTheFuture(at, age)),
    all.filter(({ at }) => !fromTheFuture(at, age)),
  ];
  const due = [...past, ...future].slice(keptAnyway).filter(({ at }) => isDue(at, age));
  for (const { file } of due)
    for (const part of [file, keysOf(file), checksumFile(file)]) rmSync(part, { force: true });
  return due.length;
}

/**
 * Deletes the pictures that no backup refers to any more. Deletes none while a database set aside by a restore exists, since reading it
 * would change its journal. Returns the number of files.
 */
export function pruneBackedUpPictures(dataDir: string): number {
  if (setAsideParts(dataDir).length > 0) return 0;
  const databases = [...listBackups(dataDir).map(({ file }) => file), ...migratedDatabases(dataDir)];
  return prunePictures(backedUpMedia(dataDir), databases);
}

const migratedDatabases = (dataDir: string): string[] => {
  const backups = backupDirOf(dataDir);
  return namesIn(backups, /^before-format-\d+\.db$/).map((name) => path.join(backups, name));
};
/** Paths of the databases that a restore set aside, and of their journals. */
const setAsideParts = (dataDir: string): string[] =>
  namesIn(dataDir, /\.before-restore-\d+(-wal|-journal)?$/).map((name) => path.join(dataDir, name));

/**
 * Deletes the databases saved before a migration or a restore, once they are as old as a backup may be: otherwise they would still contain
 * people erased since. Returns the number of files.
 */
export function pruneFormerDatabases(dataDir: string, age: Age): number {
  const due = [
    ...migratedDatabases(dataDir).filter((file) => isDue(statSync(file).mtime, age)),
    ...setAsideParts(dataDir).filter((file) => isDue(new Date(Number(/restore-(\d+)/.exec(file)?.[1])), age)),
  ];
  for (const file of due) rmSync(file, { force: true });
  return due.length;
}

/**
 * Deletes files left unfinished by a `kill -9` or a power cut, which are no backups and contain personal data. The caller holds the data
 * directory's lock. Files of another process are kept for an hour at most.
 * @param own whether this process may be writing such a file itself.
 */
export function clearUnfinishedFiles(dataDir: string, own: 'none' | 'maybe'): void {
  for (const directory of [dataDir, backupDirOf(dataDir)])
    for (const name of namesIn(directory, /\.\d+\.tmp(-\w+)?$/)) {
      const file = path.join(directory, name);
      const maker = Number(/\.(\d+)\.tmp/.exec(name)?.[1]);
      const isAlive = maker === process.pid ? own === 'maybe' : lives(maker);
      // Undefined when another process deleted the file meanwhile.
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
      if (!isAlive || Math.abs(Date.now() - mtimeMs) > HOUR_MS) rmSync(file, { recursive: true, force: true });
    }
}

const namesIn = (directory: string, pattern: RegExp): string[] =>
  existsSync(directory) ? readdirSync(directory).filter((name) => pattern.test(name)) : [];

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
