import { expect, onTestFinished, test } from 'vitest';
import { putInBin, takeBack } from '../leads/bin.ts';
import { listLeads } from '../leads/leadList.ts';
import { archiveHeldLeads, releaseLead } from '../leads/leads.ts';
import { sqliteConnection } from '../sqlite/sqliteConnection.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { connect } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { migrate, versionOf } from './migrate.ts';
import { migrations, newestVersion } from './migrations.ts';

const step = migrations.findIndex(({ name }) => name === 'search behind') + 1;
const LONG = `Commencement du cahier des charges. ${'Un marché à étudier. '.repeat(150)}Terminaison`;

/** A file as the release of format 4 left it: three leads in its search index, the last held; mails and a sign-in. */
function fileOfFormatFour() {
  const dataDir = temporaryDirectory();
  const handle = connect(databaseFile(dataDir));
  onTestFinished(() => void handle.close());
  migrate(handle, { backupDir: dataDir, steps: migrations.slice(0, step) });
  const add = handle.prepare(
    `INSERT INTO leads (reference, name, email, service, message, quarantine, created_at, updated_at)
     VALUES (?, ?, 'camille@exemple.fr', 'Étude de marché - 99€', ?, ?, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  );
  add.run('DEV-2026-0001', 'Camille', 'Une affiche', 'none');
  add.run('DEV-2026-0002', 'Odile', LONG, 'none');
  add.run('DEV-2026-0003', 'Paul', 'Retenue', 'held');
  handle.exec(`
    INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
      SELECT id, reference, name, email, company, service, message FROM leads;
    UPDATE counters SET value = 3 WHERE name = 'leads-searchable';
    INSERT INTO lead_events (lead_id, kind, created_at) SELECT id, 'recu', created_at FROM leads;
    INSERT INTO outbox (kind, message_id, lead_id, next_attempt_at, created_at)
      VALUES ('lead-notification', '<1@site.test>', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
    INSERT INTO login_attempts (bucket, at) VALUES ('admin', '2026-01-01T00:00:00.000Z');`);
  return { handle, bringUp: () => migrate(handle, { backupDir: dataDir }) };
}

test('a file of format 4 goes through every step since, and every lead is found, binned, taken back and let out', async () => {
  const { handle, bringUp } = fileOfFormatFour();
  const connection = sqliteConnection(handle);
  const rows = () => handle.prepare('SELECT id, reference, name, message, updated_at FROM leads ORDER BY id').all();
  const before = rows();
  expect(versionOf(handle)).toBe(step);
  bringUp();
  expect(versionOf(handle)).toBe(newestVersion);
  expect(rows()).toEqual(before);
  expect(handle.prepare('SELECT DISTINCT service_code FROM leads').pluck().all()).toEqual(['etude-marche']);
  expect(handle.prepare('SELECT count(*) FROM outbox').pluck().get()).toBe(1);
  expect(handle.prepare('SELECT count(*) FROM limit_counts').pluck().get()).toBe(0);

  const find = async (search: string, quarantine = false, archived = false) =>
    (await listLeads(connection, { search, quarantine, archived, limit: 10 })).leads.map(({ id }) => id);
  const words = async () => [await find('affiche'), await find('Commencement'), await find('Terminaison')];
  expect(await words()).toEqual([[1], [2], [2]]);

  const at = '2026-02-01T00:00:00.000Z';
  for (const id of [1, 2]) expect(await putInBin(connection, 'lead', id, { actor: 'admin', at })).toBe(true);
  expect(await words()).toEqual([[], [], []]);
  for (const id of [1, 2]) await takeBack(connection, id, { actor: 'admin', at });
  expect(await words()).toEqual([[1], [2], [2]]);
  expect(handle.prepare('SELECT count(*) FROM outbox').pluck().get()).toBe(1);
  // Once erased for good nothing of them is left in the index: what was taken back was indexed as it was stored.
  handle.exec('DELETE FROM leads WHERE id IN (1, 2)');
  const index = handle.prepare('SELECT rowid FROM lead_search WHERE lead_search MATCH ?').pluck();
  for (const word of ['affiche', 'Commencement', 'Terminaison']) expect(index.all(word)).toEqual([]);

  expect(await archiveHeldLeads(connection, at, at)).toBe(1);
  expect([await find('Retenue', true), await find('Retenue', true, true)]).toEqual([[], [3]]);
  expect(await releaseLead(connection, 3, 'admin', new Date(at))).toBe(true);
  expect(await find('Retenue')).toEqual([3]);
  expect(handle.pragma('integrity_check', { simple: true })).toBe('ok');
});
