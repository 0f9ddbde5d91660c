import { createHash, randomBytes, randomInt } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { inspectFile } from '../../database/file/inspectFile.ts';
import { newestVersion } from '../../database/file/migrations.ts';
import { DatabaseRefusal } from '../../database/refusal.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, isLong, leadCall, limit, pause, report } from '../testing/call.ts';
import { work } from '../testing/faults.ts';
import { refusedStart, type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

/** A data directory as a killed server leaves it: some leads in the file, the last ones in its journal. */
async function abandonedDirectory(): Promise<string> {
  const dataDir = temporaryDirectory();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const server = await startServerProcess({ dataDir });
    await work(server, { clients: 1, calls: 40 });
    await server.end(signal);
  }
  return dataDir;
}

const FILES = ['site.db', 'site.db-wal', 'initialised'];

/** Copies the files of a data directory to a temporary directory, where a test damages them. */
function copyOf(dataDir: string): string {
  const copy = temporaryDirectory();
  for (const name of FILES) copyFileSync(path.join(dataDir, name), path.join(copy, name));
  return copy;
}

/** Hashes of the files; reading a database without its journal makes an empty journal, which counts as absent. */
const fingerprints = (dataDir: string) =>
  FILES.map((name) => {
    const file = path.join(dataDir, name);
    const isThere = existsSync(file) && !(name === 'site.db-wal' && statSync(file).size === 0);
    return isThere ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'absent';
  });

/** Damages the database in each of many ways; undefined when the file itself is gone. */
function spoiled(bytes: Buffer, way: number): Buffer | undefined {
  if (way === 0) return Buffer.alloc(0);
  if (way === 1) return Buffer.from('ceci n’est pas une base\n'.repeat(500));
  if (way === 2) return undefined;
  if (way === 3) return bytes.subarray(0, 50);
  if (way % 5 === 0) return bytes.subarray(0, randomInt(100, bytes.length));
  const sector = randomInt(0, bytes.length / 512) * 512;
  const noise = way % 2 === 0 ? Buffer.alloc(512) : randomBytes(512);
  return Buffer.concat([bytes.subarray(0, sector), noise, bytes.subarray(sector + 512)]);
}

/** Whether SQLite finds a copy of the database sound; a start must refuse each database it does not. */
function isSound(dataDir: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(path.join(copyOf(dataDir), 'site.db'));
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

test('a damaged database is refused and not a byte of it changes, whatever the damage', async () => {
  const origin = await abandonedDirectory();
  let refused = 0;
  const mutants = amount(50, 400);
  for (let way = 0; way < mutants; way += 1) {
    const dataDir = copyOf(origin);
    const file = path.join(dataDir, 'site.db');
    const bytes = spoiled(readFileSync(file), way);
    if (bytes) writeFileSync(file, bytes);
    else rmSync(file);
    const sound = way > 3 && isSound(dataDir);
    const before = fingerprints(dataDir);
    let opened: ReturnType<typeof openDatabase> | undefined;
    try {
      opened = openDatabase(dataDir);
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseRefusal);
      expect([way, fingerprints(dataDir)]).toEqual([way, before]);
      refused += 1;
    }
    if (opened) expect([way, sound]).toEqual([way, true]);
    opened?.close();
  }
  expect(refused).toBeGreaterThan(mutants / 4);
  report(
    'D10',
    `${mutants} damaged files: ${refused} refused byte for byte unchanged, 0 opened that quick_check finds damaged`,
  );
}, 600_000);

