import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Driver, Session } from '../../database/postgres/pool.ts';

/** PostgreSQL inside this process, its data in memory: one session, lent to one caller after the other. */
export async function createPglite(): Promise<Driver> {
  const parsers = { 20: Number, 1700: Number };
  const database = await PGlite.create({ extensions: { pg_trgm }, parsers });
  let turn: Promise<unknown> = Promise.resolve();
  const warnings: string[] = [];
  const session: Session = {
    async query(sql, values = []) {
      if (values.length > 0) {
        const { rows, affectedRows = 0 } = await database.query(sql, [...values]);
        return { rows, changes: affectedRows };
      }
      const answers = await database.exec(sql);
      const last = answers.at(-1);
      return { rows: last?.rows ?? [], changes: last?.affectedRows ?? 0 };
    },
    warnings: () => warnings,
  };
  return {
    session(work) {
      const mine = turn.then(() => work(session));
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: () => database.close(),
  };
}
