import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, migrate, openDatabase } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { APPLICATION_ID } from '../file/inspectFile.ts';
import { migrations } from '../file/migrations.ts';
import { putInBin, takeBack } from '../leads/bin.ts';
import { eraseLeads } from '../leads/changeLead.ts';
import { listLeads } from '../leads/leadList.ts';
import { addLead } from '../leads/leads.ts';
import type { Connection } from '../store.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

/** Number of requests in a group: every 128th request adds its group to the search index. */
const GROUP = 128;

function opened(dataDir = migratedDirectory()): SqliteConnection {
  const connection = openDatabase(dataDir);
  onTestFinished(() => void connection.close());
  return connection;
}

async function store(connection: Connection, name: string, description = 'Un marché à étudier'): Promise<number> {
  return (await addLead(connection, { ...sampleLead, name, description }, new Date())).id;
}

/** Stores requests up to the next full group, so that all are in the search index. */
async function fillGroup(connection: SqliteConnection, group = 1): Promise<number> {
  connection.handle.prepare(`UPDATE sqlite_sequence SET seq = ? WHERE name = 'leads'`).run(group * GROUP - 1);
  return store(connection, `Fin ${group}`);
}

const indexed = ({ handle }: SqliteConnection) =>
  handle.prepare('SELECT id FROM lead_search_docsize ORDER BY id').pluck().all();
const found = async (connection: SqliteConnection, search: string) =>
  (await listLeads(connection, { search, quarantine: false, limit: 50 })).leads.map(({ id }) => id);
/** Has SQLite check the index against every lead; throws when a lead is missing or differs. */
const compare = (connection: SqliteConnection) =>
  connection.handle.exec(`INSERT INTO lead_search(lead_search, rank) VALUES ('integrity-check', 1)`);

describe('the search', () => {
  test('finds leads that are in the index, and those that are not yet', async () => {
    const connection = opened();
    await store(connection, 'Élodie Besançon');
    expect([indexed(connection), await found(connection, 'besancon')]).toEqual([[], [1]]);
    await fillGroup(connection);
    compare(connection);
    const last = await store(connection, 'Hector Besançon', 'Une étude, SIRET 123');
    expect(indexed(connection)).toEqual([1, GROUP]);
    expect(await found(connection, 'besancon')).toEqual([last, 1]);
    expect(await found(connection, 'BESANÇON étude')).toEqual([last]);
    expect(await found(connection, '"besançon"')).toEqual([]);
  });

  test('a lead erased before it entered the index leaves no trace and no gap', async () => {
    const connection = opened();
    for (const name of ['Un', 'Deux', 'Trois']) await store(connection, name);
    await eraseLeads(connection, [2]);
    const last = await fillGroup(connection);
    compare(connection);
    await eraseLeads(connection, [last, 3]);
    compare(connection);
    expect(await found(connection, 'marché')).toEqual([1]);
  });

  test('one that comes back from the bin below the last in the index is in it at once', async () => {
    const connection = opened();
    await store(connection, 'Une');
    await store(connection, 'Autre');
    await fillGroup(connection);
    await putInBin(connection, 'lead', 1, { actor: 'alix', at: new Date().toISOString() });
    expect([indexed(connection), await found(connection, 'une')]).toEqual([[2, GROUP], []]);
    await takeBack(connection, 1, { actor: 'alix', at: new Date().toISOString() });
    expect([indexed(connection), await found(connection, 'une')]).toEqual([[1, 2, GROUP], [1]]);
    compare(connection);
  });

  test('an erased lead’s words leave the bytes of the index', async () => {
    const dataDir = migratedDirectory();
    const connection = opened(dataDir);
    for (const name of ['Camille', 'Dominique zwxqk', 'Sacha']) await store(connection, name);
    await fillGroup(connection);
    const bytes = () => {
      connection.handle.pragma('wal_checkpoint(TRUNCATE)');
      return readdirSync(dataDir).some((file) => {
        return file.startsWith('site.db') && readFileSync(path.join(dataDir, file)).includes('zwx');
      });
    };
    expect(bytes()).toBe(true);
    await eraseLeads(connection, [2]);
    expect(bytes()).toBe(false);
  });

  test('many groups are merged as they come', async () => {
    const connection = opened();
    await store(connection, 'Une');
    for (let group = 1; group <= 40; group += 1) await fillGroup(connection, group);
    compare(connection);
    // Number of the index's segments, which would be forty if they were never merged.
    const segments = connection.handle.prepare(`SELECT count(DISTINCT segid) FROM lead_search_idx`).pluck().get();
    expect(segments).toBeLessThan(20);
  });
});

test('a file whose index was behind its requests finds them all in the format after, and forgets none', async () => {
  const dataDir = temporaryDirectory();
  const former = connect(databaseFile(dataDir));
  former.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(former, { backupDir: dataDir, steps: migrations.slice(0, 1) });
  former.exec(`INSERT INTO leads (reference, name, email, description, created_at, updated_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    SELECT 'DEV-2026-' || i, 'Camille ' || i, 'c' || i || '@exemple.fr', 'Un marché', '2026-01-01', '2026-01-01' FROM n;
    INSERT INTO lead_search(rowid, reference, name, email, company, service, phone, description)
    SELECT id, reference, name, email, company, service, phone, description FROM leads WHERE id <= 200;
    UPDATE counters SET value = 200 WHERE name = 'leads-searchable'`);
  former.close();
  const connection = opened(dataDir);
  compare(connection);
  expect(await found(connection, 'c299@exemple.fr')).toEqual([299]);
  expect((await listLeads(connection, { search: 'marché', quarantine: false, limit: 9 })).total).toBe(300);
});
