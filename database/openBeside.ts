import { connect } from './file/connection.ts';
import { databaseFile } from './file/databaseFile.ts';
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
 * of whatever format, and must be there.
 * @throws DatabaseRefusal when a server must not be used.
 */
export async function openBeside(where: { dataDir: string; databaseUrl?: string | undefined }): Promise<OpenedBeside> {
  if (where.databaseUrl !== undefined) {
    const { connection, queue, close } = await openPostgres(where.databaseUrl);
    return { connection, write: queue.write, close };
  }
  const connection = sqliteConnection(connect(databaseFile(where.dataDir)));
  connection.handle.pragma(`busy_timeout = ${PATIENCE_MS}`);
  return {
    connection,
    write: (job) => transaction(connection, job),
    close: async () => connection.close(),
  };
}
