import { expect, onTestFinished, test } from 'vitest';
import { formerTermination } from '../../data/leads/contractNotices.ts';
import { leadMessage } from '../../data/leads/leadMessage.ts';
import { connect } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { migrate } from '../file/migrate.ts';
import { migrations } from '../file/migrations.ts';
import { takeBack } from '../leads/bin.ts';
import { sqliteConnection } from '../sqlite/sqliteConnection.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { noticeById } from './contractNotices.ts';

const step = migrations.findIndex(({ name }) => name === 'contract notices');
const AT = '2026-01-01T00:00:00.000Z';
const words = (description: string, timeline = '') =>
  leadMessage({ phone: '', description, budget: '', timeline, priority: '' });

/** A file of format 8: an order, three terminations (one handled, one held, one in the bin), and an order in the bin. */
function fileOfFormatEight() {
  const dataDir = temporaryDirectory();
  const handle = connect(databaseFile(dataDir));
  onTestFinished(() => void handle.close());
  handle.pragma('foreign_keys = ON');
  migrate(handle, { backupDir: dataDir, steps: migrations.slice(0, step) });
  const add = handle.prepare(
    `INSERT INTO leads (reference, idempotency_key, name, email, service, service_code, message, quarantine,
       quarantine_reasons, status, created_at, updated_at)
     VALUES (@reference, @key, @name, 'odile@exemple.fr', @service, @code, @message, @quarantine, @reasons, @status, '${AT}', '2026-02-01T00:00:00.000Z')`,
  );
  const lead = {
    key: null,
    service: formerTermination.label,
    code: formerTermination.code,
    quarantine: 'none',
    reasons: null,
    status: 'nouveau',
  };
  const order = { ...lead, service: 'Stratégie - 70€', code: 'strategie' };
  add.run({ ...order, reference: 'DEV-2026-0001', name: 'Camille', message: words('Un plan') });
  add.run({
    ...lead,
    reference: 'DEV-2026-0002',
    key: 'une-page',
    name: 'Odile',
    message: words('Devis du 3 mars\nsigné', '31 mars'),
    status: 'perdu',
  });
  add.run({
    ...lead,
    reference: 'DEV-2026-0003',
    name: 'Paul',
    message: 'en toutes lettres',
    quarantine: 'held',
    reasons: '["contenu"]',
  });
  add.run({ ...lead, reference: 'DEV-2026-0004', name: 'Lise', message: words('Facture 12') });
  add.run({ ...order, reference: 'DEV-2026-0005', name: 'Yves', message: words('Un autre plan') });
  handle.exec(`
    INSERT INTO lead_events (lead_id, kind, created_at) SELECT id, 'recu', created_at FROM leads;
    INSERT INTO lead_notes (lead_id, body, author, created_at) VALUES (2, 'Rappelée', 'admin', '${AT}');
    INSERT INTO outbox (kind, message_id, lead_id, state, sent_at, next_attempt_at, created_at) VALUES
      ('lead-notification', '<1@site.test>', 1, 'waiting', NULL, '${AT}', '${AT}'),
      ('lead-acknowledgement', '<2@site.test>', 2, 'sent', '2026-01-01T00:01:00.000Z', '${AT}', '${AT}'),
      ('held-summary', '<3@site.test>', 3, 'waiting', NULL, '${AT}', '${AT}'),
      ('lead-acknowledgement', '<4@site.test>', 4, 'waiting', NULL, '${AT}', '${AT}');`);
  // As `putInBin` of that format did.
  for (const id of [4, 5]) {
    const rows = (table: string, key: string) => handle.prepare(`SELECT * FROM ${table} WHERE ${key} = ?`).all(id);
    const content = {
      leads: rows('leads', 'id'),
      lead_events: rows('lead_events', 'lead_id'),
      lead_notes: [],
      outbox: rows('outbox', 'lead_id'),
    };
    handle
      .prepare("INSERT INTO bin (kind, row_id, content, actor, binned_at) VALUES ('lead', ?, ?, 'admin', ?)")
      .run(id, JSON.stringify(content), AT);
    handle.prepare('DELETE FROM leads WHERE id = ?').run(id);
  }
  return { handle, bringUp: () => migrate(handle, { backupDir: dataDir }) };
}

