import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseRefusal } from '../refusal.ts';
import { type SqliteConnection, sqliteConnection } from '../sqlite/sqliteConnection.ts';
import { databaseFile, unfinished } from './databaseFile.ts';
import { APPLICATION_ID, inspectFile, MARKER } from './inspectFile.ts';
import { type Migration, migrations, newestVersion, stepsAfter, UNRELEASED } from './migrations.ts';

/** Oldest SQLite accepted: older versions could lose a commit (https://sqlite.org/wal.html#the_wal_reset_bug). */
const OLDEST_SQLITE = [3, 51, 3] as const;
/**
 * Milliseconds SQLite waits for a lock. The driver is synchronous, so a longer wait would block the event loop; the write queue waits
 * instead.
 */
const BUSY_TIMEOUT_MS = 20;

/**
 * Opens the database of a data directory; creates or migrates it where necessary. The caller holds the directory's lock.
 * @throws DatabaseRefusal when the file must not be changed.
 */
export function openDatabase(dataDir: string): SqliteConnection {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const found = inspectFile(file, newestVersion);
  // Creates the file as private before SQLite opens it: SQLite gives its journals the mode of the database file.
  if (found === 'absent') closeSync(openSync(file, 'a', 0o600));
  const connection = connect(file);
  try {
    if (found === 'absent') connection.pragma(`application_id = ${APPLICATION_ID}`);
    migrate(connection, { backupDir: path.join(dataDir, 'backups') });
    if (found === 'absent') connection.pragma('wal_checkpoint(TRUNCATE)');
    writeFileSync(path.join(dataDir, MARKER), '', { mode: 0o600 });
  } catch (error) {
    connection.close();
    throw error;
  }
  return sqliteConnection(connection);
}

/**
 * Opens a database file with the settings that every connection of this project has. `synchronous = FULL`: an acknowledged commit is on
 * disk.
 */
export function connect(file: string, options: { readonly?: boolean } = {}): Database.Database {
  const connection = new Database(file, { timeout: BUSY_TIMEOUT_MS, readonly: options.readonly ?? false });
  assertSqliteVersion(connection);
  if (!options.readonly) {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('secure_delete = ON');
    connection.pragma('journal_size_limit = 67108864');
  }
  // Keeps SQLite's temporary data in memory: in an image whose only writable folder is the data directory, a temporary file would cause an
  // I/O error.
  connection.pragma('temp_store = MEMORY');
  connection.pragma('foreign_keys = ON');
  connection.pragma('trusted_schema = OFF');
  return connection;
}

function assertSqliteVersion(connection: Database.Database): void {
  const version = String(connection.prepare('SELECT sqlite_version()').pluck().get());
  const parts = version.split('.').map(Number);
  const difference = OLDEST_SQLITE.map((oldest, index) => (parts[index] ?? 0) - oldest).find((step) => step !== 0) ?? 0;
  if (difference >= 0) return;
  connection.close();
  throw new DatabaseRefusal(
    `SQLite ${version} est trop ancien : le site demande ${OLDEST_SQLITE.join('.')} ou plus récent.`,
  );
}

/** Schema version of a database; 0 for a new one. */
export const versionOf = (connection: Database.Database): number =>
  Number(connection.pragma('user_version', { simple: true }));

interface Options {
  /** Directory for a copy of the file before its schema changes. */
  backupDir: string;
  steps?: readonly Migration[];
}

/**
 * Applies the missing schema steps, each in a transaction of its own: if the process is killed, the file is at version n or n + 1.
 * (Kysely's own migrator does not wrap SQLite's DDL in a transaction.) An existing database is copied first.
 */
export function migrate(connection: Database.Database, { backupDir, steps = migrations }: Options): void {
  const before = versionOf(connection);
  const missing = stepsAfter(before, steps);
  const newest = UNRELEASED + steps.length;
  if (before > 0 && missing.length > 0) snapshot(connection, path.join(backupDir, `before-format-${newest}.db`));
  for (const [index, step] of missing.entries()) run(connection, step, newest - missing.length + index + 1);
}

function run(connection: Database.Database, step: Migration, version: number): void {
  // A schema step may edit a table's stored definition (`PRAGMA writable_schema`), which SQLite forbids without this mode.
  connection.unsafeMode(true);
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(step.sql + (step.sqlite ?? ''));
    connection.pragma(`user_version = ${version}`);
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  } finally {
    connection.unsafeMode(false);
  }
}

/**
 * Copies the database before its schema changes. Synchronous, since no request waits during a start; the copy gets its name only once it is
 * complete and on disk.
 */
function snapshot(connection: Database.Database, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = unfinished(file);
  rmSync(partial, { force: true });
  connection.prepare('VACUUM INTO ?').run(partial);
  makePrivate(partial);
  syncPath(partial);
  renameSync(partial, file);
  syncPath(path.dirname(file));
}

/**
 * Error codes of operations that a file system does not support: exFAT and squashed NFS have no file modes, vboxsf and older CIFS cannot
 * flush a directory.
 */
const NOT_KNOWN = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'ENOSYS', 'EISDIR', 'EBADF']);
const unlessUnknown = (error: unknown): void => {
  if (!NOT_KNOWN.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
};

/** Removes other accounts' access to a file, where the file system has modes. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    unlessUnknown(error);
  }
}

/** Flushes a file or a directory to the disk. Errors of file systems that cannot flush directories are ignored, as SQLite does. */
export function syncPath(target: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(target, 'r');
    fsyncSync(descriptor);
  } catch (error) {
    if (!statSync(target).isDirectory()) throw error;
    unlessUnknown(error);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
