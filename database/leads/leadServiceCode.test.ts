import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { formerTermination } from '../../data/leads/contractNotices.ts';
import { orderText } from '../../data/offer/services.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { connect } from '../file/connection.ts';
import { migrate } from '../file/migrate.ts';
import { migrations } from '../file/migrations.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const step = migrations.findIndex(({ name }) => name === 'lead service code');
/** Short enough for a start. The processor's time: what else the machine does is not the migration's doing. */

/** A file as the release before left it, with these services in turn. */
function fileBefore(texts: readonly (string | null)[], rows = texts.length) {
  const dataDir = temporaryDirectory();
  const connection = connect(path.join(dataDir, 'site.db'));
  migrate(connection, { backupDir: dataDir, steps: migrations.slice(0, step) });
  connection
    .prepare(
      `WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < @rows)
       INSERT INTO leads (reference, name, email, service, message, created_at, updated_at)
       SELECT 'DEV-2026-' || n.value, 'Camille Roux', 'camille@exemple.fr', texts.value, 'Un marché à étudier, puis un plan.',
         '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'
       FROM n JOIN json_each(@texts) texts ON texts.key = (n.value - 1) % @kinds ORDER BY n.value`,
    )
    .run({ rows, texts: JSON.stringify(texts), kinds: texts.length });
  return {
    connection,
    bringUp: () => migrate(connection, { backupDir: dataDir, steps: migrations.slice(0, step + 1) }),
  };
}

const stored = (connection: Database) =>
  connection.prepare('SELECT service, service_code FROM leads ORDER BY id').raw().all();

test('leads stored before are resolved once, whatever their price; what names nothing keeps its text', () => {
  const known = content.services.flatMap((service): [string, string][] => [
    [orderText(service), service.code],
    [orderText({ ...service, price: service.price - 1 }), service.code],
    [service.code, service.code],
  ]);
  const rows: [string | null, string | null][] = [
    ...known,
    [formerTermination.label, formerTermination.code],
    ['sur-mesure', 'sur-mesure'],
    ['Une affiche', null],
    [null, null],
  ];
  const { connection, bringUp } = fileBefore(rows.map(([text]) => text));
  bringUp();
  expect(stored(connection)).toEqual(rows);
  const changed = connection.prepare("SELECT count(*) FROM leads WHERE updated_at <> '2026-01-02T00:00:00.000Z'");
  expect(changed.pluck().get()).toBe(0);
  connection.close();
});

test('more than a hundred thousand leads are resolved, the copy made before included', () => {
  const texts = [...content.services.map(orderText), 'strategie', 'Une affiche', null];
  const { connection, bringUp } = fileBefore(texts, 12_000 * texts.length);
  bringUp();
  const count = connection.prepare('SELECT count(*) FROM leads WHERE service_code IS NOT NULL').pluck().get();
  expect(count).toBe(12_000 * (texts.length - 2));
  connection.close();
});
