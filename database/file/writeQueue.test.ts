import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { next } from '../settings/counters.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { type Connection, databaseFile, openDatabase } from './connection.ts';
import { createWriteQueue } from './writeQueue.ts';

function queueOnFile() {
  const directory = temporaryDirectory();
  const connection = openDatabase(directory);
  onTestFinished(() => void connection.close());
  const onBroken = vi.fn();
  return { connection, directory, onBroken, queue: createWriteQueue(connection, onBroken) };
}
const countOf = (connection: Connection, name: string) =>
  connection.prepare('SELECT value FROM counters WHERE name = ?').pluck().get(name);

test('jobs that wait at once share one commit, and each gets its own answer', async () => {
  const { connection, queue } = queueOnFile();
  const exec = vi.spyOn(connection, 'exec');
  const answers = await Promise.all(Array.from({ length: 50 }, () => queue.write((c) => next(c, 'a'))));
  expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
});

test('a bad job fails alone: its own changes are undone, its neighbours’ are kept', async () => {
  const { connection, queue } = queueOnFile();
  const good = () => queue.write((c) => next(c, 'good'));
  const bad = queue.write((c) => {
    next(c, 'bad');
    throw new Error('no');
  });
  const results = await Promise.allSettled([good(), bad, good()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([countOf(connection, 'good'), countOf(connection, 'bad')]).toEqual([2, undefined]);
});

test('a lone job waits for nobody: it is on disk at the loop’s next turn', async () => {
  const { queue } = queueOnFile();
  let state: 'waiting' | 'stored' = 'waiting';
  void queue
    .write((c) => next(c, 'a'))
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
  const written = queue.write((c) => next(c, 'a'));
  let turns = 0;
  const ticks = setInterval(() => {
    turns += 1;
  }, 5);
  await new Promise((resolve) => setTimeout(resolve, 300));
  other.exec('COMMIT');
  other.close();
  expect(await written).toBe(1);
  clearInterval(ticks);
  // A driver that waits by itself would have let none pass.
  expect(turns).toBeGreaterThan(3);
});

test('a full disk refuses the group and the next write passes once there is room', async () => {
  const { connection, queue, onBroken } = queueOnFile();
  const pages = Number(connection.pragma('page_count', { simple: true }));
  connection.pragma(`max_page_count = ${pages}`);
  const big = () =>
    queue.write((c) => c.prepare('INSERT INTO settings VALUES (?, ?)').run(crypto.randomUUID(), 'x'.repeat(100_000)));
  const results = await Promise.allSettled([queue.write((c) => next(c, 'a')), big(), queue.write((c) => next(c, 'b'))]);
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'full' } });
  expect([countOf(connection, 'a'), countOf(connection, 'b')]).toEqual([undefined, undefined]);
  connection.pragma('max_page_count = 100000');
  await big();
  expect(onBroken).not.toHaveBeenCalled();
});

test('after an I/O error nothing is tried again', async () => {
  const { connection, queue, onBroken } = queueOnFile();
  const ioError = new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
  const exec = connection.exec.bind(connection);
  vi.spyOn(connection, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw ioError;
    return exec(sql);
  });
  const write = () => queue.write((c) => next(c, 'a'));
  await expect(write()).rejects.toMatchObject({ reason: 'broken' });
  await expect(write()).rejects.toMatchObject({ reason: 'broken' });
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(countOf(connection, 'a')).toBeUndefined();
});