test('terminations stored as leads move to the notices whole: handled, held, and in the bin', async () => {
  const { handle, bringUp } = fileOfFormatEight();
  const connection = sqliteConnection(handle);
  const read = (sql: string) => handle.prepare(sql).all() as Record<string, unknown>[];
  const [before] = read('SELECT * FROM leads WHERE id = 2');
  bringUp();

  expect(read('SELECT id, name FROM leads')).toEqual([{ id: 1, name: 'Camille' }]);
  expect(read('SELECT total FROM lead_totals ORDER BY held').map(({ total }) => total)).toEqual([1, 0]);
  expect([...read('SELECT lead_id FROM lead_events'), ...read('SELECT lead_id FROM lead_notes')]).toEqual([
    { lead_id: 1 },
  ]);

  const odile = await noticeById(connection, 2);
  expect(odile).toMatchObject({
    kind: 'termination',
    reference: 'DEV-2026-0002',
    name: 'Odile',
    contract: 'Devis du 3 mars\nsigné',
    wished_end: '31 mars',
    receipt_sent_at: '2026-01-01T00:01:00.000Z',
    filed_at: '2026-02-01T00:00:00.000Z',
    created_at: AT,
  });
  const former = JSON.parse(odile?.former_lead ?? '') as { lead: object; events: object[]; notes: object[] };
  const { source: _computed, ...columns } = before ?? {};
  expect(former.lead).toEqual(columns);
  expect(former).toMatchObject({ events: [{ kind: 'recu' }], notes: [{ body: 'Rappelée', author: 'admin' }] });
  expect(await noticeById(connection, 3)).toMatchObject({
    contract: 'en toutes lettres',
    wished_end: null,
    filed_at: null,
    receipt_sent_at: null,
  });
  expect(read('SELECT kind, lead_id, notice_id FROM outbox ORDER BY id')).toEqual([
    { kind: 'lead-notification', lead_id: 1, notice_id: null },
    { kind: 'contract-notice-receipt', lead_id: null, notice_id: 2 },
    { kind: 'contract-notice', lead_id: null, notice_id: 3 },
  ]);

  expect(read('SELECT kind, row_id FROM bin ORDER BY id')).toEqual([
    { kind: 'contract-notice', row_id: 4 },
    { kind: 'lead', row_id: 5 },
  ]);
  for (const { id } of read('SELECT id FROM bin')) await takeBack(connection, Number(id), { actor: 'admin', at: AT });
  expect(await noticeById(connection, 4)).toMatchObject({
    name: 'Lise',
    contract: 'Facture 12',
    former_lead: expect.stringContaining('DEV-2026-0004'),
  });
  expect(read('SELECT kind FROM outbox WHERE notice_id = 4')).toEqual([{ kind: 'contract-notice-receipt' }]);
  expect(read('SELECT name FROM leads WHERE id = 5')).toEqual([{ name: 'Yves' }]);
  expect(handle.pragma('foreign_key_check')).toEqual([]);
  expect(handle.pragma('integrity_check', { simple: true })).toBe('ok');
});

test('a new notice never takes the number of one that came from the leads', () => {
  const { handle, bringUp } = fileOfFormatEight();
  bringUp();
  const next = handle
    .prepare(
      "INSERT INTO contract_notices (kind, reference, name, email, contract, created_at, updated_at) VALUES ('withdrawal', 'RET-2026-0001', 'Zoé', 'zoe@exemple.fr', 'Devis', ?, ?)",
    )
    .run(AT, AT);
  expect(next.lastInsertRowid).toBe(6);
});
