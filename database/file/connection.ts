import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { DatabaseRefusal } from '../refusal.ts';
import { type SqliteConnection, sqliteConnection } from '../sqlite/sqliteConnection.ts';
import { databaseFile } from './databaseFile.ts';
import { APPLICATION_ID, inspectFile, MARKER } from './inspectFile.ts';
import { migrate } from './migrate.ts';
import { newestVersion } from './migrations.ts';

/** Older versions could lose a commit (https://sqlite.org/wal.html#the_wal_reset_bug). */
const OLDEST_SQLITE = [3, 51, 3] as const;
/** The driver is synchronous: a longer wait would stop the event loop. Waiting is the write queue's job. */
const BUSY_TIMEOUT_MS = 20;

/**
 * Opens the database of a data directory, creating or migrating it as needed. The caller holds the directory's lock.
 * @throws DatabaseRefusal when the file must not be touched.
 */
export function openDatabase(dataDir: string): SqliteConnection {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const found = inspectFile(file, newestVersion);
  // SQLite gives its journals the mode of the file.
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

/** A second connection, for reading alone: what is not committed is not there for it. */
export const openReader = (dataDir: string): SqliteConnection =>
  sqliteConnection(connect(databaseFile(dataDir), { readonly: true }));

/** Opens a file with the settings every connection of this project has. FULL: an acknowledged commit is on disk. */
export function connect(file: string, options: { readonly?: boolean } = {}): Database.Database {
  const connection = new Database(file, { timeout: BUSY_TIMEOUT_MS, readonly: options.readonly ?? false });
  assertSqliteVersion(connection);
  if (!options.readonly) {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('secure_delete = ON');
    connection.pragma('journal_size_limit = 67108864');
  }
  // In an image whose only writable folder is the data, a file for what a savepoint may undo would be an I/O error.
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
