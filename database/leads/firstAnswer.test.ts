import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../file/connection.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { migrate } from '../file/migrate.ts';
import { migrations } from '../file/migrations.ts';
import { sqliteConnection } from '../sqlite/sqliteConnection.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { leadById, leadEvents } from './leads.ts';

const step = migrations.findIndex(({ name }) => name === 'replies');

/** A file as it was before replies: one lead a list of events, each at its hour, and the status it has in the end. */
async function migrated(leads: { status: string; events: [hour: number, kind: string, detail?: object][] }[]) {
  const dataDir = temporaryDirectory();
  const handle = connect(databaseFile(dataDir));
  onTestFinished(() => void handle.close());
  migrate(handle, { backupDir: dataDir, steps: migrations.slice(0, step) });
  const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const lead = handle.prepare(
    `INSERT INTO leads (reference, name, email, status, created_at, updated_at) VALUES (?, 'A', 'a@exemple.fr', ?, '${at(0)}', '${at(0)}')`,
  );
  const event = handle.prepare(
    `INSERT INTO lead_events (lead_id, kind, detail, actor, created_at) VALUES (?, ?, ?, 'admin', ?)`,
  );
  for (const [index, { status, events }] of leads.entries()) {
    const id = lead.run(`DEV-2026-000${index}`, status).lastInsertRowid;
    for (const [hour, kind, detail] of events) event.run(id, kind, detail ? JSON.stringify(detail) : null, at(hour));
  }
  migrate(handle, { backupDir: dataDir });
  const connection = sqliteConnection(handle);
  return {
    answers: await Promise.all(
      leads.map(async (_, index) => (await leadById(connection, index + 1))?.answered_at?.slice(11, 13) ?? null),
    ),
    eventsOf: async (id: number) =>
      (await leadEvents(connection, id)).map(({ kind, detail, actor }) => [kind, detail, actor]),
  };
}

test('of old events only a quote that was sent or a deal that was won proves an answer', async () => {
  const to = (status: string) => ({ from: 'nouveau', to: status });
  const { answers, eventsOf } = await migrated([
    { status: 'nouveau', events: [[1, 'reponse', { template: 'Premier échange' }]] },
    { status: 'a-rappeler', events: [[1, 'statut', to('a-rappeler')]] },
    { status: 'perdu', events: [[1, 'statut', to('perdu')]] },
    {
      status: 'gagne',
      events: [
        [1, 'reponse'],
        [2, 'statut', to('a-rappeler')],
        [3, 'statut', to('devis-envoye')],
        [5, 'statut', to('gagne')],
      ],
    },
    { status: 'gagne', events: [[4, 'statut', to('gagne')]] },
    // Taken back: it was a slip.
    {
      status: 'nouveau',
      events: [
        [1, 'statut', to('gagne')],
        [2, 'statut', { from: 'gagne', to: 'nouveau' }],
      ],
    },
  ]);
  expect(answers).toEqual([null, null, null, '03', '04', null]);
  expect((await eventsOf(4)).filter(([kind]) => kind === 'repondu')).toEqual([
    ['repondu', '{"way":"statut"}', 'admin'],
  ]);
  expect(await eventsOf(1)).toEqual([['reponse', '{"template":"Premier échange"}', 'admin']]);
});
