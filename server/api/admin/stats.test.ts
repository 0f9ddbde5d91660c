import { expect, test } from 'vitest';
import { lead, siteUnderTest } from '../../testing/siteUnderTest.ts';

test('the figures count leads by service, source and status, the time to the first answer, and the steps of visits', async () => {
  const { api, admin, clock } = await siteUnderTest();
  const start = clock.time.getTime();
  const context = JSON.stringify({ referrerHost: 'www.google.com' });
  for (const service of ['etude-marche', 'etude-marche', 'Stratégie - 70€'])
    await api.post('/api/leads').set('X-Form-Context', context).send(lead({ service }));
  for (const step of ['page', 'page', 'form-opened']) await api.post('/api/visits').send({ step });
  await api.post('/api/newsletter').send({ email: 'un@exemple.fr' });
  clock.time = new Date(start + 10 * 60_000);
  await api.patch('/api/admin/leads/1').set(admin).send({ status: 'a-rappeler' });
  clock.time = new Date(start + 20 * 60_000);
  await api.patch('/api/admin/leads/1').set(admin).send({ status: 'gagne' });
  await api.post('/api/admin/leads/2/answered').set(admin).send({ way: 'telephone' });

  const { body } = await api.get('/api/admin/stats').set(admin);
  expect(body).toMatchObject({
    by_service: { 'etude-marche': 2, strategie: 1 },
    by_source: { 'www.google.com': 3 },
    by_status: { gagne: 1, nouveau: 2 },
    unanswered: 2,
  });
  expect(body.answer_times.map((ms: number) => Math.round(ms / 60_000))).toEqual([20]);
  const counts = Object.fromEntries(body.days.map(({ name, count }: { name: string; count: number }) => [name, count]));
  expect(counts).toEqual({ leads: 3, page: 2, 'form-opened': 1 });
  expect(body.subscribers).toMatchObject([{ joined: 1, left: 0 }]);
});

test('a step nobody knows is refused, and counting needs no cookie', async () => {
  const { api } = await siteUnderTest();
  expect((await api.post('/api/visits').send({ step: 'achat' })).status).toBe(422);
  const { status, headers } = await api.post('/api/visits').send({ step: 'page' });
  expect(status).toBe(204);
  expect(headers['set-cookie']).toBeUndefined();
});

test('of a visit nothing is stored but the day and the step: neither address, nor browser, nor page', async () => {
  const { api, services, raw } = await siteUnderTest();
  const visitor = { 'User-Agent': 'Navigateur-Zyx', Referer: 'https://site.test/zyx', 'Accept-Language': 'zyx' };
  await api.post('/api/visits').set(visitor).send({ step: 'form-opened' });
  await services.visits.flush();
  const rows = raw.prepare('SELECT * FROM daily_counts').all();
  expect(rows).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), name: 'form-opened', count: 1 }]);
  expect(raw.serialize().toString('latin1')).not.toMatch(/zyx/i);
});
