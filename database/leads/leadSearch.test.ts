import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Connection, openDatabase } from '../file/connection.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { eraseLeads } from './eraseLeads.ts';
import { listLeads } from './leadList.ts';
import { indexStep, searchableUpTo } from './leadSearch.ts';
import { addLead } from './leads.ts';

const opened = (): Connection => openDatabase(temporaryDirectory());

function store(connection: Connection, name: string, message = 'Un marché à étudier'): number {
  const fields = { email: 'camille@exemple.fr', company: null, service: null, idempotencyKey: null, utm: null };
  const context = { firstPage: null, formPage: null, opener: null, referrerHost: null, quarantineReasons: [] };
  return addLead(connection, { name, message, ...fields, ...context }, new Date()).id;
}

const step = (connection: Connection): boolean => connection.transaction(() => indexStep(connection))();
const catchUp = (connection: Connection): void => {
  while (step(connection));
};
const found = async (connection: Connection, search: string) =>
  (await listLeads(connection, { search, quarantine: false, limit: 50 })).leads.map(({ id }) => id);
/** Asks SQLite to compare the index with every lead it should hold. */
const compare = (connection: Connection) =>
  connection.exec(`INSERT INTO lead_search(lead_search, rank) VALUES ('integrity-check', 1)`);

describe('the search', () => {
  test('finds leads that are in the index, and those that are not yet', async () => {
    const connection = opened();
    store(connection, 'Élodie Besançon');
    catchUp(connection);
    store(connection, 'Hector Besançon', 'Une étude, SIRET 123');
    expect(searchableUpTo(connection)).toBe(1);
    expect(await found(connection, 'besancon')).toEqual([2, 1]);
    expect(await found(connection, 'BESANÇON étude')).toEqual([2]);
    expect(await found(connection, '"besançon"')).toEqual([]);
    catchUp(connection);
    expect(searchableUpTo(connection)).toBe(2);
    expect(await found(connection, 'besancon')).toEqual([2, 1]);
  });

  test('a lead erased before it entered the index leaves no trace and no gap', async () => {
    const connection = opened();
    for (const name of ['Un', 'Deux', 'Trois']) store(connection, name);
    eraseLeads(connection, [2]);
    catchUp(connection);
    compare(connection);
    eraseLeads(connection, [3]);
    compare(connection);
    expect(await found(connection, 'marché')).toEqual([1]);
  });

  test('an erased lead’s words leave the bytes of the index', () => {
    const dataDir = temporaryDirectory();
    const connection = openDatabase(dataDir);
    for (const name of ['Camille', 'Dominique zwxqk', 'Sacha']) store(connection, name);
    catchUp(connection);
    const bytes = () => {
      connection.pragma('wal_checkpoint(TRUNCATE)');
      return readdirSync(dataDir).some((file) => {
        return file.startsWith('site.db') && readFileSync(path.join(dataDir, file)).includes('zwx');
      });
    };
    expect(bytes()).toBe(true);
    eraseLeads(connection, [2]);
    expect(bytes()).toBe(false);
  });

  test('takes in many leads in steps that merge as they go, and is whole at the end', () => {
    const connection = opened();
    for (let part = 0; part < 15; part += 1) {
      connection.transaction(() => {
        for (let n = 0; n < 25; n += 1) store(connection, `Camille ${part} ${n}`);
      })();
      catchUp(connection);
    }
    compare(connection);
    // Where nothing merges them there are fifteen.
    const segments = connection.prepare(`SELECT count(DISTINCT segid) FROM lead_search_idx`).pluck().get();
    expect(segments).toBeLessThan(7);
  });
});
