import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { addSession } from '../accounts/sessions.ts';
import { addUser, userByName } from '../accounts/users.ts';
import { addLead } from '../leads/leads.ts';
import type { Connection } from '../store.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { backUp, keysOf, listBackups, RestoreRefusal, restore } from './backup.ts';
import { openDatabase } from './connection.ts';
import { databaseFile, unfinished } from './databaseFile.ts';
import { newestVersion, UNRELEASED } from './migrations.ts';
import { clearUnfinishedFiles, pruneFormerDatabases } from './pruneBackups.ts';
import { secretFile } from './secretFile.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const KEY = 'A'.repeat(43);
const OTHER_KEY = 'B'.repeat(43);

const add = (connection: Connection, name: string) =>
  addLead(connection, { ...sampleLead, name, description: 'x'.repeat(300) }, NOW);

/** A closed data directory with that many leads. */
async function directoryWith(leads: number, key = KEY): Promise<string> {
  const dataDir = migratedDirectory();
  const connection = openDatabase(dataDir);
  for (let n = 1; n <= leads; n += 1) await add(connection, `Lead ${n}`);
  connection.close();
  writeFileSync(secretFile(dataDir), `${key}\n`, { mode: 0o600 });
  return dataDir;
}

/** A data directory as a killed process leaves it: ten leads, all still in the journal. */
async function killedDirectory(): Promise<string> {
  const dataDir = await directoryWith(0);
  const connection = openDatabase(dataDir);
  for (let n = 1; n <= 10; n += 1) await add(connection, `Lead ${n}`);
  const killed = temporaryDirectory();
  for (const suffix of ['', '-wal']) copyFileSync(databaseFile(dataDir) + suffix, databaseFile(killed) + suffix);
  connection.close();
  return killed;
}

function leadsIn(dataDir: string): number {
  const connection = openDatabase(dataDir);
  try {
    expect(connection.handle.pragma('integrity_check', { simple: true })).toBe('ok');
    return Number(connection.handle.prepare('SELECT count(*) FROM leads').pluck().get());
  } finally {
    connection.close();
  }
}

/** Content of each file of a directory, by name. */
const contentsOf = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]);

