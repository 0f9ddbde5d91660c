import { existsSync } from 'node:fs';
import { connect, databaseFile } from '../../database/file/connection.ts';
import { openPostgres } from '../../database/postgres/openPostgres.ts';
import { type SqliteConnection, sqliteConnection } from '../../database/sqlite/sqliteConnection.ts';
import { transaction } from '../../database/sqlite/transaction.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';

/** One of the owner's commands; answers its exit code. */
export type Command = (call: { settings: Settings; operands: string[] }) => number | Promise<number>;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

const PATIENCE_MS = 5000;

/**
 * The database's file.
 * @throws StartRefusal when there is none yet.
 */
export function requireDatabase({ dataDir, databaseUrl }: Settings): string {
  if (databaseUrl !== undefined)
    throw new StartRefusal([
      'Cette commande est celle d’une base dans un fichier. Avec DATABASE_URL, la base se copie, se remet et se vérifie par les outils de PostgreSQL (docs/self-hosting.md).',
    ]);
  const file = databaseFile(dataDir);
  if (existsSync(file)) return file;
  throw new StartRefusal([`${file} n’existe pas encore : lancez d’abord le site avec « npm start ».`]);
}

/** Runs with the site's database, of whatever engine, beside the running site, if it runs. */
export async function withStore<Result>(
  settings: Settings,
  use: (store: { connection: Connection; write: WriteQueue['write'] }) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl === undefined)
    return withDatabase(settings, (connection) => use({ connection, write: (job) => transaction(connection, job) }));
  const { connection, queue, close } = await openPostgres(settings.databaseUrl);
  try {
    return await use({ connection, write: queue.write });
  } finally {
    await close();
  }
}

/** Runs with the site's database open beside the running server, if one runs: SQLite lets them take turns. */
export async function withDatabase<Result>(
  settings: Settings,
  use: (connection: SqliteConnection) => Promise<Result>,
  options: { readonly?: boolean } = {},
): Promise<Result> {
  const file = requireDatabase(settings);
  const connection = sqliteConnection(connect(file, options));
  connection.handle.pragma(`busy_timeout = ${PATIENCE_MS}`);
  try {
    return await use(connection);
  } finally {
    connection.close();
  }
}
