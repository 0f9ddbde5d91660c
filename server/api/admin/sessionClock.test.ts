import { expect, test } from 'vitest';
import { siteUnderTest } from '../../testing/siteUnderTest.ts';

const MINUTE = 60_000;

test('asking when the session ends, or refetching from an idle desk, does not prolong it; « stay » does, until its twelve hours are over', async () => {
  const { api, admin, clock } = await siteUnderTest();
  const start = clock.time.getTime();
  const at = (minutes: number) => {
    clock.time = new Date(start + minutes * MINUTE);
  };
  const end = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
  const ask = async () => (await api.get('/api/admin/session').set(admin)).body;

  at(20);
  expect(await ask()).toMatchObject({ idle_ends_at: end(30), ends_at: end(720) });
  at(29);
  expect(await ask()).toMatchObject({ idle_ends_at: end(30) });
  expect((await api.post('/api/admin/session').set(admin)).body).toMatchObject({ idle_ends_at: end(59) });
  at(58);
  expect((await api.get('/api/leads').set(admin)).status).toBe(200);
  at(70);
  expect((await api.get('/api/leads').set(admin).set('x-unattended', '1')).status).toBe(200);
  expect((await ask()).idle_ends_at).toBe(end(88));
  at(89);
  expect((await api.get('/api/admin/session').set(admin)).status).toBe(401);
  expect((await api.post('/api/admin/session').set(admin)).status).toBe(401);
});

test('a clock set back by less than five minutes keeps a session, by more ends it', async () => {
  const { api, admin, clock } = await siteUnderTest();
  const start = clock.time.getTime();
  const status = async (minutes: number) => {
    clock.time = new Date(start + minutes * MINUTE);
    return (await api.get('/api/admin/session').set(admin)).status;
  };
  expect([await status(-4), await status(-6)]).toEqual([200, 401]);
});
