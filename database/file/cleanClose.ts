import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the database from a clean stop to the next start: what the kernel said of a file known to be whole. */
const cleanMarkOf = (file: string): string => path.join(path.dirname(file), 'sealed');

/** No program can write to a file, nor put another in its place, and leave all four as they were. */
function identity(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Reading a closed file makes an empty journal, which says no more than none. */
const hasJournal = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

/** Notes that this closed file is whole. Without a note, as on a full disk, the next start checks the file again. */
export function markClean(file: string): void {
  if (hasJournal(file)) return;
  try {
    writeFileSync(cleanMarkOf(file), identity(file), { mode: 0o600 });
  } catch {
    clearCleanMark(file);
  }
}

/** Whether the file is still the very one that was marked clean, untouched since. */
export const isMarkedClean = (file: string): boolean =>
  existsSync(cleanMarkOf(file)) && !hasJournal(file) && readFileSync(cleanMarkOf(file), 'utf8') === identity(file);

/** Before anything is written: a crash must not leave a mark behind. */
export const clearCleanMark = (file: string): void => rmSync(cleanMarkOf(file), { force: true });
