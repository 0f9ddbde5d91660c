import { type CheckAside, checkAside } from './file/checkAside.ts';
import { markClean } from './file/cleanClose.ts';
import { openDatabase, openReader } from './file/connection.ts';
import { databaseFile } from './file/databaseFile.ts';
import { isKnownWhole } from './file/inspectFile.ts';
import { clearInterruptedCopies } from './file/pruneCopies.ts';
import { watchIdentity } from './file/sameFile.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { createWriteQueue } from './sqlite/writeQueue.ts';
import type { Connection, WriteQueue } from './store.ts';

/** A file deleted or replaced under a silent site is noticed within this time. */
const LOOK_MS = 2000;

/** Where the site's rows are, and what writes them. */
export interface Store {
  connection: Connection;
  queue: WriteQueue;
  /** Whether other processes work on the same rows. */
  users: 'one' | 'several';
  /** Makes the check that a start over a large file marked clean put off: the damage, if there is any after all. */
  checkLate(): Promise<string | undefined>;
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
  return { connection, queue, users: 'several', checkLate: async () => undefined, close };
}

function openFile(dataDir: string, onBroken: (error: unknown) => void): Store {
  const file = databaseFile(dataDir);
  let check: 'done' | 'due' = isKnownWhole(file) ? 'due' : 'done';
  let aside: CheckAside | undefined;
  clearInterruptedCopies(dataDir, 'none');
  const writer = openDatabase(dataDir);
  const connection = openReader(dataDir);
  const broken = (error: unknown) => {
    check = 'due';
    onBroken(error);
  };
  const isOurs = watchIdentity(file);
  const queue = createWriteQueue(writer, { onBroken: broken, isOurs });
  // Without a write the loss of the file is noticed all the same.
  const look = setInterval(() => isOurs() || queue.giveUp(), LOOK_MS).unref();
  return {
    connection,
    queue,
    users: 'one',
    async checkLate() {
      if (check === 'done') return undefined;
      aside = checkAside(file);
      const verdict = await aside.verdict;
      if (verdict === 'ok') check = 'done';
      return verdict === 'ok' ? undefined : verdict;
    },
    async close() {
      clearInterval(look);
      // Whoever closes the file last carries its journal over.
      await aside?.stop();
      connection.close();
      writer.close();
      if (check === 'done') markClean(file);
    },
  };
}
