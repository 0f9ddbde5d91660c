import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { addUser } from '../accounts/users.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { restore } from './backup.ts';
import { openDatabase } from './connection.ts';
import type { Copy } from './copyDatabase.ts';
import { verifyBackup } from './copyDatabase.ts';
import { databaseFile } from './databaseFile.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
/** Function that a test has called right after a file is copied. */
const afterCopy = vi.hoisted(() => ({ act: (_copy: Copy): void => undefined }));

vi.mock('./copyDatabase.ts', async (original) => {
  const real = await original<typeof import('./copyDatabase.ts')>();
  return {
    ...real,
    copyDatabase(copy: Copy) {
      real.copyDatabase(copy);
      afterCopy.act(copy);
    },
  };
});

async function directoryWith(users: number): Promise<string> {
  const dataDir = migratedDirectory();
  const connection = openDatabase(dataDir);
  for (let n = 0; n < users; n += 1) await addUser(connection, `compte ${n}`, 'hash', NOW);
  connection.close();
  return dataDir;
}
const usersIn = (dataDir: string) => {
  const database = new Database(databaseFile(dataDir), { readonly: true });
  const count = database.prepare('SELECT count(*) FROM users').pluck().get();
  database.close();
  return count;
};
const change = (file: string, sql: string) => {
  const database = new Database(file);
  database.exec(sql);
  database.close();
};

test.each([
  [
    'a copy that lacks a row',
    ({ to }: Copy) => change(to, `DELETE FROM users WHERE username = 'compte 0'`),
    /mêmes lignes/,
  ],
  ['a source that is written meanwhile', ({ from }: Copy) => change(from, 'DELETE FROM users'), /un programme y écrit/],
])('%s is noticed before it takes the place, and nothing moves', async (_what, act, reason) => {
  const [dataDir, source] = [await directoryWith(1), await directoryWith(3)];
  afterCopy.act = act;
  expect(() => restore(dataDir, databaseFile(source), NOW)).toThrow(reason);
  expect(usersIn(dataDir)).toBe(1);
});

test('twin: opened and checked, but not counted, a copy that lacks a row passes for sound', async () => {
  const copy = databaseFile(await directoryWith(3));
  change(copy, `DELETE FROM users WHERE username = 'compte 0'`);
  expect(() => verifyBackup(copy)).not.toThrow();
});
