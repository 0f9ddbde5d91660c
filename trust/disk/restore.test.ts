import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { backUp, listBackups, restore } from '../../database/file/backup.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { DatabaseRefusal } from '../../database/refusal.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, inPairs, pause, report } from '../testing/call.ts';
import { runKilled, storedLeads, work, wronged } from '../testing/faults.ts';
import { fillLeads } from '../testing/fillEveryRoom.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const CLIENTS = 8;

interface Killed {
  dataDir: string;
  acknowledged: string[];
  /** Leads acknowledged before the start of the last backup that ended. */
  before: string[];
}

/** A site under leads, backed up again and again, killed at a random moment once a first backup has ended. */
async function killedSite(): Promise<Killed> {
  const server = await startServerProcess({ twins: ['probe'] });
  const call = caller(server.port, 1);
  const acknowledged: string[] = [];
  let before: string[] | undefined;
  const night = async () => {
    for (;;) {
      const known = [...acknowledged];
      const response = await call({ path: '/probe/backup' }).catch(() => undefined);
      if (response === undefined) return;
      expect(response.status).toBe(200);
      if (before === undefined) void pause(Math.random() * 900).then(() => server.signal('SIGKILL'));
      before = known;
    }
  };
  await Promise.all([server.ended, night(), work(server, { clients: CLIENTS, acknowledged })]);
  return { dataDir: server.dataDir, acknowledged, before: before ?? [] };
}

/** Restores a copy into a fresh directory, as a drill does, and returns the names it lacks of those it must hold. */
function lackingIn(copy: string, names: readonly string[]): string[] {
  const drill = path.join(temporaryDirectory(), 'exercice');
  mkdirSync(drill);
  restore(drill, copy, new Date());
  return wronged(names, drill);
}

test('the drill on the last backup after a kill -9 finds every acknowledged row', async () => {
  const rounds = amount(2, 100);
  const counts = await inPairs(Array.from({ length: rounds }), async () => {
    const { dataDir, acknowledged, before } = await killedSite();
    // The last complete backup when the site died.
    const [last] = listBackups(dataDir);
    expect(last).toBeDefined();
    expect(lackingIn(last?.file ?? '', before)).toEqual([]);
    // The next nightly backup is complete too, although the kill left files and a journal behind.
    expect(lackingIn(await backUp(dataDir, new Date()), acknowledged)).toEqual([]);
    return { all: acknowledged.length, before: before.length };
  });
  const sum = (kind: 'all' | 'before') => counts.reduce((total, one) => total + one[kind], 0);
  report(
    'D9',
    `${rounds} kill -9 under backups: the last backup held ${sum('before')} of ${sum('before')} leads acknowledged before it, the next one ${sum('all')} of ${sum('all')}`,
  );
}, 3_600_000);

test('twin: a backup that copies the file alone lacks the rows of the journal', async () => {
  const server = await startServerProcess();
  const { dataDir } = server;
  // While a read is open, later writes stay in the journal.
  const reader = new Database(databaseFile(dataDir), { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM leads').get();
  const { acknowledged } = await work(server, { calls: CLIENTS });
  expect(acknowledged).toHaveLength(CLIENTS);
  await server.end();
  const copy = path.join(temporaryDirectory(), 'copie.db');
  copyFileSync(databaseFile(dataDir), copy);
  expect(() => expect(lackingIn(copy, acknowledged)).toEqual([])).toThrow();
});

test('the owner’s command restores a killed site’s database with its journal, over another one', async () => {
  const rounds = amount(1, 20);
  let restored = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { dataDir: killed, acknowledged } = await killedSite();
    const { dataDir: other } = await killedSite();
    const { status, stdout } = await ownersCommand({ DATA_DIR: other }, 'restore', databaseFile(killed));
    expect([status, stdout]).toEqual([0, expect.stringContaining('Toutes les sessions sont fermées')]);
    await (await startServerProcess({ dataDir: other })).end();
    const stored = storedLeads(other);
    expect(wronged(acknowledged, stored)).toEqual([]);
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(CLIENTS);
    restored += acknowledged.length;
  }
  report('D15', `${rounds} killed sites restored by the command, journal included: ${restored} of ${restored} leads`);
}, 3_600_000);

const OLD = 300;
const NEW = 200;

type End = 'old' | 'new' | 'refused';

/** State after a start that follows an interrupted restore; « refused » is mended by restoring again. */
function endOf(dataDir: string, source: string): End {
  const leads = () => {
    const connection = openDatabase(dataDir);
    try {
      expect(connection.handle.pragma('integrity_check', { simple: true })).toBe('ok');
      return Number(connection.handle.prepare('SELECT count(*) FROM leads').pluck().get());
    } finally {
      connection.close();
    }
  };
  try {
    const found = leads();
    expect([OLD, NEW]).toContain(found);
    return found === OLD ? 'old' : 'new';
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error;
    restore(dataDir, source, new Date());
    expect(leads()).toBe(NEW);
    return 'refused';
  }
}

test('a restore killed at any moment leaves the old database or the new one, whole, or a start that says what to do', async () => {
  const [origin, backup] = [temporaryDirectory(), temporaryDirectory()];
  fillLeads(origin, OLD);
  fillLeads(backup, NEW);
  const source = databaseFile(backup);
  const run = async (killAfter?: number) => {
    const dataDir = temporaryDirectory();
    cpSync(origin, dataDir, { recursive: true });
    // A stale journal, as a killed site leaves it.
    const open = openDatabase(dataDir);
    open.handle.exec(`UPDATE leads SET name = name || '.'`);
    const killed = temporaryDirectory();
    for (const name of ['site.db', 'site.db-wal', 'initialised'])
      copyFileSync(path.join(dataDir, name), path.join(killed, name));
    open.close();
    const took = await runKilled('fileWorkEntry.ts', [killed, 'restore', source], killAfter);
    return { took, end: endOf(killed, source) };
  };
  const { took, end } = await run();
  expect(end).toBe('new');
  const moments = Array.from({ length: amount(4, 100) }, () => Math.random() * took * 1.1);
  const ends = (await inPairs(moments, run)).map((one) => one.end);
  const count = (kind: End) => ends.filter((one) => one === kind).length;
  report(
    'D15',
    `${ends.length} restores killed: ${count('old')} old, ${count('new')} new, ${count('refused')} refused and restored again, 0 in between`,
  );
  expect(existsSync(source)).toBe(true);
}, 600_000);
