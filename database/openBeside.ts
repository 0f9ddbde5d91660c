import { connect } from './file/connection.ts';
import { databaseFile } from './file/databaseFile.ts';
import { formatRefusal } from './file/formatRefusal.ts';
import { versionOf } from './file/migrate.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { sqliteConnection } from './sqlite/sqliteConnection.ts';
import { transaction } from './sqlite/transaction.ts';
import type { Connection, WriteQueue } from './store.ts';

const PATIENCE_MS = 5000;

export interface OpenedBeside {
  connection: Connection;
  write: WriteQueue['write'];
  close(): Promise<void>;
}

/**
 * Opens the site's database for a program beside the running site, if it runs: they take turns. The file is opened as it is,
 * and must be there.
 * @throws DatabaseRefusal when it is of a format that is not read, or a server must not be used.
 */
export async function openBeside(where: { dataDir: string; databaseUrl?: string | undefined }): Promise<OpenedBeside> {
  if (where.databaseUrl !== undefined) {
    const { connection, queue, close } = await openPostgres(where.databaseUrl);
    return { connection, write: queue.write, close };
  }
  const file = databaseFile(where.dataDir);
  const look = connect(file, { readonly: true });
  const refused = formatRefusal(file, versionOf(look));
  look.close();
  if (refused) throw refused;
  const connection = sqliteConnection(connect(file));
  connection.handle.pragma(`busy_timeout = ${PATIENCE_MS}`);
  return {
    connection,
    write: (job) => transaction(connection, job),
    close: async () => connection.close(),
  };
}
