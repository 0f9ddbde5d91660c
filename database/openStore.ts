import { connect, openDatabase, versionOf } from './file/connection.ts';
import { databaseFile } from './file/databaseFile.ts';
import { watchIdentity } from './file/inspectFile.ts';
import { clearUnfinishedFiles } from './file/pruneBackups.ts';
import { type OnWaiting, openPostgres } from './postgres/openPostgres.ts';
import { formatRefusal } from './refusal.ts';
import { readerBeside } from './sqlite/readerBeside.ts';
import { type SqliteConnection, sqliteConnection } from './sqlite/sqliteConnection.ts';
import { transaction } from './sqlite/transaction.ts';
import { createWriteQueue } from './sqlite/writeQueue.ts';
import type { Connection, WriteQueue } from './store.ts';

/** Interval of the check for a deleted or replaced database file, so that an idle site notices it too. */
const LOOK_MS = 1000;

/** The site's rows, and the queue that writes them. */
export interface Store {
  connection: Connection;
  /** For reads over many rows, off the event loop. */
  reader: Connection;
  queue: WriteQueue;
  /** `several` when other processes may use the same database, as with a server; `one` for a file. */
  users: 'one' | 'several';
  close(): Promise<void>;
}

interface Options {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Called after the disk failed during a write: no write may be retried. */
  onBroken: (error: unknown) => void;
  /**
   * Called while a database server does not respond yet, for which the start then waits; without this function, it waits half a minute at
   * most.
   */
  onWaiting?: OnWaiting;
}

/**
 * Opens the named database server or, without one, the file of the data directory, whose lock the caller holds.
 * @throws DatabaseRefusal when it must not be used.
 */
export const openStore = async ({ dataDir, databaseUrl, onBroken, onWaiting }: Options): Promise<Store> =>
  databaseUrl === undefined ? openFile(dataDir, onBroken) : openServer(dataDir, databaseUrl, onWaiting);

async function openServer(dataDir: string, url: string, onWaiting?: OnWaiting): Promise<Store> {
  // Deletes unfinished files: copies for elsewhere are made in this directory even with a database server.
  clearUnfinishedFiles(dataDir, 'none');
  const { connection, queue, close } = await openPostgres(url, onWaiting);
  return { connection, reader: connection, queue, users: 'several', close };
}

/** Read-only connection to the file: it sees committed rows only. */
export const openReader = (dataDir: string): SqliteConnection =>
  sqliteConnection(connect(databaseFile(dataDir), { readonly: true }));

function openFile(dataDir: string, onBroken: (error: unknown) => void): Store {
  clearUnfinishedFiles(dataDir, 'none');
  const writer = openDatabase(dataDir);
  const connection = openReader(dataDir);
  const reader = readerBeside(databaseFile(dataDir), connection);
  const isOurs = watchIdentity(databaseFile(dataDir));
  const queue = createWriteQueue(writer, { onBroken, isOurs, checkpoint: reader.checkpoint });
  // Checks the file at an interval, so that its loss is noticed without a write.
  const look = setInterval(() => isOurs() || queue.giveUp(), LOOK_MS).unref();
  const close = async () => {
    clearInterval(look);
    await reader.close();
    // Closed before the writer: the last connection to close copies the journal into the file.
    connection.close();
    writer.close();
  };
  return { connection, reader, queue, users: 'one', close };
}

const PATIENCE_MS = 5000;

export interface OpenedBeside {
  connection: Connection;
  write: WriteQueue['write'];
  close(): Promise<void>;
}

/**
 * Opens the site's database for another program, beside the running site if there is one. The file must exist, and is not migrated.
 * @throws DatabaseRefusal when it is of a format that is not read, or a server must not be used.
 */
export async function openBeside(where: { dataDir: string; databaseUrl?: string | undefined }): Promise<OpenedBeside> {
  if (where.databaseUrl !== undefined) {
    const { connection, queue, close } = await openPostgres(where.databaseUrl);
    return { connection, write: queue.write, close };
  }
  const file = databaseFile(where.dataDir);
  const look = connect(file, { readonly: true });
  const refused = formatRefusal(file, versionOf(look));
  look.close();
  if (refused) throw refused;
  const connection = sqliteConnection(connect(file));
  connection.handle.pragma(`busy_timeout = ${PATIENCE_MS}`);
  return {
    connection,
    write: (job) => transaction(connection, job),
    close: async () => connection.close(),
  };
}
