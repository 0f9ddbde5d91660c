import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backupDirOf, keysOf, listBackups } from './backup.ts';
import { checksumFile } from './checksum.ts';
import { backedUpMedia, prunePictures } from './media.ts';

/** Backups kept whatever their age: a wrong clock, or a site stopped for weeks, must not cost every backup. */
const KEPT_ANYWAY = 7;
const HOUR_MS = 3_600_000;
/** Future dates beyond this come from a wrong clock: the real age is unknown. */
const FUTURE_MS = 48 * HOUR_MS;

export interface Age {
  now: Date;
  /** Age beyond which copies are deleted. */
  limit: Date;
}

const fromTheFuture = (at: Date, { now }: Age): boolean => at.getTime() > now.getTime() + FUTURE_MS;
const isDue = (at: Date, age: Age): boolean => at < age.limit || fromTheFuture(at, age);

/**
 * Deletes backups that are too old, with their keys and checksums, and those dated in the future.
 * @param keptAnyway number of newest ones that stay whatever their age.
 * @returns their number.
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
 * Deletes the pictures no backup knows any more; none while a database set aside by a restore exists, since opening it would change its
 * journal. Returns the number of files.
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
/** Databases that a restore set aside, and their journals. */
const setAsideParts = (dataDir: string): string[] =>
  namesIn(dataDir, /\.before-restore-\d+(-wal|-journal)?$/).map((name) => path.join(dataDir, name));

/**
 * Deletes databases saved before a migration or a restore once they are as old as a backup may be: people erased since must not live on in
 * them. Returns the number of files.
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
 * Deletes files left unfinished by a `kill -9` or a power cut: they are no backups, and hold personal data. The caller holds the data
 * directory's lock. Files another process works on are left alone, for an hour at most.
 * @param own whether this process may be working on something itself.
 */
export function clearUnfinishedFiles(dataDir: string, own: 'none' | 'maybe'): void {
  for (const directory of [dataDir, backupDirOf(dataDir)])
    for (const name of namesIn(directory, /\.\d+\.tmp(-\w+)?$/)) {
      const file = path.join(directory, name);
      const maker = Number(/\.(\d+)\.tmp/.exec(name)?.[1]);
      const isAlive = maker === process.pid ? own === 'maybe' : lives(maker);
      // May have been deleted by another process meanwhile.
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
