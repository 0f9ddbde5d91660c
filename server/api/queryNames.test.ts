import { expect, test } from 'vitest';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';

test.each([
  '/api/leads?statut=perdu',
  '/api/newsletter?q=alix',
  '/api/admin/subscribers?state=left',
  '/api/admin/lead-amounts?limit=5',
  '/api/admin/exports/leads.csv?statut=perdu',
  '/api/admin/exports/subscribers.csv?ids=1',
  '/api/admin/day?on=2026-03-01',
  '/api/admin/blog/articles?q=ia',
])('a name that %s does not know is refused by its name, not left unread', async (path) => {
  const { api, admin } = await siteUnderTest();
  const { status, body } = await api.get(path).set(admin);
  expect(status).toBe(400);
  expect(body.detail).toContain(/\?(\w+)=/.exec(path)?.[1]);
  expect((await api.get(path)).status).toBe(401);
});

test('an erasure with a misspelt reason erases nothing', async () => {
  const { api, admin } = await siteUnderTest();
  await api.post('/api/leads').send(lead());
  expect((await api.delete('/api/admin/leads/1?askedby=person').set(admin)).status).toBe(400);
  expect((await api.get('/api/leads').set(admin)).body.total).toBe(1);
});

test('what a visitor opens or posts may carry the names of a campaign', async () => {
  const { api } = await siteUnderTest();
  expect((await api.post('/api/leads?utm_source=lettre').send(lead())).status).toBe(201);
  expect((await api.get('/api/blog/articles?utm_source=lettre')).status).toBe(200);
});
