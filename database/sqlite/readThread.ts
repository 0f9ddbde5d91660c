import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../file/connection.ts';
import type { Compiled } from '../store.ts';
import { sqliteConnection } from './sqliteConnection.ts';

/** A query sent to the reading thread; `Read` is its result. */
export interface ReadRequest extends Compiled {
  id: number;
  how: 'all' | 'get';
}
export type Read = { id: number; found: unknown } | { id: number; failed: { message: string; code?: string } };

const handle = connect(workerData as string);
// Forbids writes by a setting: a connection opened read-only could not copy the journal into the file.
handle.pragma('query_only = ON');
const connection = sqliteConnection(handle);

parentPort?.on('message', async ({ id, how, ...query }: ReadRequest) => {
  let read: Read;
  try {
    read = { id, found: await connection[how](query) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    read = { id, failed: { message, ...(code && { code }) } };
  }
  parentPort?.postMessage(read);
});
