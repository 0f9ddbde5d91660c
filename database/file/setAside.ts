import { constants, copyFileSync, existsSync, linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncPath } from './migrate.ts';

/** What belongs to one database: the file, and the journal that holds its newest commits. */
const PARTS = ['', '-wal', '-journal'] as const;

/**
 * Gives a database another name, its journal with it. First everything has the new name too; then the file itself goes,
 * so that whoever starts the site in between is told that it is gone, instead of opening half of it; the journals go
 * last but are gone, on disk, before this returns: beside another file they would be taken for that file's own.
 * @returns the new name, or undefined when there was no database.
 */
export function setAside(file: string, now: Date): string | undefined {
  const former = `${file}.before-restore-${now.getTime()}`;
  for (const part of PARTS) if (existsSync(file + part)) alsoCall(file + part, former + part);
  syncPath(path.dirname(file));
  const there = existsSync(file);
  for (const part of ['', '-wal', '-journal', '-shm']) rmSync(file + part, { force: true });
  syncPath(path.dirname(file));
  return there ? former : undefined;
}

/** Some file systems know no second name for a file. */
function alsoCall(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    syncPath(to);
  }
}
