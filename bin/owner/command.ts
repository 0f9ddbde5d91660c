import { existsSync } from 'node:fs';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { type OpenedBeside, openBeside } from '../../database/openStore.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';

/** One of the owner's commands; returns its exit code. */
export type Command = (call: { settings: Settings; operands: string[] }) => number | Promise<number>;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * The database's file.
 * @throws StartRefusal when there is none yet.
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

/** Runs with the site's database, of whatever engine, beside the running site, if it runs. */
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
