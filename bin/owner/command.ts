import { existsSync } from 'node:fs';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { type OpenedBeside, openBeside } from '../../database/openStore.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';

/** A command of the owner's command line; returns its exit code. */
export type Command = (call: { settings: Settings; operands: string[] }) => number | Promise<number>;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Returns the path of the database file.
 * @throws StartRefusal when the file does not exist.
 */
export function requireDatabase({ dataDir, databaseUrl }: Settings): string {
  if (databaseUrl !== undefined)
    throw new StartRefusal([
      'Cette commande est celle d’une base dans un fichier. Avec DATABASE_URL, réglez BACKUP_S3_… ou BACKUP_DIRECTORY : le site copie la base chaque heure, et « restore --from » la remet (docs/self-hosting.md).',
    ]);
  const file = databaseFile(dataDir);
  if (existsSync(file)) return file;
  throw new StartRefusal([`${file} n’existe pas encore : lancez d’abord le site avec « npm start ».`]);
}

/** Runs a job with the site's database, SQLite or PostgreSQL, also while the site runs. */
export async function withStore<Result>(
  settings: Settings,
  use: (store: OpenedBeside) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl === undefined) requireDatabase(settings);
  const store = await openBeside(settings);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
