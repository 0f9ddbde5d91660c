import { connect } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';

/** SQL expression of SQLite for the ISO time so many days before now. */
const ago = (days: string | number) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${days}) || ' days')`;
const numbers = (rows: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.floor(rows)})`;

function run(dataDir: string, statements: string): void {
  const connection = connect(databaseFile(dataDir));
  connection.exec(`BEGIN; ${statements} COMMIT`);
  connection.close();
}

/** Adds as many requests, each of a person of their own, over the last three years; each tenth is subscribed. */
export function fillRequests(dataDir: string, rows: number): void {
  const n = numbers(rows);
  const at = ago(`1060 - i * 1060 / ${rows}`);
  const word = (from: number) =>
    `json_extract('["atelier","boulangerie","marché","quartier","financement","clientèle","ouverture"]', '$[' || ((i + ${from}) % 7) || ']')`;
  run(
    dataDir,
    `${n} INSERT INTO people (address, last_at) SELECT 'client' || i || '@exemple.fr', ${at} FROM n;
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
      SELECT 'client' || i || '@exemple.fr', 'confirmed', 'n', i, ${at}, ${at} FROM n WHERE i % 10 = 0;`,
  );
}

/** Makes many of those requests due for a night's work, which archives, bins or deletes them: more of each than a real night ever finds. */
export function fillNight(dataDir: string, rows: number): void {
  const n = numbers(rows);
  const tenth = numbers(rows / 10);
  run(
    dataDir,
    `UPDATE leads SET created_at = ${ago(1200)}, updated_at = ${ago(1200)} WHERE id % 20 = 3;
    UPDATE leads SET person_id = 7 + id % 2 WHERE id % 20 IN (7, 8) AND id <= ${rows / 50};
    UPDATE lead_events SET created_at = ${ago(1200)} WHERE lead_id % 20 = 3;
    ${n} INSERT INTO outbox (kind, message_id, lead_id, state, next_attempt_at, sent_at, created_at)
      SELECT 'lead-notification', 'm' || i || '@exemple.fr', i, 'sent', ${ago(100)}, ${ago(100)}, ${ago(100)} FROM n;
    ${n} INSERT INTO daily_counts (day, name, count)
      SELECT date('now', '-' || (800 + i / 100) || ' days'), 'path:/p' || (i % 100), 1 FROM n;
    ${n} INSERT INTO journal (at, kind, action, origin) SELECT ${ago(400)}, 'leads', 'leads-binned', 'site' FROM n;
    ${n} INSERT INTO limit_counts (bucket, amount, ends_at) SELECT 'b' || i, 1, ${ago(2)} FROM n;
    ${tenth} INSERT INTO newsletter_subscribers (email, status, token_nonce, consent_at, created_at, updated_at)
      SELECT 'jamais' || i || '@exemple.fr', 'pending', 'n', ${ago(60)}, ${ago(60)}, ${ago(60)} FROM n;
    ${tenth} INSERT INTO bounces (message_id, kind, subscriber_id, answer, source, created_at)
      SELECT 'b' || i, 'soft', 1, '', 'smtp', ${ago(100)} FROM n;
    ${tenth} INSERT INTO contract_notices (kind, reference, name, email, contract, created_at, updated_at)
      SELECT 'withdrawal', 'RET-' || i, 'Camille', 'client@exemple.fr', '', ${ago(2000)}, ${ago(2000)} FROM n;
    ${tenth} INSERT INTO bin (kind, row_id, content, binned_at, announced_at)
      SELECT 'lead', 10000000 + i, json_object('leads', json_array(json_object('id', 10000000 + i))), ${ago(50)}, ${ago(40)} FROM n;
    INSERT INTO erasures (reference, actor, counts, erased_at)
      SELECT 'EFF-' || id, 'admin', '{}', ${ago(2000)} FROM people WHERE id % 10 = 0;`,
  );
}
