import { cpSync, renameSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { next } from '../settings/counters.ts';
import { createWriteQueue } from '../sqlite/writeQueue.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { openDatabase } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { watchIdentity } from './inspectFile.ts';

function openQueue(watch: typeof watchIdentity = watchIdentity) {
  const directory = migratedDirectory();
  const connection = openDatabase(directory);
  onTestFinished(() => void connection.close());
  const file = databaseFile(directory);
  const onBroken = vi.fn();
  const queue = createWriteQueue(connection, { onBroken, isOurs: watch(file) });
  return { file, onBroken, write: () => queue.write((c) => next(c, 'a')) };
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
