import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseRefusal } from '../refusal.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { checkAside } from './checkAside.ts';
import { markClean } from './cleanClose.ts';
import { openDatabase } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { isKnownWhole } from './inspectFile.ts';

/** A database too large to be checked whole at every start, closed and marked clean. */
function cleanDirectory(): string {
  const dataDir = migratedDirectory();
  const connection = openDatabase(dataDir);
  connection.handle.exec(`INSERT INTO settings VALUES ('large', hex(zeroblob(9000000)))`);
  connection.handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
    INSERT INTO daily_counts (day, name, count) SELECT i, 'page', i FROM n`);
  connection.close();
  markClean(databaseFile(dataDir));
  return dataDir;
}

/** Spoils the root page of a table, as a failing disk or a foreign program would. */
function spoil(dataDir: string): void {
  const reading = openDatabase(dataDir);
  const page = Number(
    reading.handle.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'daily_counts'`).pluck().get(),
  );
  const size = Number(reading.handle.pragma('page_size', { simple: true }));
  reading.close();
  const descriptor = openSync(databaseFile(dataDir), 'r+');
  writeSync(descriptor, Buffer.alloc(512, 0xa5), 0, 512, (page - 1) * size);
  closeSync(descriptor);
}

test('a large file untouched since a clean stop is opened unchecked, once: a crash leaves no mark', () => {
  const dataDir = cleanDirectory();
  expect(isKnownWhole(databaseFile(dataDir))).toBe(true);
  const connection = openDatabase(dataDir);
  expect(existsSync(path.join(dataDir, 'sealed'))).toBe(false);
  connection.close();
  expect(isKnownWhole(databaseFile(dataDir))).toBe(false);
});

test('a large file somebody wrote to since is checked first and refused when damaged, even with its old time', () => {
  const dataDir = cleanDirectory();
  const file = databaseFile(dataDir);
  spoil(dataDir);
  markClean(file);
  openDatabase(dataDir).close(); // unchecked: the mark is what this test takes away
  markClean(file);
  const { atime, mtime } = statSync(file);
  touchLastByte(file);
  utimesSync(file, atime, mtime);
  const before = readFileSync(file);
  expect(() => openDatabase(dataDir)).toThrow(DatabaseRefusal);
  expect(readFileSync(file).equals(before)).toBe(true);
});

/** Writes to the file without SQLite. */
function touchLastByte(file: string): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.from([0]), 0, 1, statSync(file).size - 1);
  closeSync(descriptor);
}

test('a journal beside the file means no clean stop: nothing is marked clean', () => {
  const dataDir = cleanDirectory();
  writeFileSync(`${databaseFile(dataDir)}-wal`, 'x');
  expect(isKnownWhole(databaseFile(dataDir))).toBe(false);
  markClean(databaseFile(dataDir));
  rmSync(`${databaseFile(dataDir)}-wal`);
  expect(isKnownWhole(databaseFile(dataDir))).toBe(true);
});

test('the check made aside finds what a file marked clean hid, and passes a whole one', async () => {
  const dataDir = cleanDirectory();
  expect(await checkAside(databaseFile(dataDir)).verdict).toBe('ok');
  spoil(dataDir);
  expect(await checkAside(databaseFile(dataDir)).verdict).toMatch(/daily_counts|page/);
});

test('a check that is stopped says nothing', async () => {
  const check = checkAside(databaseFile(cleanDirectory()));
  await check.stop();
  expect(await check.verdict).toBeUndefined();
});
