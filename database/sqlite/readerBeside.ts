import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Compiled, Connection } from '../store.ts';
import type { Read, ReadRequest } from './readThread.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/**
 * Number of requests or people up to which queries run in the main thread: they take less time than starting a thread, and hardly pause the
 * event loop.
 */
const FEW = 5000;
/** Time for which an idle thread is kept. */
const IDLE_MS = 60_000;

export interface ReaderBeside extends Connection {
  /**
   * Copies the journal into the database file.
   * @throws as the driver does.
   */
  checkpoint(): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(found: unknown): void;
  reject(error: unknown): void;
}

/**
 * Reads a large file in a second thread, so that a search delays no other request; a small file through the given connection. The thread
 * also copies the journal into the file, which would otherwise block the event loop for megabytes.
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

/** Turns the plain byte arrays that a thread returns into Buffers again. */
function asBuffers(found: unknown): unknown {
  for (const row of [found].flat() as Record<string, unknown>[])
    for (const [name, value] of Object.entries(row ?? {}))
      if (value instanceof Uint8Array) row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return found;
}