describe('restoring', () => {
  test('brings back rows that are only in the journal of the source', async () => {
    const dataDir = await directoryWith(3);
    const source = databaseFile(await killedDirectory());
    expect(restore(dataDir, source, NOW).leads).toBe(10);
    expect(leadsIn(dataDir)).toBe(10);
  });

  test('twin: the file alone, copied without its journal, holds none of them', async () => {
    const copy = path.join(temporaryDirectory(), 'copie.db');
    copyFileSync(databaseFile(await killedDirectory()), copy);
    const database = new Database(copy);
    expect(database.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(0);
    database.close();
  });

  test.each(['beside the database', 'left alone by a deleted database'])(
    'never pairs a journal %s with the restored file',
    async (where) => {
      const file = await backUp(await directoryWith(2), NOW);
      const dataDir = await killedDirectory();
      if (where !== 'beside the database') rmSync(databaseFile(dataDir));
      expect(restore(dataDir, file, NOW).leads).toBe(2);
      expect(leadsIn(dataDir)).toBe(2);
      const names = readdirSync(dataDir);
      expect(names).toContain(`site.db.before-restore-${NOW.getTime()}-wal`);
    },
  );

  test('twin: a stale journal beside another file is taken for its own', async () => {
    const file = await backUp(await directoryWith(2), NOW);
    const dataDir = await killedDirectory();
    copyFileSync(file, databaseFile(dataDir));
    const database = new Database(databaseFile(dataDir));
    expect(() => database.prepare('SELECT count(*) FROM leads')).toThrow('malformed');
    database.close();
  });

  test('keeps the former database whole, journal included, so that it can be restored in its turn', async () => {
    const dataDir = await killedDirectory();
    const { former } = restore(dataDir, await backUp(await directoryWith(2), NOW), NOW);
    expect(restore(dataDir, former ?? '', new Date(NOW.getTime() + 1)).leads).toBe(10);
    expect(leadsIn(dataDir)).toBe(10);
  });

  test.each([
    ['a newer format', `PRAGMA user_version = ${newestVersion + 1}`, /version plus récente/],
    ['a format of before 1.0.0', `PRAGMA user_version = ${UNRELEASED}`, /d’avant la version 1\.0\.0/],
    ['a foreign file', 'PRAGMA application_id = 1', /n’est pas une base de données de ce site/],
    ['a file without tables of ours', 'PRAGMA user_version = 0', /n’est pas une base de données de ce site/],
    ['a file whose table is gone', 'DROP TABLE leads', /leads/],
  ])('refuses %s before anything moves', async (_what, change, reason) => {
    const source = databaseFile(await directoryWith(2));
    const foreign = new Database(source);
    foreign.exec(change);
    foreign.close();
    const dataDir = await directoryWith(3);
    const before = contentsOf(dataDir);
    expect(() => restore(dataDir, source, NOW)).toThrow(reason);
    expect(() => restore(dataDir, source, NOW)).toThrow(RestoreRefusal);
    expect(contentsOf(dataDir)).toEqual(before);
  });

  test('twin: a newer format put in its place by hand leaves a site that does not start', async () => {
    const source = databaseFile(await directoryWith(2));
    const newer = new Database(source);
    newer.exec(`PRAGMA user_version = ${newestVersion + 1}`);
    newer.close();
    const dataDir = await directoryWith(3);
    copyFileSync(source, databaseFile(dataDir));
    expect(() => leadsIn(dataDir)).toThrow(/version plus récente/);
  });

  test('refuses the database itself', async () => {
    const dataDir = await directoryWith(3);
    expect(() => restore(dataDir, databaseFile(dataDir), NOW)).toThrow(/la base elle-même/);
  });

  test('ends every session, and the password is that of the copy', async () => {
    const dataDir = await directoryWith(1);
    const connection = openDatabase(dataDir);
    await addUser(connection, 'ada', 'hash of that day', NOW);
    await addSession(connection, 'token', (await userByName(connection, 'ada'))?.id ?? '', NOW.toISOString());
    connection.close();
    const file = await backUp(dataDir, NOW);
    const sessionsIn = (database: Database.Database) => database.prepare('SELECT count(*) FROM sessions').pluck().get();
    // Twin: the copied file itself still contains the session; put in place by hand, it would let that browser in.
    const copy = new Database(file, { readonly: true });
    expect(sessionsIn(copy)).toBe(1);
    copy.close();
    expect(restore(dataDir, file, NOW).from).toEqual(NOW);
    const restored = openDatabase(dataDir);
    expect(sessionsIn(restored.handle)).toBe(0);
    expect((await userByName(restored, 'ada'))?.password).toBe('hash of that day');
    restored.close();
  });

  test('brings the keys of that day back, private, and keeps those made since', async () => {
    const file = await backUp(await directoryWith(1), NOW);
    expect(statSync(keysOf(file)).mode & 0o777).toBe(0o600);
    const fresh = path.join(temporaryDirectory(), 'neuf');
    mkdirSync(fresh);
    expect(restore(fresh, file, NOW).keys).toBe(true);
    expect(readFileSync(secretFile(fresh), 'utf8')).toBe(`${KEY}\n`);
    const used = await directoryWith(1, OTHER_KEY);
    restore(used, file, NOW);
    expect(readFileSync(secretFile(used), 'utf8')).toBe(`${KEY}\n${OTHER_KEY}\n`);
    expect(statSync(secretFile(used)).mode & 0o777).toBe(0o600);
  });

  test('twin: a backup of one file, as older versions made them, brings no keys back and leaves those there are', async () => {
    const file = await backUp(await directoryWith(2), NOW);
    rmSync(keysOf(file));
    const dataDir = await directoryWith(1, OTHER_KEY);
    expect(restore(dataDir, file, NOW)).toMatchObject({ leads: 2, keys: false });
    expect(readFileSync(secretFile(dataDir), 'utf8')).toBe(`${OTHER_KEY}\n`);
  });
});

test('what copies left that were cut short is cleared away; a copy under way and whole ones stay', async () => {
  const dataDir = await directoryWith(1);
  const whole = await backUp(dataDir, NOW);
  const backups = path.dirname(whole);
  const gone = [
    path.join(backups, `site-x.db.${process.pid}.tmp`),
    path.join(backups, `site-x.db.${process.pid}.tmp-journal`),
    unfinished(databaseFile(dataDir)),
    `${unfinished(databaseFile(dataDir))}-journal`,
    `${unfinished(path.join(dataDir, 'essai'))}-Xy12Zw`,
  ];
  const underWay = path.join(backups, `site-x.db.${process.ppid}.tmp`);
  const old = path.join(backups, `before-format-9.db.${process.ppid}.tmp`);
  for (const file of [...gone, underWay, old]) writeFileSync(file, 'half');
  utimesSync(old, 0, 0);
  clearUnfinishedFiles(dataDir, 'maybe');
  for (const file of gone) expect([file, existsSync(file)]).toEqual([file, true]);
  clearUnfinishedFiles(dataDir, 'none');
  for (const file of [...gone, old]) expect([file, existsSync(file)]).toEqual([file, false]);
  for (const file of [underWay, whole, keysOf(whole)]) expect([file, existsSync(file)]).toEqual([file, true]);
  expect(listBackups(dataDir)).toHaveLength(1);
});

test('copies made before a migration or a restore go when they are as old as a backup may be; younger ones, the twin, stay', async () => {
  const dataDir = await killedDirectory();
  mkdirSync(path.join(dataDir, 'backups'));
  const migrated = path.join(dataDir, 'backups', 'before-format-3.db');
  writeFileSync(migrated, 'somebody');
  utimesSync(migrated, NOW, NOW);
  const { former } = restore(dataDir, databaseFile(await directoryWith(1)), NOW);
  const after = (days: number) => {
    const now = new Date(NOW.getTime() + days * 86_400_000);
    return { now, limit: new Date(now.getTime() - 14 * 86_400_000) };
  };
  expect(pruneFormerDatabases(dataDir, after(13))).toBe(0);
  expect(existsSync(former ?? '')).toBe(true);
  expect(pruneFormerDatabases(dataDir, after(15))).toBe(3);
  expect(readdirSync(dataDir).filter((name) => name.includes('before'))).toEqual([]);
  expect(existsSync(migrated)).toBe(false);
});
