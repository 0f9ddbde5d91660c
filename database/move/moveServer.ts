import { newestVersion } from '../file/migrations.ts';
import type { Driver, Session } from '../postgres/driver.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool, PROGRAM } from '../postgres/pool.ts';
import { unavailable } from '../postgres/trouble.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { Contents, EmptyDatabase } from './contents.ts';
import { emptyServer, postgresContents } from './postgresContents.ts';

type Use<Part, Result> = (part: Part) => Promise<Result>;

/**
 * Reads a server's database as it is at one instant.
 * @param when a move is the last to read, with no site on it; a copy is one of many, and sites go on.
 * @throws DatabaseRefusal when a site runs on it that must not, or it is no site's.
 */
export const readServer = <Result>(
  driver: Driver,
  use: Use<Contents, Result>,
  when: 'alone' | 'with sites' = 'alone',
): Promise<Result> =>
  inTransaction(driver, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (session) => {
    const { rows } = await session.query(`SELECT to_regclass('format') IS NOT NULL AS known`);
    const known = (rows[0] as { known: boolean }).known;
    const version = known ? (await session.query('SELECT version FROM format')).rows[0] : undefined;
    if ((version as { version: number } | undefined)?.version !== newestVersion)
      throw new DatabaseRefusal(
        'La base de DATABASE_URL n’est pas au format de cette version du site : lancez-le une fois sur elle, puis arrêtez-le.',
      );
    if (when === 'alone') await assertNoSite(session);
    return use(postgresContents(session));
  });

/** Fills a server's database, which holds nothing yet: at its commit everything is there, before it nothing. */
export async function fillServer<Result>(driver: Driver, use: Use<EmptyDatabase, Result>): Promise<Result> {
  await migrate(driver);
  return inTransaction(driver, 'BEGIN; SET LOCAL synchronous_commit = on', async (session) => {
    await assertNoSite(session);
    return use(emptyServer(session));
  });
}

/** A server's database for one move. @throws DatabaseRefusal when the server is out of reach. */
export async function withServer<Result>(url: string, use: Use<Driver, Result>): Promise<Result> {
  const driver = createPool(url, { name: 'site-move', answerMs: 0 });
  try {
    return await use(driver);
  } catch (error) {
    if (!unavailable(error)) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`Le serveur PostgreSQL ne répond pas, ou plus (${said}). Rien n’a été déplacé.`);
  } finally {
    await driver.close();
  }
}

function inTransaction<Result>(driver: Driver, begin: string, use: Use<Session, Result>): Promise<Result> {
  return driver.session(async (session) => {
    await session.query(begin);
    try {
      const result = await use(session);
      await session.query('COMMIT');
      return result;
    } catch (error) {
      await session.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

/** A running site would go on writing into the old database. */
async function assertNoSite(session: Session): Promise<void> {
  const { rows } = await session.query(
    `SELECT (SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()) AS sessions,
      (SELECT count(*) FROM leases WHERE held_until > $2) AS leases`,
    [PROGRAM, new Date().toISOString()],
  );
  const { sessions, leases } = rows[0] as { sessions: number; leases: number };
  if (sessions === 0 && leases === 0) return;
  throw new DatabaseRefusal(
    'Un processus du site se sert de cette base : arrêtez-les tous d’abord (après un arrêt brutal, attendez deux minutes).',
  );
}
