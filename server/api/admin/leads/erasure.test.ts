import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lead, siteUnderTest } from '../../../testing/siteUnderTest.ts';

const SECRET = 'zyxwvut.effacement@exemple.fr';

/** Names of the files in the data directory that contain this text, the write-ahead log included. */
const holding = (dataDir: string, text: string) =>
  readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(path.join(dataDir, entry.name)).includes(text))
    .map(({ name }) => name);

test('an erased lead is gone from every table, from the search index, and from the bytes of the files', async () => {
  const { api, admin, dataDir, raw } = await siteUnderTest();
  for (let index = 0; index < 30; index += 1)
    await api.post('/api/leads').send(lead({ email: `autre${index}@exemple.fr` }));
  // Makes the next request number 127 and the one after it 128, at which all requests so far are added to the search index.
  raw.exec(`UPDATE sqlite_sequence SET seq = 126 WHERE name = 'leads'`);
  const { body } = await api.post('/api/leads').send(lead({ name: 'Zyxwvut Effacée', email: SECRET }));
  await api.post('/api/leads').send(lead({ email: 'dernier@exemple.fr' }));
  await api.post(`/api/admin/leads/${body.id}/notes`).set(admin).send({ body: 'zyxwvut : une note' });
  await api
    .patch(`/api/admin/leads/${body.id}`)
    .set(admin)
    .send({ status: 'perdu', status_reason: 'zyxwvut trop cher' });
  raw.pragma('wal_checkpoint(PASSIVE)');
  expect(holding(dataDir, SECRET)).not.toEqual([]);

  expect((await api.delete(`/api/admin/leads/${body.id}?asked_by=person`).set(admin)).status).toBe(200);

  expect(holding(dataDir, SECRET)).toEqual([]);
  expect(holding(dataDir, 'zyxwvut')).toEqual([]);
  expect(holding(dataDir, 'zyx')).toEqual([]);
  expect((await api.get('/api/leads?q=zyxwvut').set(admin)).body.leads).toEqual([]);
  expect((await api.get(`/api/admin/leads/${body.id}`).set(admin)).status).toBe(404);
  for (const table of ['lead_events', 'lead_notes', 'outbox'])
    expect(raw.prepare(`SELECT count(*) FROM ${table} WHERE lead_id = ?`).pluck().get(body.id)).toBe(0);
});

test('twin: where SQLite only forgets the place, the words stay in the file', async () => {
  const { api, admin, dataDir, raw } = await siteUnderTest();
  raw.pragma('secure_delete = OFF');
  const { body } = await api.post('/api/leads').send(lead({ email: SECRET }));
  expect((await api.delete(`/api/admin/leads/${body.id}?asked_by=person`).set(admin)).status).toBe(200);
  raw.pragma('wal_checkpoint(TRUNCATE)');
  expect(holding(dataDir, SECRET)).not.toEqual([]);
});

test('erasing an unknown lead returns 404', async () => {
  const { api, admin } = await siteUnderTest();
  expect((await api.delete('/api/admin/leads/7').set(admin)).status).toBe(404);
});
