import { existsSync } from 'node:fs';
import { connect, databaseFile } from '../../database/file/connection.ts';
import { type SqliteConnection, sqliteConnection } from '../../database/sqlite/sqliteConnection.ts';
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
export function requireDatabase({ dataDir }: Settings): string {
  const file = databaseFile(dataDir);
  if (existsSync(file)) return file;
  throw new StartRefusal([`${file} n’existe pas encore : lancez d’abord le site avec « npm start ».`]);
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
