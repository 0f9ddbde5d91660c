import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../file/connection.ts';
import type { SqliteConnection } from '../sqlite/sqliteConnection.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { leadAmounts } from './deskStats.ts';
import { listLeads } from './leadList.ts';

const LEADS = 100_000;

/** A database of leads that each have a follow-up day and an amount: more than any owner will have. */
function crowded(): SqliteConnection {
  const connection = openDatabase(migratedDirectory());
  onTestFinished(() => void connection.close());
  connection.handle.exec(`INSERT INTO leads (reference, name, email, description, phone_key, status, amount_cents, follow_up_on, created_at, updated_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LEADS})
    SELECT 'DEV-2026-' || i, 'Camille ' || i, 'c' || i || '@exemple.fr', 'Bonjour', 33600000000 + i || '',
      iif(i % 3, 'nouveau', 'gagne'), 100, date('2024-01-01', (i % 1000) || ' days'),
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n; ANALYZE;`);
  return connection;
}

const followUp = { from: '', to: '2025-06-30' };

test('among 100,000 leads those due, those called by a number and their amounts come from an index', async () => {
  const connection = crowded();
  const statements: string[] = [];
  const { handle } = connection;
  const prepare = handle.prepare.bind(handle);
  handle.prepare = ((sql: string) => {
    statements.push(sql);
    return prepare(sql);
  }) as typeof handle.prepare;
  const list = (query: object) => listLeads(connection, { quarantine: false, limit: 50, ...query });

  const due = await list({ followUp });
  expect([due.leads.length, due.total_is_exact]).toEqual([50, false]);
  expect((await list({ search: '+33 6 00 09 99 99' })).leads.map(({ id }) => id)).toEqual([99_999]);
  expect(await leadAmounts(connection, { quarantine: false })).toEqual({ nouveau: 6_666_700, gagne: 3_333_300 });
  // Leaves out the counting queries, which stop at ten thousand rows.
  for (const sql of statements.filter((one) => /\bleads\b/.test(one) && /^select(?! count)/i.test(one))) {
    const parameters = Array.from({ length: (sql.match(/\?/g) ?? []).length }, () => 1);
    const named = { day: '', time: '', id: 0, to: '', size: 1 };
    const plan = (
      /@/.test(sql)
        ? prepare(`EXPLAIN QUERY PLAN ${sql}`).all(named)
        : prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters)
    ) as { detail: string }[];
    for (const { detail } of plan) expect(detail, sql).not.toMatch(/^SCAN leads(?! USING (COVERING )?INDEX)/);
  }
});
