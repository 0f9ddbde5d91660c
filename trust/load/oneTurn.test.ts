import { expect, test } from 'vitest';
import { connect } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { amount, caller, limit, report } from '../testing/call.ts';
import { signIn } from '../testing/replicas.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

/** Words that a signed-in owner may look for, or be made to. */
const SEARCHES = {
  'one letter ninety times': 'a '.repeat(90),
  'the alphabet': [...'abcdefghijklmnopqrstuvwxyz'].join(' '),
  'a sentence': 'étude marché financement ouverture atelier boulangerie quartier clients prix loyer',
  'a word of every request': 'projet',
  'a word of none': 'zzzzqq',
  'two letters': 'ch',
  'an address': 'client77@exemple.fr',
};
const SEARCHED = ['/api/leads', '/api/admin/people', '/api/admin/contract-notices', '/api/admin/lead-amounts'];
/** Reads of the desk that look at many rows. */
const READS = [
  ...Object.values(SEARCHES).flatMap((words) => SEARCHED.map((path) => `${path}?q=${encodeURIComponent(words)}`)),
  ...['', '?sort=follow_up', '?quarantine=true', '?answered=false', '?source=direct'].map(
    (query) => `/api/leads${query}`,
  ),
  ...['/api/leads?from=2026-01-01&to=2026-12-31', '/api/leads?service=strategie&status=gagne', '/api/newsletter'],
  ...['/api/admin/day', '/api/admin/stats', '/api/admin/stats?from=2025-01-01&to=2025-12-31', '/api/admin/summary'],
  ...[
    '/api/admin/lead-sources',
    '/api/admin/people',
    '/api/admin/people?requests=true',
    '/api/admin/lead-amounts?status=gagne',
  ],
  ...['/api/admin/subscribers', '/api/admin/leads/1500', '/api/admin/people/1500', '/api/admin/exports/leads.csv'],
];

/** Adds as many requests, each of a person of their own, over three years; each tenth is subscribed. */
function fill(dataDir: string, rows: number): void {
  const connection = connect(databaseFile(dataDir));
  const n = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`;
  const at = `strftime('%Y-%m-%dT%H:%M:%fZ', '2024-01-01', '+' || (i * 1000 / ${rows}) || ' days', '+' || (i % 86400) || ' seconds')`;
  const word = (from: number) =>
    `json_extract('["atelier","boulangerie","marché","quartier","financement","clientèle","ouverture"]', '$[' || ((i + ${from}) % 7) || ']')`;
  connection.exec(`BEGIN;
    ${n} INSERT INTO people (address, last_at) SELECT 'client' || i || '@exemple.fr', ${at} FROM n;
    ${n} INSERT INTO leads (reference, name, email, company, service, service_code, phone, phone_key, description, quarantine,
      status, amount_cents, answered_at, follow_up_on, person_id, referrer_host, created_at, updated_at)
    SELECT 'DEV-2024-' || i, 'Camille Roux ' || i, 'client' || i || '@exemple.fr', iif(i % 3, NULL, 'Atelier Roux ' || i),
      'Stratégie - 70€', 'strategie', '06 12 ' || i, '612' || i,
      concat_ws(' ', 'Mon projet :', ${word(0)}, 'de', ${word(3)}, 'à Nantes, avec', ${word(5)}, 'et', ${word(1)}, 'numéro', i),
      iif(i % 20, 'none', 'held'), json_extract('["gagne","perdu","devis-envoye","nouveau","nouveau"]', '$[' || (i % 5) || ']'),
      iif(i % 5, NULL, i), iif(i % 2, NULL, ${at}), iif(i % 9, NULL, '2026-10-05'), i,
      iif(i % 4, NULL, 'site' || (i % 300) || '.fr'), ${at}, ${at} FROM n;
    ${n} INSERT INTO lead_events (lead_id, kind, created_at) SELECT i, 'received', ${at} FROM n;
    ${n} INSERT INTO newsletter_subscribers (email, status, token_nonce, person_id, created_at, updated_at)
      SELECT 'client' || i || '@exemple.fr', 'confirmed', 'n', i, ${at}, ${at} FROM n WHERE i % 10 = 0;
    COMMIT`);
  connection.close();
}

test('no read of the desk keeps the site waiting, however much is stored', async () => {
  const rows = amount(6000, 100_000);
  const dataDir = migratedDirectory();
  fill(dataDir, rows);
  const server = await startServerProcess({ dataDir, twins: ['probe'] });
  const call = caller(server.port, 2);
  const { headers } = await signIn(server);
  const longestTurn = async () => Number((await call({ path: '/probe/turn' })).text);
  const turns: { ms: number; path: string }[] = [];
  for (const path of READS) {
    await longestTurn();
    expect([path, (await call({ path, headers })).status]).toEqual([path, 200]);
    turns.push({ ms: await longestTurn(), path });
  }
  turns.sort((one, other) => other.ms - one.ms);
  const longest = turns.slice(0, 3).map(({ ms, path }) => `${ms.toFixed(0)} ms ${path.slice(0, 60)}`);
  report(
    'A26',
    `${READS.length} reads of the desk over ${rows} requests, longest turns of the event loop: ${longest.join(', ')}`,
  );
  expect(turns[0]?.ms).toBeLessThan(limit(50));
});
