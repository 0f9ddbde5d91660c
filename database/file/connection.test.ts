import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { historiesInEnglish } from '../migrations/0003-histories-in-english.ts';
import { oneTableOfFactors } from '../migrations/0008-one-table-of-factors.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { connect, migrate, openDatabase, versionOf } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { lockDataDir } from './dataDirLock.ts';
import { migrations, newestVersion, UNRELEASED } from './migrations.ts';
import { tryMigration } from './tryMigration.ts';

const fingerprint = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A data directory with a database that was used and closed. */
function usedDirectory(): string {
  const directory = migratedDirectory();
  const connection = openDatabase(directory);
  connection.handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO daily_counts SELECT 'day ' || i, hex(randomblob(100)), i FROM n`);
  connection.close();
  return directory;
}

/** Expects opening to be refused with one sentence, and the database file to be unchanged to the byte. */
function expectRefusal(directory: string, sentence: RegExp): void {
  const file = databaseFile(directory);
  const before = existsSync(file) ? fingerprint(file) : 'absent';
  expect(() => openDatabase(directory)).toThrow(DatabaseRefusal);
  expect(() => openDatabase(directory)).toThrow(sentence);
  expect(existsSync(file) ? fingerprint(file) : 'absent').toBe(before);
}

describe('opening', () => {
  test('a first start makes a durable, private, current database', () => {
    const directory = temporaryDirectory();
    const connection = openDatabase(directory);
    const pragma = (name: string) => connection.handle.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('secure_delete')).toBe(1);
    expect(pragma('busy_timeout')).toBeLessThanOrEqual(250);
    expect(pragma('temp_store')).toBe(2);
    expect(versionOf(connection.handle)).toBe(newestVersion);
    expect(statSync(databaseFile(directory)).mode & 0o077).toBe(0);
    connection.close();
  });

  test('no table repeats a list of codes: a code that the site gains is stored without a step of the schema', () => {
    const connection = openDatabase(temporaryDirectory());
    const tables = connection.handle.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table'").pluck().all();
    expect(tables.join('\n').match(/CHECK *\(\w+ IN \(.*/g)).toBeNull();
    connection.close();
  });

  test('an emptied or vanished file is never replaced by a new one', () => {
    const directory = usedDirectory();
    truncateSync(databaseFile(directory), 0);
    expectRefusal(directory, /est vide ou a disparu/);
  });

  test('another program’s file is left alone', () => {
    for (const content of ['just text', readForeignDatabase()]) {
      const directory = temporaryDirectory();
      writeFileSync(databaseFile(directory), content);
      expectRefusal(directory, /n’est pas une base de données/);
    }
  });

  test('a file of a newer version is refused, naming both versions', () => {
    const directory = usedDirectory();
    const file = new Database(databaseFile(directory));
    file.pragma('user_version = 9999');
    file.close();
    expectRefusal(directory, new RegExp(`format 9999.*format ${newestVersion}`));
  });

  test('a file of a format of before 1.0.0 is refused, naming the commit that reads it', () => {
    for (const version of [1, UNRELEASED]) {
      const directory = usedDirectory();
      const file = new Database(databaseFile(directory));
      file.pragma(`user_version = ${version}`);
      file.close();
      expectRefusal(directory, new RegExp(`d’avant la version 1\\.0\\.0 .*format ${version}\\).*commit [0-9a-f]{12}`));
    }
  });

  test('a damaged file is refused, whichever page is damaged', () => {
    const pages = statSync(databaseFile(usedDirectory())).size / 4096;
    let refused = 0;
    for (let page = 1; page < pages; page += 3) {
      const directory = usedDirectory();
      const file = databaseFile(directory);
      const bytes = readFileSync(file);
      const used = bytes.subarray(page * 4096, page * 4096 + 512).some((byte) => byte !== 0);
      bytes.fill(0xa5, page * 4096, page * 4096 + 512);
      writeFileSync(file, bytes);
      if (!used) continue;
      expectRefusal(directory, /endommagé/);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(5);
  });
});

function readForeignDatabase(): Buffer {
  const file = path.join(temporaryDirectory(), 'other.db');
  const other = new Database(file);
  other.exec('CREATE TABLE somebody (a); INSERT INTO somebody VALUES (1)');
  other.close();
  return readFileSync(file);
}

test('one process holds a data directory; when it lets go another may', () => {
  const directory = temporaryDirectory();
  const release = lockDataDir(directory);
  expect(() => lockDataDir(directory)).toThrow(/déjà utilisé par un autre processus/);
  release();
  lockDataDir(directory)();
});

describe('migrating', () => {
  const steps = [
    ...migrations,
    { name: 'next', sql: 'CREATE TABLE next (a TEXT) STRICT; INSERT INTO next VALUES (1)' },
  ];

  test('an existing file is copied first, then brought up to date', () => {
    const directory = usedDirectory();
    const connection = openDatabase(directory);
    migrate(connection.handle, { backupDir: directory, steps });
    expect(versionOf(connection.handle)).toBe(newestVersion + 1);
    connection.close();
    const copy = new Database(path.join(directory, `before-format-${newestVersion + 1}.db`), { readonly: true });
    expect(copy.pragma('user_version', { simple: true })).toBe(newestVersion);
    expect(copy.prepare('SELECT count(*) FROM daily_counts').pluck().get()).toBe(500);
    copy.close();
  });

  test('the steps to come are tried on a copy, and the file stays as it is', async () => {
    const directory = usedDirectory();
    const before = fingerprint(databaseFile(directory));
    const [now, newest] = [newestVersion, newestVersion + 1];
    expect(await tryMigration(directory, steps)).toEqual({ before: now, newest, verdict: 'ok' });
    expect(await tryMigration(directory)).toEqual({ before: now, newest: now });
    expect(fingerprint(databaseFile(directory))).toBe(before);
    expect(readdirSync(directory).filter((name) => name.startsWith('essai'))).toEqual([]);
  });

  test('a step that fails half-way leaves the version before it', () => {
    const connection = openDatabase(temporaryDirectory());
    const broken = [...migrations, { name: 'broken', sql: 'CREATE TABLE half (a TEXT) STRICT; SELECT nonsense' }];
    expect(() => migrate(connection.handle, { backupDir: temporaryDirectory(), steps: broken })).toThrow(/nonsense/);
    expect(versionOf(connection.handle)).toBe(newestVersion);
    expect(connection.handle.prepare(`SELECT count(*) FROM sqlite_schema WHERE name = 'half'`).pluck().get()).toBe(0);
    connection.close();
  });

  test('the history of a lead is stored in English, that of one in the bin too', () => {
    const directory = temporaryDirectory();
    const handle = connect(databaseFile(directory));
    const before = migrations.slice(0, migrations.indexOf(historiesInEnglish));
    migrate(handle, { backupDir: directory, steps: before });
    handle.pragma('foreign_keys = OFF');
    handle.exec(`INSERT INTO lead_events (lead_id, kind, created_at) VALUES (1, 'recu', 'x'), (1, 'renonce', 'x');
      INSERT INTO bin (kind, row_id, content, binned_at) VALUES ('lead', 7, '{"lead_events":[{"id":1,"kind":"repondu"}]}', 'x')`);
    migrate(handle, { backupDir: directory });
    expect(handle.prepare('SELECT kind FROM lead_events').pluck().all()).toEqual(['received', 'mail-abandoned']);
    expect(handle.prepare('SELECT content FROM bin').pluck().get()).toBe(
      '{"lead_events":[{"id":1,"kind":"answered"}]}',
    );
    handle.close();
  });

  test('every factor of an account is carried over, with its counter and its secret', () => {
    const directory = temporaryDirectory();
    const handle = connect(databaseFile(directory));
    migrate(handle, { backupDir: directory, steps: migrations.slice(0, migrations.indexOf(oneTableOfFactors)) });
    handle.exec(`INSERT INTO users VALUES ('u', 'ada', 'hash', 'x', 'x', NULL);
      INSERT INTO passkeys VALUES ('p', 'u', 'Clé', 'key', 7, '[]', 'x', 'y');
      INSERT INTO code_apps VALUES ('u', 'sealed', 3, 'x');
      INSERT INTO recovery_codes VALUES ('one', 'u', 'x')`);
    migrate(handle, { backupDir: directory });
    const rows = handle.prepare('SELECT kind, id, user_id, name, secret, counter, last_used_at FROM factors').raw();
    expect(rows.all()).toEqual([
      ['code', 'u', 'u', '', 'sealed', 3, null],
      ['passkey', 'p', 'u', 'Clé', 'key', 7, 'y'],
      ['recovery', 'one', 'u', '', '', 0, null],
    ]);
    handle.close();
  });
});
