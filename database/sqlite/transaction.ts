import type { Job } from '../store.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** Runs one job in a transaction, for programs in which nothing else uses the connection. */
export async function transaction<Result>(connection: SqliteConnection, job: Job<Result>): Promise<Result> {
  const { handle } = connection;
  handle.exec('BEGIN IMMEDIATE');
  try {
    const result = await job(connection);
    handle.exec('COMMIT');
    return result;
  } catch (error) {
    if (handle.inTransaction) handle.exec('ROLLBACK');
    throw error;
  }
}
