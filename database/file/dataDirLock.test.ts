import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseRefusal } from '../refusal.ts';
import { createWriteQueue } from '../sqlite/writeQueue.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { openDatabase } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { lockDataDir } from './dataDirLock.ts';
import { watchIdentity } from './inspectFile.ts';

function openQueue(watch: typeof watchIdentity = watchIdentity) {
  const directory = migratedDirectory();
  const connection = openDatabase(directory);
  onTestFinished(() => void connection.close());
  const file = databaseFile(directory);
  const onBroken = vi.fn();
  const queue = createWriteQueue(connection, { onBroken, isOurs: watch(file) });
  return { file, onBroken, write: () => queue.write((c) => c.engine.next(c, 'a')) };
}

const FATES: Record<string, (file: string) => void> = {
  deleted: (file) => rmSync(file),
  'replaced by a copy': (file) => {
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  },
  'left without its journal': (file) => rmSync(`${file}-wal`),
};

test.each(Object.entries(FATES))(
  'a write to a file that was %s is refused, and nothing is tried again',
  async (_fate, change) => {
    const { file, onBroken, write } = openQueue();
    expect(await write()).toBe(1);
    change(file);
    await expect(write()).rejects.toMatchObject({ reason: 'broken' });
    await expect(write()).rejects.toMatchObject({ reason: 'broken' });
    expect(onBroken).toHaveBeenCalledTimes(1);
  },
);

test.each(Object.entries(FATES))(
  'twin: without the check a write to a file that was %s is acknowledged',
  async (_fate, change) => {
    const { file, write } = openQueue(() => () => true);
    await write();
    change(file);
    expect(await write()).toBe(2);
  },
);

test('a damaged lock is refused in a sentence that says what to do, and doing it helps', () => {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'lock.db');
  writeFileSync(file, 'not a database, and long enough to be looked at: '.repeat(40));
  expect(() => lockDataDir(directory)).toThrow(DatabaseRefusal);
  expect(() => lockDataDir(directory)).toThrow(/lock\.db est endommagé.*supprimez-le/);
  rmSync(file);
  lockDataDir(directory)();
});

test('a lock that cannot be opened is refused in a sentence too', () => {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'lock.db'));
  expect(() => lockDataDir(directory)).toThrow(/lock\.db ne peut pas être utilisé \(SQLITE_CANTOPEN/);
});

test('twin: a lock that is held says so, not that it is damaged', () => {
  const directory = temporaryDirectory();
  const unlock = lockDataDir(directory);
  expect(() => lockDataDir(directory)).toThrow(/déjà utilisé/);
  unlock();
});
