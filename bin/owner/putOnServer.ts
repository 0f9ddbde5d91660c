import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Restored } from '../../database/file/restore.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { moveCopy } from '../../database/move/moveDatabase.ts';

interface Where {
  dataDir: string;
  databaseUrl: string;
  file: string;
  putInDirectory: (dataDir: string, file: string) => Promise<Restored>;
}

/**
 * Puts a copy into a server's empty database: back into a directory for the time being, brought to this version's format, then
 * moved, pictures included, every row compared. Its keys go to the data directory.
 * @throws DatabaseRefusal when that database holds anything, or a site runs on it.
 */
export async function putOnServer({ dataDir, databaseUrl, file, putInDirectory }: Where): Promise<Restored> {
  const staged = path.join(dataDir, `restore.${process.pid}.tmp`);
  mkdirSync(staged, { mode: 0o700 });
  try {
    const done = await putInDirectory(staged, file);
    await moveCopy(staged, databaseUrl);
    addKeys(secretFile(staged), secretFile(dataDir));
    return done;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}
