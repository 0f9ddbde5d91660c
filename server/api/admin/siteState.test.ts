import { describe, expect, test } from 'vitest';
import { siteUnderTest } from '../../testing/siteUnderTest.ts';

const ROUTES = [
  ['get', '/api/admin/site-state'],
  ['post', '/api/admin/site-state/canary'],
  ['patch', '/api/admin/owner-mails'],
] as const;

describe('the state of the site', () => {
  test.each(ROUTES)('%s %s is the owner’s alone, and no other site’s to ask for', async (method, path) => {
    const { api, admin } = await siteUnderTest({ expectedLevels: ['warn'] });
    await api[method](path).send({}).expect(401);
    if (method === 'get') return;
    await api[method](path)
      .set({ ...admin, Origin: 'https://ailleurs.test' })
      .send({})
      .expect(403);
  });

  test('says what is wrong, and which mails are switched on', async () => {
    const { api, admin } = await siteUnderTest();
    const { body } = await api.get('/api/admin/site-state').set(admin).expect(200);
    expect(body).toMatchObject({ troubles: [], backups: [], mails: { morning: true, week: true }, mail: false });
    const changed = await api.patch('/api/admin/owner-mails').set(admin).send({ week: false }).expect(200);
    expect(changed.body.mails).toEqual({ morning: true, week: false });
    await api.patch('/api/admin/owner-mails').set(admin).send({ week: 'non' }).expect(422);
    await api.patch('/api/admin/owner-mails').set(admin).send({ autre: true }).expect(422);
  });
});
