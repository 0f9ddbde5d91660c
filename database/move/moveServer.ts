import { newestVersion } from '../file/migrations.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool, type Driver, PROGRAM, type Session } from '../postgres/pool.ts';
import { storable } from '../postgres/postgresConnection.ts';
import { unavailable } from '../postgres/trouble.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { Contents, EmptyDatabase, Row } from './moveFile.ts';

type Use<Part, Result> = (part: Part) => Promise<Result>;

/**
 * Reads a server's database at one instant.
 * @param when `alone`: for a move, while no site may run; `with sites`: for a copy, while sites go on.
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

/** Fills a server's empty database in one transaction. */
export async function fillServer<Result>(driver: Driver, use: Use<EmptyDatabase, Result>): Promise<Result> {
  await migrate(driver);
  return inTransaction(driver, 'BEGIN; SET LOCAL synchronous_commit = on', async (session) => {
    await assertNoSite(session);
    return use(emptyServer(session));
  });
}

/**
 * Opens a connection to a server's database for a move.
 * @throws DatabaseRefusal when the server is out of reach.
 */
export async function withServer<Result>(url: string, use: Use<Driver, Result>): Promise<Result> {
  const driver = createPool(url, { name: 'site-move', queryTimeoutMs: 0 });
  try {
    return await use(driver);
  } catch (error) {
    if (!unavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`Le serveur PostgreSQL ne répond pas, ou plus (${reason}). Rien n’a été déplacé.`);
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

/** Refuses while a site runs: it would go on writing into the old database. */
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

/** Tables that the migrations fill themselves, and that are not copied. */
const OWN_TABLES = ['format'];
/**
 * Queries for tables whose counters PostgreSQL keeps in several rows or in a sequence: they return one row a counter, as SQLite stores it.
 */
const READINGS: Readonly<Record<string, string>> = {
  daily_counts: 'SELECT day, name, sum(count) AS count FROM daily_counts GROUP BY day, name',
  counters: `SELECT name, max(value) AS value FROM (SELECT name, value FROM counters
    UNION ALL SELECT substr(sequencename, 9), last_value FROM pg_sequences
      WHERE schemaname = current_schema() AND sequencename LIKE 'counter %' AND last_value IS NOT NULL
    ) AS counted GROUP BY name`,
};
const OWN_COLUMNS: Readonly<Record<string, string>> = { daily_counts: 'share' };
/** Rows fetched at a time; fewer from the tables of file contents. */
const FETCHED = { rows: 200, files: 4 };
/** Maximum values in one statement; PostgreSQL's protocol allows 65,535. */
const MOST_VALUES = 20_000;

const NUMBERED = `SELECT table_name AS name, column_name AS column, pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
  FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name`;

/** Content of a server's database, read in a session inside one transaction. */
function postgresContents(session: Session): Contents {
  const ask = async <Answered>(sql: string, values: readonly unknown[] = []) =>
    (await session.query(sql, values)).rows as Answered[];
  const columnTypes = () =>
    ask<{ table: string; column: string; type: string }>(
      `SELECT c.table_name AS table, column_name AS column, data_type AS type
       FROM information_schema.columns AS c JOIN information_schema.tables AS t USING (table_schema, table_name)
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       ORDER BY table_name COLLATE "C", column_name COLLATE "C"`,
    );
  return {
    async tables() {
      const tables = new Map<string, string[]>();
      for (const { table, column } of await columnTypes()) {
        if (OWN_TABLES.includes(table) || OWN_COLUMNS[table] === column) continue;
        tables.set(table, [...(tables.get(table) ?? []), column]);
      }
      return tables;
    },
    async *rows(table, columns) {
      const hasFiles = (await columnTypes()).some((one) => one.table === table && one.type === 'bytea');
      const reading = READINGS[table] ?? `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`;
      await session.query(`DECLARE moved NO SCROLL CURSOR FOR ${reading}`);
      for (;;) {
        const rows = await ask<Record<string, Row[number]>>(
          `FETCH ${hasFiles ? FETCHED.files : FETCHED.rows} FROM moved`,
        );
        if (rows.length === 0) break;
        yield rows.map((row) => columns.map((column) => asValue(row[column] ?? null)));
      }
      await session.query('CLOSE moved');
    },
    async numbers() {
      const numbers = new Map<string, number>();
      for (const { name, sequence } of await ask<{ name: string; sequence: string }>(NUMBERED)) {
        const [counted] = await ask<{ last: number; called: boolean }>(
          `SELECT last_value AS last, is_called AS called FROM ${sequence}`,
        );
        if (counted?.called) numbers.set(name, counted.last);
      }
      return numbers;
    },
    storable: (text) => String(storable(text)).toWellFormed(),
  };
}

/**
 * Fills a server's empty database. Foreign keys and indexes are dropped, and made again after the rows, so that rows may come in any order,
 * and a hundred thousand take seconds.
 */
function emptyServer(session: Session): EmptyDatabase {
  const later: string[] = [];
  let begun = false;
  const begin = async () => {
    begun = true;
    const { rows } = await session.query(LATER);
    for (const { drop, again } of rows as { drop: string; again: string }[]) {
      await session.query(drop);
      later.push(again);
    }
  };
  return {
    ...postgresContents(session),
    async put(table, columns, rows) {
      if (!begun) await begin();
      const most = Math.floor(MOST_VALUES / columns.length);
      for (let from = 0; from < rows.length; from += most) {
        const some = rows.slice(from, from + most);
        const places = some.map(
          (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
        );
        const into = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ${places.join(', ')}`;
        await session.query(into, some.flat());
      }
    },
    async setNumber(table, last) {
      // Does nothing for a table without a sequence, whose numbers are set by the code.
      const { rows } = await session.query(`SELECT sequence FROM (${NUMBERED}) AS numbered WHERE name = $1`, [table]);
      const sequence = (rows[0] as { sequence: string } | undefined)?.sequence;
      if (sequence !== undefined) await session.query('SELECT setval($1::regclass, $2)', [sequence, last]);
    },
    async complete() {
      for (const again of later) await session.query(again);
      // Sets the sequences that the source does not count to the highest number of their table.
      const { rows } = await session.query(NUMBERED);
      for (const { name, column, sequence } of rows as { name: string; column: string; sequence: string }[])
        await session.query(
          `SELECT setval('${sequence}', greatest(max(${quoted(column)}), last_value)) FROM ${quoted(name)}, ${sequence}
           GROUP BY last_value HAVING max(${quoted(column)}) IS NOT NULL`,
        );
      // Over tables not counted yet the planner reads the list of persons in seconds; autovacuum would count them minutes later.
      await session.query('ANALYZE');
    },
  };
}

/** Non-unique indexes and foreign keys, each with the statement that drops it and the one that makes it again. */
const LATER = `SELECT format('DROP INDEX %I', indexname) AS drop, indexdef AS again, 1 AS turn FROM pg_indexes
    WHERE schemaname = current_schema() AND NOT EXISTS (
      SELECT FROM pg_index WHERE indexrelid = to_regclass(quote_ident(indexname)) AND indisunique)
  UNION ALL SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
    FROM pg_constraint WHERE contype = 'f' AND connamespace = to_regnamespace(current_schema()) ORDER BY turn`;

const quoted = (name: string): string => `"${name}"`;

/** Converts bytes to a Buffer: PGlite returns a Uint8Array, the driver a Buffer. */
const asValue = (value: unknown): Row[number] =>
  value instanceof Uint8Array && !Buffer.isBuffer(value) ? Buffer.from(value) : (value as Row[number]);
