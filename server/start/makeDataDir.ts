import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartRefusal } from './startRefusal.ts';

/**
 * Makes the data directory, readable by its owner alone, if there is none yet.
 * @throws StartRefusal when it cannot be made or written to.
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal([`DATA_DIR : le site ne peut pas écrire dans ${dataDir} (${code}).`]);
  }
}
