import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verifyBackup } from './backup.ts';
import { databaseFile } from './connection.ts';
import { MARKER } from './inspectFile.ts';
import { syncPath } from './migrate.ts';

/**
 * Puts a verified copy in the place of the database; what was there is kept beside it. The caller holds the lock.
 * @returns how many leads the restored database holds, and where the former file is now.
 */
export function restore(dataDir: string, backup: string, now: Date): { leads: number; former: string | undefined } {
  const { leads } = verifyBackup(backup);
  const file = databaseFile(dataDir);
  const partial = `${file}.restore`;
  copyFileSync(backup, partial);
  chmodSync(partial, 0o600);
  syncPath(partial);
  const former = existsSync(file) ? `${file}.before-restore-${now.getTime()}` : undefined;
  // The journals belong to the former file: beside the restored one they would be taken for its own.
  if (former) for (const suffix of ['', '-wal', '-shm']) move(file + suffix, former + suffix);
  renameSync(partial, file);
  writeFileSync(path.join(dataDir, MARKER), '', { mode: 0o600 });
  syncPath(dataDir);
  return { leads, former };
}

function move(from: string, to: string): void {
  rmSync(to, { force: true });
  if (existsSync(from)) renameSync(from, to);
}
