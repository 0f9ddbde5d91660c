import { formatRefusal } from '../file/formatRefusal.ts';
import { type Migration, migrations, stepsAfter, UNRELEASED } from '../file/migrations.ts';
import type { Driver, Session } from './driver.ts';
import { inPostgres } from './inPostgres.ts';
import { wasMade } from './trouble.ts';

/** The one row says which format the tables have; whoever changes them holds it. */
const FORMAT = `CREATE TABLE IF NOT EXISTS format (only_row bigint PRIMARY KEY CHECK (only_row = 1), version bigint NOT NULL);
INSERT INTO format VALUES (1, 0) ON CONFLICT DO NOTHING`;

/**
 * Brings the schema up to date, one transaction a step: whatever ends the process or the server, it is at version n or
 * n + 1. Several sites may start at once: each step is made by the first, and found made by the others.
 * @throws DatabaseRefusal when the tables are of a format that is not read.
 */
export async function migrate(driver: Driver, steps: readonly Migration[] = migrations): Promise<void> {
  await driver.session(async (session) => {
    // Two that make the same table at once: the second is told that its name, or its type's, is taken.
    await session.query(FORMAT).catch((error: unknown) => {
      if (!wasMade(error)) throw error;
      return session.query(FORMAT);
    });
    while ((await step(session, steps)) === 'made');
  });
}

async function step(session: Session, steps: readonly Migration[]): Promise<'made' | 'none left'> {
  await session.query('BEGIN');
  try {
    const { rows } = await session.query('SELECT version FROM format FOR UPDATE');
    const version = (rows[0] as { version: number }).version;
    const refused = formatRefusal('DATABASE_URL', version, UNRELEASED + steps.length);
    if (refused) throw refused;
    const [next] = stepsAfter(version, steps);
    if (next) {
      await session.query(inPostgres(next.sql) + (next.postgres ?? ''));
      await session.query('UPDATE format SET version = $1', [Math.max(version, UNRELEASED) + 1]);
    }
    await session.query('COMMIT');
    return next ? 'made' : 'none left';
  } catch (error) {
    await session.query('ROLLBACK');
    throw error;
  }
}
