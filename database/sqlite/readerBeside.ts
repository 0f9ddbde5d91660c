import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Compiled, Connection } from '../store.ts';
import type { Read, ReadRequest } from './readThread.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** Number of requests or people below which a query takes less than starting the thread, or than a noticeable pause of the event loop. */
const FEW = 5000;
/** Time the idle thread is kept. */
const IDLE_MS = 60_000;

export interface ReaderBeside extends Connection {
  /** Copies what the journal holds into the file. @throws as the driver does. */
  checkpoint(): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(found: unknown): void;
  reject(error: unknown): void;
}

/**
 * Reads a large file in a thread, so that no request waits for another one's search; a small file by the given connection. The journal of
 * either is copied into the file there: the driver would copy and flush megabytes within a turn of the event loop.
 */
export function readerBeside(file: string, few: SqliteConnection): ReaderBeside {
  const largest = 'SELECT max(id) FROM (SELECT max(id) AS id FROM leads UNION ALL SELECT max(id) FROM people)';
  const rows = few.handle.prepare(largest).pluck();
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let last = 0;

  function end(reason: Error): Promise<unknown> | undefined {
    const ended = thread?.terminate();
    thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    return ended;
  }

  function start(): Worker {
    // Beside this file: `.ts` among the sources, `.mjs` in the build.
    const worker = new Worker(path.join(import.meta.dirname, `readThread${path.extname(import.meta.filename)}`), {
      workerData: file,
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    worker.on('message', (read: Read) => {
      const pending = waiting.get(read.id);
      waiting.delete(read.id);
      if (waiting.size === 0) {
        worker.unref();
        ending = setTimeout(() => end(new Error('ended idle')), IDLE_MS).unref();
      }
      if ('found' in read) pending?.resolve(asBuffers(read.found));
      else pending?.reject(Object.assign(new Error(read.failed.message), read.failed));
    });
    worker.on('error', (error: Error) => thread === worker && end(error));
    return worker;
  }

  function ask(how: ReadRequest['how'], { sql, parameters }: Compiled): Promise<unknown> {
    clearTimeout(ending);
    thread ??= start();
    thread.ref();
    last += 1;
    thread.postMessage({ id: last, how, sql, parameters } satisfies ReadRequest);
    return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
  }

  const isLarge = () => Number(rows.get()) > FEW;
  return {
    engine: few.engine,
    all: async (query) => (isLarge() ? ((await ask('all', query)) as unknown[]) : few.all(query)),
    get: async (query) => (isLarge() ? ask('get', query) : few.get(query)),
    run: (query) => few.run(query),
    insert: (table, values) => few.insert(table, values),
    checkpoint: () => ask('get', { sql: 'PRAGMA wal_checkpoint(PASSIVE)', parameters: [] }),
    close: async () => {
      clearTimeout(ending);
      await end(new Error('the database is closed'));
    },
  };
}

/** A Buffer arrives from a thread as an array. */
function asBuffers(found: unknown): unknown {
  for (const row of [found].flat() as Record<string, unknown>[])
    for (const [name, value] of Object.entries(row ?? {}))
      if (value instanceof Uint8Array) row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return found;
}
