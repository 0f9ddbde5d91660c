import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterDays, binOf, DAY, names, post } from '../testing/binWorld.ts';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { mailWorld } from '../testing/mailWorld.ts';
import { lead, renewSession, siteUnderTest } from '../testing/siteUnderTest.ts';

describe('a lead the owner erases', () => {
  test('is in no list, search, export or count, but whole in the bin, and comes back as it was', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    await post(site, 1, { name: 'Zyxwvut Gardée' });
    // Makes the next request number 128, at which the search index takes in both requests.
    site.raw.exec(`UPDATE sqlite_sequence SET seq = 127 WHERE name = 'leads'`);
    await post(site, 1, { name: 'Autre', email: 'autre@exemple.fr' });
    await api.post('/api/admin/leads/1/notes').set(admin).send({ body: 'une note' });
    const file = async () => (await api.get('/api/admin/leads/1').set(admin)).body;
    const before = await file();

    const erased = await api.delete('/api/admin/leads/1').set(admin);
    expect(erased.body).toMatchObject({ binned: 1, erased: 0 });
    expect(Date.parse(erased.body.erased_from) - site.clock.time.getTime()).toBe(30 * DAY);
    const list = async (query = '') => (await api.get(`/api/leads${query}`).set(admin)).body;
    expect(await list()).toMatchObject({ total: 1, leads: [{ name: 'Autre' }] });
    expect((await list('?q=zyxwvut')).leads).toEqual([]);
    expect((await api.get('/api/admin/exports/leads.csv').set(admin)).text).not.toContain('Zyxwvut');
    expect((await api.get('/api/admin/stats').set(admin)).body.period.by_status).toEqual({ nouveau: 1 });
    expect((await api.get('/api/admin/leads/1').set(admin)).status).toBe(404);
    const contacts = `SELECT last_at FROM people JOIN bin ON bin.person_id = people.id`;
    expect(site.raw.prepare(contacts).pluck().all()).toEqual(['']);

    const { items, total } = await binOf(site);
    expect([total, items[0]]).toEqual([1, expect.objectContaining({ name: 'Zyxwvut Gardée', actor: 'admin' })]);
    await api.post(`/api/admin/bin/${items[0]?.id}/restore`).set(admin).expect(200);
    const after = await file();
    expect(after.lead).toEqual(before.lead);
    expect(after.notes).toEqual(before.notes);
    expect(after.mails).toEqual(before.mails);
    expect(after.events.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'restored']);
    expect((await list('?q=zyxwvut')).leads).toHaveLength(1);
    expect((await binOf(site)).total).toBe(0);
  });

  test('is announced by mail in the night, waits thirty days, then its bytes are gone', async () => {
    const world = await mailWorld();
    const { site } = world;
    const { sent, openSender } = fakeSender();
    await post(site, 1, { name: 'Zyxwvut Gardée' });
    await world.run({ forMs: 60_000, parts: { openSender } });
    await site.api.delete('/api/admin/leads/1').set(site.admin);
    await afterDays(site, 1.3);
    await world.run({ forMs: 60_000, parts: { openSender } });
    const [notice] = sent.filter((mail) => mail.subject.includes('corbeille'));
    expect(notice && toOwner(notice)).toBe(true);
    expect(notice?.text).toContain('Zyxwvut Gardée, effacé par admin');
    expect(notice?.text).toContain('1 élément est dans la corbeille, d’où vous pouvez le reprendre');
    await afterDays(site, 29);
    expect((await binOf(site)).total).toBe(1);
    await afterDays(site, 2);
    expect((await binOf(site)).total).toBe(0);
    const files = readdirSync(site.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files)
      expect([name, readFileSync(path.join(site.dataDir, name)).includes('Zyxwvut')]).toEqual([name, false]);
  });

  test("is gone at once at the person's own request, from the bin too", async () => {
    const site = await siteUnderTest();
    await post(site, 2);
    const { body } = await site.api.delete('/api/admin/leads/1?asked_by=person').set(site.admin);
    expect(body).toMatchObject({ erased: 1, binned: 0, erased_from: null });
    await site.api
      .post('/api/admin/lead-erasures')
      .set(site.admin)
      .send({ ids: [2] });
    const [item] = (await binOf(site)).items;
    expect((await site.api.delete(`/api/admin/bin/${item?.id}`).set(site.admin)).status).toBe(200);
    expect((await binOf(site)).total).toBe(0);
    expect((await site.api.post(`/api/admin/bin/${item?.id}/restore`).set(site.admin)).status).toBe(404);
    expect((await site.api.delete(`/api/admin/bin/${item?.id}`).set(site.admin)).status).toBe(404);
  });

  test('comes back beside the lead that its form made meanwhile', async () => {
    const site = await siteUnderTest();
    const send = () => site.api.post('/api/leads').set('Idempotency-Key', 'form-1').send(lead());
    await send();
    await site.api.delete('/api/admin/leads/1').set(site.admin);
    expect((await send()).body.id).toBe(2);
    const [item] = (await binOf(site)).items;
    await site.api.post(`/api/admin/bin/${item?.id}/restore`).set(site.admin).expect(200);
    expect(names(site)).toHaveLength(2);
    expect((await send()).body.id).toBe(2);
  });

  test.each([
    [2, ['lead-acknowledgement', 'lead-notification']],
    [4, ['lead-notification']],
  ])(
    'comes back after %i days with the mails that still make sense: a receipt promises an answer within a day',
    async (days, kinds) => {
      const site = await siteUnderTest();
      await post(site, 1);
      await site.api.delete('/api/admin/leads/1').set(site.admin).expect(200);
      site.clock.time = new Date(site.clock.time.getTime() + days * DAY);
      await renewSession(site);
      await site.api
        .post('/api/admin/lead-restorations')
        .set(site.admin)
        .send({ ids: [1] })
        .expect(200);
      expect(site.raw.prepare('SELECT kind FROM outbox ORDER BY kind').pluck().all()).toEqual(kinds);
    },
  );
});

test('a subscriber the owner erases can be taken back, unless the address has subscribed again', async () => {
  const site = await siteUnderTest();
  const { api, admin } = site;
  const subscribe = () => api.post('/api/newsletter').send({ email: 'lectrice@exemple.fr' });
  await subscribe();
  const count = async () => (await api.get('/api/admin/subscribers').set(admin)).body.total;
  await api.delete('/api/admin/subscribers/1').set(admin).expect(200);
  expect(await count()).toBe(0);
  await api
    .post(`/api/admin/bin/${(await binOf(site)).items[0]?.id}/restore`)
    .set(admin)
    .expect(200);
  expect(await count()).toBe(1);
  await api.delete('/api/admin/subscribers/1').set(admin).expect(200);
  await subscribe();
  const [item] = (await binOf(site)).items;
  expect((await api.post(`/api/admin/bin/${item?.id}/restore`).set(admin)).status).toBe(409);
  await api.delete(`/api/admin/subscribers/2?asked_by=person`).set(admin).expect(200);
  expect(await count()).toBe(0);
  expect((await binOf(site)).total).toBe(1);
});
