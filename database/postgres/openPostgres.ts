import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseRefusal } from '../refusal.ts';
import type { Connection, WriteQueue } from '../store.ts';
import { createJobs } from './jobs.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { PostgresConnection } from './postgresConnection.ts';
import { unavailable } from './trouble.ts';

/** A server that starts at the same time, or takes another's place, is waited for. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/**
 * Opens a database of a server and brings its tables up to date.
 * @throws DatabaseRefusal when it does not promise what an acknowledged request needs, or does not answer.
 */
export async function openPostgres(
  url: string,
): Promise<{ connection: Connection; queue: WriteQueue; close(): Promise<void> }> {
  const driver = createPool(url);
  try {
    for (const begun = performance.now(); ; ) {
      try {
        await migrate(driver);
        break;
      } catch (error) {
        if (!unavailable(error)) throw error;
        if (performance.now() - begun > PATIENCE_MS)
          throw new DatabaseRefusal(
            'DATABASE_URL : le serveur PostgreSQL ne répond pas. Vérifiez son adresse, son port et qu’il est démarré.',
          );
        await pause(PAUSE_MS);
      }
    }
  } catch (error) {
    await driver.close();
    throw error;
  }
  return { connection: PostgresConnection.reading(driver), queue: createJobs(driver), close: () => driver.close() };
}
