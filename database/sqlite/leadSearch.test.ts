import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../file/connection.ts';
import { eraseLeads } from '../leads/eraseLeads.ts';
import { indexStep } from '../leads/leadIndex.ts';
import { listLeads } from '../leads/leadList.ts';
import { addLead } from '../leads/leads.ts';
import type { Connection } from '../store.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { searchableUpTo } from './leadSearch.ts';
import type { SqliteConnection } from './sqliteConnection.ts';
import { transaction } from './transaction.ts';

const opened = (): SqliteConnection => openDatabase(migratedDirectory());

async function store(connection: Connection, name: string, description = 'Un marché à étudier'): Promise<number> {
  return (await addLead(connection, { ...sampleLead, name, description }, new Date())).id;
}

const catchUp = async (connection: SqliteConnection): Promise<void> => {
  while (await transaction(connection, indexStep));
};
const found = async (connection: SqliteConnection, search: string) =>
  (await listLeads(connection, { search, quarantine: false, limit: 50 })).leads.map(({ id }) => id);
/** Asks SQLite to compare the index with every lead it should hold. */
const compare = (connection: SqliteConnection) =>
  connection.handle.exec(`INSERT INTO lead_search(lead_search, rank) VALUES ('integrity-check', 1)`);

describe('the search', () => {
  test('finds leads that are in the index, and those that are not yet', async () => {
    const connection = opened();
    await store(connection, 'Élodie Besançon');
    await catchUp(connection);
    await store(connection, 'Hector Besançon', 'Une étude, SIRET 123');
    expect(await searchableUpTo(connection)).toBe(1);
    expect(await found(connection, 'besancon')).toEqual([2, 1]);
    expect(await found(connection, 'BESANÇON étude')).toEqual([2]);
    expect(await found(connection, '"besançon"')).toEqual([]);
    await catchUp(connection);
    expect(await searchableUpTo(connection)).toBe(2);
    expect(await found(connection, 'besancon')).toEqual([2, 1]);
  });

  test('a lead erased before it entered the index leaves no trace and no gap', async () => {
    const connection = opened();
    for (const name of ['Un', 'Deux', 'Trois']) await store(connection, name);
    await eraseLeads(connection, [2]);
    await catchUp(connection);
    compare(connection);
    await eraseLeads(connection, [3]);
    compare(connection);
    expect(await found(connection, 'marché')).toEqual([1]);
  });

  test('an erased lead’s words leave the bytes of the index', async () => {
    const dataDir = migratedDirectory();
    const connection = openDatabase(dataDir);
    for (const name of ['Camille', 'Dominique zwxqk', 'Sacha']) await store(connection, name);
    await catchUp(connection);
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

  test('takes in many leads in steps that merge as they go, and is whole at the end', async () => {
    const connection = opened();
    for (let part = 0; part < 15; part += 1) {
      await transaction(connection, async (writer) => {
        for (let n = 0; n < 25; n += 1) await store(writer, `Camille ${part} ${n}`);
      });
      await catchUp(connection);
    }
    compare(connection);
    // Where nothing merges them there are fifteen.
    const segments = connection.handle.prepare(`SELECT count(DISTINCT segid) FROM lead_search_idx`).pluck().get();
    expect(segments).toBeLessThan(7);
  });
});
