import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addLead } from '../leads/leads.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { backUp, restore } from './backup.ts';
import { checksumFile } from './checksum.ts';
import { openDatabase } from './connection.ts';

const NOW = new Date('2026-11-28T03:00:00.000Z');

/**
 * Makes a backup with one request, then changes one character of that request's text in the file: SQLite's page structure stays valid, so
 * only the checksum can detect it.
 */
async function changedBackup(): Promise<string> {
  const dataDir = migratedDirectory();
  const connection = openDatabase(dataDir);
  await addLead(connection, { ...sampleLead, description: 'Deux fournils à comparer' }, NOW);
  connection.close();
  const file = await backUp(dataDir, NOW);
  const bytes = readFileSync(file);
  bytes.write('r', bytes.indexOf('fournils'));
  writeFileSync(file, bytes);
  return file;
}

test('a backup with one changed letter is refused, and nothing is restored', async () => {
  const file = await changedBackup();
  expect(readFileSync(checksumFile(file), 'utf8')).toMatch(/^[0-9a-f]{64} {2}site-\S+\.db\n$/);
  expect(() => restore(migratedDirectory(), file, NOW)).toThrow(/somme de contrôle/);
});

test('twin: without its checksum the changed words are restored', async () => {
  const file = await changedBackup();
  rmSync(checksumFile(file));
  expect(restore(migratedDirectory(), file, NOW).leads).toBe(1);
});
