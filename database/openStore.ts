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

/** Maximum time before a deleted or replaced file of an idle site is noticed. */
const LOOK_MS = 1000;

/** The site's rows, and the queue that writes them. */
export interface Store {
  connection: Connection;
  /** For reads over many rows, off the event loop. */
  reader: Connection;
  queue: WriteQueue;
  /** Whether other processes work on the same rows. */
  users: 'one' | 'several';
  close(): Promise<void>;
}

interface Options {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The disk failed while writing: nothing may be retried. */
  onBroken: (error: unknown) => void;
  /** Called while a database server does not respond yet: the start then waits for it. Without it the wait ends after half a minute. */
  onWaiting?: OnWaiting;
}

/**
 * Opens the database server that is named, else the file of the data directory, whose lock the caller holds.
 * @throws DatabaseRefusal when it must not be used.
 */
export const openStore = async ({ dataDir, databaseUrl, onBroken, onWaiting }: Options): Promise<Store> =>
  databaseUrl === undefined ? openFile(dataDir, onBroken) : openServer(dataDir, databaseUrl, onWaiting);

async function openServer(dataDir: string, url: string, onWaiting?: OnWaiting): Promise<Store> {
  // Copies for elsewhere are made in this directory too, and may leave unfinished files.
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
  // Notices the loss of the file without a write too.
  const look = setInterval(() => isOurs() || queue.giveUp(), LOOK_MS).unref();
  const close = async () => {
    clearInterval(look);
    await reader.close();
    // The last connection to close the file checkpoints its journal.
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
 * Opens the site's database for a program beside the running site, if it runs: they take turns. The file is opened as it is,
 * and must be there.
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
