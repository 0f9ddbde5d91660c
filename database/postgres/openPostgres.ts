import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseRefusal } from '../refusal.ts';
import { type Connection, type Job, StoreUnavailable, type WriteOptions, type WriteQueue } from '../store.ts';
import { migrate } from './migrate.ts';
import { createPool, type Driver, type Session } from './pool.ts';
import { PostgresConnection } from './postgresConnection.ts';
import { codeOf, mayBeRunAgain, unavailable, wasAnswered, wasTaken } from './trouble.ts';

/** Maximum wait for a server that is just starting, or replacing another one. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 500;

/** SQLSTATE classes for which retrying is useless: wrong password, unknown role, unknown database. */
const REFUSED = /^(28|3D)/;

/** Called with the server's reason when the first attempt fails; further attempts then go on without a limit. */
export type OnWaiting = (reason: string) => void;

/**
 * Opens a database of a server and brings its tables up to date.
 * @param onWaiting without it the wait for a server ends after half a minute
 * @throws DatabaseRefusal when the server's settings could lose an acknowledged commit, it refuses the connection, or does not respond.
 */
export async function openPostgres(
  url: string,
  onWaiting?: OnWaiting,
): Promise<{ connection: Connection; queue: WriteQueue; close(): Promise<void> }> {
  const driver = createPool(url);
  let waiting = false;
  try {
    for (const begun = performance.now(); ; ) {
      try {
        await migrate(driver);
        break;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (REFUSED.test(codeOf(error) ?? ''))
          throw new DatabaseRefusal(`DATABASE_URL : le serveur PostgreSQL refuse cette connexion (${reason}).`);
        if (!unavailable(error)) throw error;
        if (!onWaiting && performance.now() - begun > PATIENCE_MS)
          throw new DatabaseRefusal(
            `DATABASE_URL : le serveur PostgreSQL ne répond pas (${reason}). Vérifiez son adresse, son port et qu’il est démarré.`,
            75,
          );
        if (!waiting) onWaiting?.(reason);
        waiting = true;
        await pause(RETRY_MS);
      }
    }
  } catch (error) {
    await driver.close();
    throw error;
  }
  return { connection: PostgresConnection.reading(driver), queue: createJobs(driver), close: () => driver.close() };
}

/** Time during which a job is retried on conflicts. */
const DEADLINE_MS = 3000;
const PAUSE_MS = 20;

/**
 * First statement of a transaction, with all its settings: behind a pooler, settings made before may belong to another session of the
 * server. The commit may wait for the disks without limit; the statements may not.
 */
const begin = ({ beside, lasts }: WriteOptions): string => `BEGIN ISOLATION LEVEL
  ${beside === 'others' ? 'READ COMMITTED' : 'SERIALIZABLE'}; SET LOCAL synchronous_commit = ${lasts === 'likely' ? 'off' : 'on'};
  SET LOCAL statement_timeout = '10s'; SET LOCAL lock_timeout = '2s'; SET LOCAL idle_in_transaction_session_timeout = '10s'`;
const COMMIT = 'SET LOCAL statement_timeout = 0; COMMIT';

/**
 * Runs jobs at the same time, each in its own transaction; the server flushes many commits at once. A job sees the database as if it were
 * alone (SERIALIZABLE), unless its options declare that its rows and keys keep it correct beside others.
 */
export function createJobs(driver: Driver): WriteQueue {
  return {
    write: (job, options = {}) => attempts(() => once(driver, job, options)),
    // Does nothing more: the server's own vacuum overwrites deleted rows.
    forgetErased: async () => true,
    giveUp: () => undefined,
  };
}

/** Repeats a transaction that failed because of another one, from the start, after a growing pause. */
async function attempts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (let tried = 1, taken = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      // Repeats a job once whose key another job took: the second run finds the key, and a third would not find anything else.
      if (wasTaken(error)) taken += 1;
      const again = mayBeRunAgain(error) || (wasTaken(error) && taken < 2);
      if (!again || performance.now() - begun > DEADLINE_MS) throw unavailable(error) ?? error;
      await pause(Math.random() * PAUSE_MS * Math.min(tried, 10));
    }
  }
}

const once = <Result>(driver: Driver, job: Job<Result>, options: WriteOptions): Promise<Result> =>
  driver.session(async (session) => {
    await session.query(begin(options));
    const connection = PostgresConnection.writing(session);
    let result: Result;
    try {
      result = await job(connection);
    } catch (error) {
      // After a failed ROLLBACK the session is closed, on which the server rolls back.
      await session.query('ROLLBACK');
      throw error;
    } finally {
      connection.end();
    }
    await commit(session);
    return result;
  });

/**
 * Commits.
 * @throws the server's error; StoreUnavailable when no reply came, or when the server no longer waits for its standby: the job may then be
 * stored or not, and is not repeated.
 */
async function commit(session: Session): Promise<void> {
  session.warnings();
  try {
    await session.query(COMMIT);
  } catch (error) {
    if (wasAnswered(error) || !unavailable(error)) throw error;
    throw new StoreUnavailable('busy', { cause: error });
  }
  const warnings = session.warnings();
  if (warnings.length > 0) throw new StoreUnavailable('busy', { cause: new Error(warnings.join('; ')) });
}
