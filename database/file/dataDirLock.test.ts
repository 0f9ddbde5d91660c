import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseRefusal } from '../refusal.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { lockDataDir } from './dataDirLock.ts';

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
