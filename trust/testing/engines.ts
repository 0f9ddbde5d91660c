import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openDatabase } from '../../database/file/connection.ts';
import { openReader } from '../../database/openStore.ts';
import { migrate } from '../../database/postgres/migrate.ts';
import { createJobs } from '../../database/postgres/openPostgres.ts';
import { createPool, type Driver, type Session } from '../../database/postgres/pool.ts';
import { PostgresConnection } from '../../database/postgres/postgresConnection.ts';
import { createWriteQueue } from '../../database/sqlite/writeQueue.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from './postgres.ts';

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
      const results = await database.exec(sql);
      const last = results.at(-1);
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

/** A database of one engine, opened as the site opens it. */
export interface Opened {
  connection: Connection;
  queue: WriteQueue;
}

/** An engine that runs for the length of a test file. */
export interface Engine {
  /** Opens a database that holds nothing yet. */
  open(): Promise<Opened>;
  stop(): Promise<void>;
}

async function files(): Promise<Engine> {
  let close = (): void => undefined;
  const fail = (error: unknown) => {
    throw error;
  };
  return {
    async open() {
      close();
      const dataDir = migratedDirectory();
      const writer = openDatabase(dataDir);
      const connection = openReader(dataDir);
      close = () => {
        connection.close();
        writer.close();
      };
      return { connection, queue: createWriteQueue(writer, { onBroken: fail }) };
    },
    stop: async () => close(),
  };
}

/** Empties every table of a migrated database, since migrations take a second. DELETE, not TRUNCATE, which makes new files. */
const EMPTY = `DO $$ DECLARE one text; BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'format' LOOP
    EXECUTE format('DELETE FROM %I', one);
  END LOOP;
  FOR one IN SELECT sequencename FROM pg_sequences WHERE sequencename LIKE 'counter %' LOOP
    EXECUTE format('DROP SEQUENCE %I', one);
  END LOOP;
  PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE last_value IS NOT NULL;
END $$`;

async function served(driver: Driver, stop: () => Promise<void>): Promise<Engine> {
  await migrate(driver);
  return {
    async open() {
      await driver.session((session) => session.query(EMPTY));
      return { connection: PostgresConnection.reading(driver), queue: createJobs(driver) };
    },
    async stop() {
      await driver.close();
      await stop();
    },
  };
}

async function server(binaries: string): Promise<Engine> {
  const postgres = await startPostgres({ binaries });
  return served(createPool(postgres.url()), () => postgres.stop());
}

/** The engines of this machine by name, each started at its first use. */
export function engines(): (readonly [name: string, start: () => Promise<Engine>])[] {
  const binaries = findPostgres();
  if (binaries === undefined) process.stderr.write(`${NO_POSTGRES}\n`);
  return [
    ['SQLite', files],
    ['PGlite', async () => served(await createPglite(), async () => undefined)],
    ...(binaries === undefined ? [] : [['PostgreSQL', () => server(binaries)] as const]),
  ];
}
