import { openDatabase, openReader } from './file/connection.ts';
import { databaseFile } from './file/databaseFile.ts';
import { clearInterruptedCopies } from './file/pruneCopies.ts';
import { watchIdentity } from './file/sameFile.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { createWriteQueue } from './sqlite/writeQueue.ts';
import type { Connection, WriteQueue } from './store.ts';

/** A file deleted or replaced under a silent site is noticed within this time. */
const LOOK_MS = 1000;

/** Where the site's rows are, and what writes them. */
export interface Store {
  connection: Connection;
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
}

/**
 * Opens the database server that is named, else the file of the data directory, whose lock the caller holds.
 * @throws DatabaseRefusal when it must not be used.
 */
export const openStore = async ({ dataDir, databaseUrl, onBroken }: Options): Promise<Store> =>
  databaseUrl === undefined ? openFile(dataDir, onBroken) : openServer(dataDir, databaseUrl);

async function openServer(dataDir: string, url: string): Promise<Store> {
  // Its copies for elsewhere are made here all the same.
  clearInterruptedCopies(dataDir, 'none');
  const { connection, queue, close } = await openPostgres(url);
  return { connection, queue, users: 'several', close };
}

function openFile(dataDir: string, onBroken: (error: unknown) => void): Store {
  clearInterruptedCopies(dataDir, 'none');
  const writer = openDatabase(dataDir);
  const connection = openReader(dataDir);
  const isOurs = watchIdentity(databaseFile(dataDir));
  const queue = createWriteQueue(writer, { onBroken, isOurs });
  // Without a write the loss of the file is noticed all the same.
  const look = setInterval(() => isOurs() || queue.giveUp(), LOOK_MS).unref();
  const close = async () => {
    clearInterval(look);
    // The last to close the file carries its journal over.
    connection.close();
    writer.close();
  };
  return { connection, queue, users: 'one', close };
}
