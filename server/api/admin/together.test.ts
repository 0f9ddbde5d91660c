import { expect, test } from 'vitest';
import { lead, siteUnderTest } from '../../testing/siteUnderTest.ts';

const asking = (...paths: string[]) => `/api/admin/together?${new URLSearchParams(paths.map((path) => ['ask', path]))}`;

test('what a desk asks as it opens comes in one answer, each as it would alone', async () => {
  const { api, admin } = await siteUnderTest();
  await api.post('/api/leads').send(lead());
  const paths = ['/api/leads?quarantine=true', '/api/leads?limit=1', '/api/admin/day', '/api/newsletter'];
  const { body } = await api
    .get(asking(...paths))
    .set(admin)
    .expect(200);
  const alone = await Promise.all(paths.map(async (path) => (await api.get(path).set(admin)).body));
  expect(body.answers).toEqual(alone.map((one) => ({ status: 200, body: one })));
  expect(body.answers[1].body.leads).toHaveLength(1);
});

test('one that is refused leaves the others as they are', async () => {
  const { api, admin } = await siteUnderTest();
  const { body } = await api.get(asking('/api/leads?limit=beaucoup', '/api/admin/day')).set(admin).expect(200);
  expect(body.answers.map(({ status }: { status: number }) => status)).toEqual([422, 200]);
});

test('only signed-in accounts are answered, and nothing but what a desk opens with', async () => {
  const { api, admin } = await siteUnderTest();
  await api.get(asking('/api/leads')).expect(401);
  for (const path of [
    '/api/admin/events',
    '/api/admin/exports/leads.csv',
    '/api/admin/together?ask=/api/leads',
    '/admin',
  ])
    await api.get(asking(path)).set(admin).expect(422);
  await api
    .get(asking(...Array.from({ length: 21 }, () => '/api/leads')))
    .set(admin)
    .expect(422);
});
