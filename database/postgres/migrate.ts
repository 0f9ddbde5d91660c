import { type Migration, migrations } from '../file/migrations.ts';
import { firstFormat } from '../migrations/postgres/firstFormat.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { Driver, Session } from './driver.ts';
import { inPostgres } from './inPostgres.ts';
import { wasMade } from './trouble.ts';

/** The format of SQLite's file that PostgreSQL began with. */
const FIRST = 14;

/** The one row says which format the tables have; whoever changes them holds it. */
const FORMAT = `CREATE TABLE IF NOT EXISTS format (only_row bigint PRIMARY KEY CHECK (only_row = 1), version bigint NOT NULL);
INSERT INTO format VALUES (1, 0) ON CONFLICT DO NOTHING`;

/**
 * Brings the schema up to date, one transaction a step: whatever ends the process or the server, it is at version n or
 * n + 1. Several sites may start at once: each step is made by the first, and found made by the others.
 * @throws DatabaseRefusal when the tables are of a newer site.
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
    if (version > steps.length)
      throw new DatabaseRefusal(
        `DATABASE_URL : la base est au format ${version}, plus récent que celui de ce site (${steps.length}). Installez la version du site qui l’a écrite.`,
      );
    const sql = version === 0 ? firstFormat() : steps[version] && stepOf(steps[version]);
    if (sql !== undefined) {
      await session.query(sql);
      await session.query('UPDATE format SET version = $1', [version === 0 ? FIRST : version + 1]);
    }
    await session.query('COMMIT');
    return sql === undefined ? 'none left' : 'made';
  } catch (error) {
    await session.query('ROLLBACK');
    throw error;
  }
}

const stepOf = ({ sql, postgres }: Migration): string => postgres ?? inPostgres(sql);