test('a large file whose site was killed is checked before anything is written, and a torn page refused', async () => {
  const { dataDir, ...server } = await startServerProcess();
  const file = path.join(dataDir, 'site.db');
  const other = new Database(file);
  other.exec(`INSERT INTO settings VALUES ('large', hex(zeroblob(9000000)))`);
  const page = Number(other.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'lead_notes'`).pluck().get());
  other.close();
  expect((await caller(server.port)(leadCall('last'))).status).toBe(201);
  await server.end();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, (page - 1) * 4096, (page - 1) * 4096 + 512));
  const before = fingerprints(dataDir);
  await expect(startServerProcess({ dataDir })).rejects.toThrow(/site\.db est endommagé .*restore FICHIER/s);
  expect(fingerprints(dataDir)).toEqual(before);
  // Twin: without the journal, the trace of a kill, the damaged page is not read.
  rmSync(`${file}-wal`);
  expect(inspectFile(file, newestVersion)).toBe('sound');
});

test('twin: without the marker of a first start an emptied file is taken for a new one', async () => {
  const dataDir = copyOf(await abandonedDirectory());
  for (const name of ['site.db-wal', 'initialised']) rmSync(path.join(dataDir, name));
  writeFileSync(path.join(dataDir, 'site.db'), '');
  openDatabase(dataDir).close();
  expect(readFileSync(path.join(dataDir, 'site.db')).length).toBeGreaterThan(0);
});

test('a start over a damaged or newer file ends at once with exit code 78 and one sentence', async () => {
  const damaged = copyOf(await abandonedDirectory());
  writeFileSync(path.join(damaged, 'site.db'), 'x'.repeat(5000));
  const newer = temporaryDirectory();
  const connection = openDatabase(newer);
  connection.handle.pragma('user_version = 9999');
  connection.close();
  for (const [dataDir, sentence] of Object.entries({ [damaged]: /endommagé/, [newer]: /format 9999/ })) {
    const before = fingerprints(dataDir);
    const begun = performance.now();
    const { code, message } = await refusedStart({ dataDir });
    expect(performance.now() - begun).toBeLessThan(limit(1000));
    expect([code, message]).toEqual([78, expect.stringMatching(sentence)]);
    expect(fingerprints(dataDir)).toEqual(before);
  }
  // Twin: without the comparison of versions the same file counts as sound.
  expect(() => inspectFile(path.join(newer, 'site.db'), newestVersion)).toThrow(DatabaseRefusal);
  expect(inspectFile(path.join(newer, 'site.db'), Number.POSITIVE_INFINITY)).toBe('sound');
  report('D12', 'format 9999: exit code 78, both versions named, file unchanged');
});

const FATES: Record<string, (file: string) => void> = {
  deleted: (file) => rmSync(file),
  'deleted with its journals': (file) => {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending);
  },
  'replaced by a copy of itself': (file) => {
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  },
};

async function serverWithoutFile(fate: (file: string) => void, twins: Twin[] = []): Promise<ServerProcess> {
  const server = await startServerProcess({ twins });
  expect((await caller(server.port)(leadCall('before'))).status).toBe(201);
  // Waits for the search index, which is written a moment later and would find the damage first.
  await pause(1500);
  fate(path.join(server.dataDir, 'site.db'));
  return server;
}

test.each(Object.entries(FATES))(
  'a site whose database file is %s acknowledges nothing more: 503, then exit code 1',
  async (_fate, fate) => {
    const server = await serverWithoutFile(fate, ['only-writes-look']);
    // The server has begun to stop: requests on new connections are refused too.
    const { acknowledged, refused } = await work(server, { calls: 8 });
    expect(acknowledged).toEqual([]);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await server.ended).toBe(1);
    expect(server.log.join('\n')).toContain('no longer there');
  },
);

test('an idle site notices it by itself within five seconds', async () => {
  const server = await startServerProcess();
  await pause(500);
  rmSync(path.join(server.dataDir, 'site.db'));
  const begun = performance.now();
  expect(await server.ended).toBe(1);
  const took = performance.now() - begun;
  if (isLong) expect(took).toBeLessThan(5000);
  report('D18', `a file deleted under an idle site: exit code 1 after ${Math.round(took)} ms, 0 × 201 after any loss`);
});

test('twin: a site that does not look acknowledges leads that no restart will find', async () => {
  const server = await serverWithoutFile((file) => rmSync(file), ['blind-queue']);
  expect((await caller(server.port)(leadCall('lost'))).status).toBe(201);
});
