import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the database from a clean stop to the next start: what the kernel said of a file known to be whole. */
const sealOf = (file: string): string => path.join(path.dirname(file), 'sealed');

/** No program can write to a file, nor put another in its place, and leave all four as they were. */
function identity(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Reading a closed file makes an empty journal, which says no more than none. */
const hasJournal = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

/** Notes that this closed file is whole. Without a note, as on a full disk, the next start checks the file again. */
export function seal(file: string): void {
  if (hasJournal(file)) return;
  try {
    writeFileSync(sealOf(file), identity(file), { mode: 0o600 });
  } catch {
    breakSeal(file);
  }
}

/** Whether the file is still the very one that was sealed, untouched since. */
export const isSealed = (file: string): boolean =>
  existsSync(sealOf(file)) && !hasJournal(file) && readFileSync(sealOf(file), 'utf8') === identity(file);

/** Before anything is written: a crash must not leave a seal behind. */
export const breakSeal = (file: string): void => rmSync(sealOf(file), { force: true });
