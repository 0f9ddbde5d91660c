import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { openReader, openStore } from '../openStore.ts';
import { writeSetting } from '../settings/settings.ts';
import type { WriteQueue } from '../store.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import type { SqliteConnection } from './sqliteConnection.ts';
import { createWriteQueue } from './writeQueue.ts';

function queueOnFile(checkpoint?: () => Promise<unknown>) {
  const directory = migratedDirectory();
  const connection = openDatabase(directory);
  onTestFinished(() => void connection.close());
  const onBroken = vi.fn();
  return { connection, directory, onBroken, queue: createWriteQueue(connection, { onBroken, checkpoint }) };
}
const countOf = (connection: SqliteConnection, name: string) =>
  connection.handle.prepare('SELECT value FROM counters WHERE name = ?').pluck().get(name);

test('jobs that wait at once share one commit, and each gets its own answer', async () => {
  const { connection, queue } = queueOnFile();
  const exec = vi.spyOn(connection.handle, 'exec');
  const results = await Promise.all(Array.from({ length: 50 }, () => queue.write((c) => c.engine.next(c, 'a'))));
  expect(results).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
});

test('a bad job fails alone: its own changes are undone, its neighbours’ are kept', async () => {
  const { connection, queue } = queueOnFile();
  const good = () => queue.write((c) => c.engine.next(c, 'good'));
  const bad = queue.write(async (c) => {
    await c.engine.next(c, 'bad');
    throw new Error('no');
  });
  const results = await Promise.allSettled([good(), bad, good()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([countOf(connection, 'good'), countOf(connection, 'bad')]).toEqual([2, undefined]);
});

test('a lone job does not wait: it is on disk at the loop’s next turn', async () => {
  const { queue } = queueOnFile();
  let state: 'waiting' | 'stored' = 'waiting';
  void queue
    .write((c) => c.engine.next(c, 'a'))
    .then(() => {
      state = 'stored';
    });
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(state).toBe('stored');
});

test('while another process writes, jobs wait without stopping the event loop, then pass', async () => {
  const { directory, queue } = queueOnFile();
  const other = new Database(databaseFile(directory));
  other.exec('BEGIN IMMEDIATE');
  const written = queue.write((c) => c.engine.next(c, 'a'));
  let turns = 0;
  const ticks = setInterval(() => {
    turns += 1;
  }, 5);
  await new Promise((resolve) => setTimeout(resolve, 300));
  other.exec('COMMIT');
  other.close();
  expect(await written).toBe(1);
  clearInterval(ticks);
  // Turns of the event loop went on while the queue waited; a driver that waits for the lock itself would have blocked them.
  expect(turns).toBeGreaterThan(3);
});

test('a full disk refuses the group and the next write passes once there is room', async () => {
  const { connection, queue, onBroken } = queueOnFile();
  const pages = Number(connection.handle.pragma('page_count', { simple: true }));
  connection.handle.pragma(`max_page_count = ${pages}`);
  const big = () => queue.write((c) => writeSetting(c, crypto.randomUUID(), 'x'.repeat(100_000)));
  const results = await Promise.allSettled([
    queue.write((c) => c.engine.next(c, 'a')),
    big(),
    queue.write((c) => c.engine.next(c, 'b')),
  ]);
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'full' } });
  expect([countOf(connection, 'a'), countOf(connection, 'b')]).toEqual([undefined, undefined]);
  connection.handle.pragma('max_page_count = 100000');
  await big();
  expect(onBroken).not.toHaveBeenCalled();
});

test('after an I/O error nothing is tried again', async () => {
  const { connection, queue, onBroken } = queueOnFile();
  const ioError = new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
  const exec = connection.handle.exec.bind(connection.handle);
  vi.spyOn(connection.handle, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw ioError;
    return exec(sql);
  });
  const write = () => queue.write((c) => c.engine.next(c, 'a'));
  await expect(write()).rejects.toMatchObject({ reason: 'broken' });
  await expect(write()).rejects.toMatchObject({ reason: 'broken' });
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(countOf(connection, 'a')).toBeUndefined();
});

/** Bytes of a journal page with its header. */
const FRAME = 4096 + 24;
const addPages = (queue: WriteQueue) => queue.write((c) => writeSetting(c, crypto.randomUUID(), 'x'.repeat(400_000)));

test('a long journal is copied into the file beside the event loop; writes wait where it would outgrow the copy', async () => {
  const directory = migratedDirectory();
  const { queue, close } = await openStore({ dataDir: directory, databaseUrl: undefined, onBroken: vi.fn() });
  onTestFinished(close);
  for (let n = 0; n < 80; n += 1) await addPages(queue);
  // Eight thousand pages were written, but the journal stays shorter, since it is copied into the file in between.
  expect(statSync(`${databaseFile(directory)}-wal`).size / FRAME).toBeLessThan(3000);
  await queue.forgetErased();
  expect(statSync(`${databaseFile(directory)}-wal`).size).toBe(0);
});

test('a copy of the journal that fails ends the queue when the disk is at fault, and else is made again', async () => {
  const failed = (code: string) => Promise.reject(Object.assign(new Error('disk'), { code }));
  const checkpoint = vi.fn(() => failed('SQLITE_FULL'));
  const { queue, onBroken } = queueOnFile(checkpoint);
  for (let n = 0; n < 12; n += 1) await addPages(queue);
  expect(checkpoint.mock.calls.length).toBeGreaterThan(1);
  expect(onBroken).not.toHaveBeenCalled();
  checkpoint.mockImplementation(() => failed('SQLITE_IOERR_FSYNC'));
  await addPages(queue);
  await expect.poll(() => onBroken.mock.calls.length).toBe(1);
  await expect(addPages(queue)).rejects.toMatchObject({ reason: 'broken' });
});

test('a job that waits for anything but the database fails, and its writes are undone', async () => {
  const { connection, queue } = queueOnFile();
  const patient = queue.write(async (c) => {
    await c.engine.next(c, 'patient');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await c.engine.next(c, 'patient');
  });
  const neighbour = queue.write((c) => c.engine.next(c, 'neighbour'));
  await expect(patient).rejects.toThrow('waited for something else');
  expect(await neighbour).toBe(1);
  expect([countOf(connection, 'patient'), countOf(connection, 'neighbour')]).toEqual([undefined, 1]);
});

test('a job that goes on after its end writes nothing any more', async () => {
  const { connection, queue } = queueOnFile();
  let late: Promise<unknown> | undefined;
  await queue.write(async (c) => {
    const later = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return c.engine.next(c, 'late');
    };
    late = later();
  });
  await expect(late).rejects.toThrow('an await is missing');
  expect(countOf(connection, 'late')).toBeUndefined();
});

test('the writes of a job are invisible to readers before its commit', async () => {
  const { directory, queue } = queueOnFile();
  const reader = openReader(directory);
  onTestFinished(() => reader.close());
  let seen: unknown;
  await queue.write(async (c) => {
    await c.engine.next(c, 'a');
    seen = countOf(reader, 'a');
  });
  expect([seen, countOf(reader, 'a')]).toEqual([undefined, 1]);
});

test('twin: the connection that writes sees them, though they may still be undone', async () => {
  const { connection, queue } = queueOnFile();
  let seen: unknown;
  await queue.write(async (c) => {
    await c.engine.next(c, 'a');
    seen = countOf(connection, 'a');
  });
  expect(seen).toBe(1);
});
