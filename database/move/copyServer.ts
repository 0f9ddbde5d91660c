import { mkdirSync, rmSync } from 'node:fs';
import { copyDatabase } from '../file/copyDatabase.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { createPool } from '../postgres/pool.ts';
import { unavailable } from '../postgres/trouble.ts';
import { copyContents } from './copyContents.ts';
import { fillFile } from './moveFile.ts';
import { readServer } from './moveServer.ts';

/**
 * Copies a server's database as it is at one instant, while sites write to it, into a file of this site: a move into a
 * directory of its own, every row compared, then one private file without journals.
 * @throws when the server is out of reach, or the copy is not sound.
 */
export async function copyServer(databaseUrl: string, to: string): Promise<void> {
  const directory = `${to}.base`;
  mkdirSync(directory, { mode: 0o700 });
  const driver = createPool(databaseUrl, { name: 'site-copy', answerMs: 0 });
  try {
    await readServer(driver, (from) => fillFile(directory, (target) => copyContents(from, target)), 'with sites');
    copyDatabase({ from: databaseFile(directory), to });
  } catch (error) {
    if (!unavailable(error)) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`le serveur PostgreSQL ne répond pas, ou plus (${said})`, { cause: error });
  } finally {
    await driver.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
