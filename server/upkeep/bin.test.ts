import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { indexStep } from '../../database/leadSearch.ts';
import { runNightlyIfDue } from '../maintenance.ts';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { mailWorld } from '../testing/mailWorld.ts';
import { renewSession } from '../testing/renewSession.ts';
import { contractNotice, lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { trustClock } from './clock.ts';
import { deleteOld } from './deletions.ts';

const DAY = 86_400_000;

/** So many days later, in a night, the owner having said that they went by. */
async function afterDays(site: SiteUnderTest, days: number): Promise<void> {
  site.clock.time = new Date(site.clock.time.getTime() + days * DAY);
  trustClock(site.services.connection, site.clock.time);
  await runNightlyIfDue(site.services);
  renewSession(site);
}
const names = ({ services }: SiteUnderTest) =>
  services.connection.prepare('SELECT name FROM leads ORDER BY id').pluck().all();
const binOf = async ({ api, admin }: SiteUnderTest) =>
  (await api.get('/api/admin/bin').set(admin)).body as {
    total: number;
    items: { id: number; kind: string; name: string; email: string; actor: string | null }[];
  };
const upkeepOf = async ({ api, admin }: SiteUnderTest) => (await api.get('/api/admin/upkeep').set(admin)).body;
/** Posts leads; those told of in `over` differ. */
async function post(site: SiteUnderTest, count: number, over: Record<string, unknown> = {}): Promise<void> {
  for (let n = 1; n <= count; n += 1) await site.api.post('/api/leads').send(lead({ name: `Lead ${n}`, ...over }));
}
const many = { environment: { RATE_LIMIT_PER_MINUTE: '100000' } };

describe('a lead the owner erases', () => {
  test('is in no list, search, export or count, but whole in the bin, and comes back as it was', async () => {
    const site = await siteUnderTest();
    const { api, admin, services } = site;
    await post(site, 1, { name: 'Zyxwvut Gardée' });
    await post(site, 1, { name: 'Autre' });
    await api.post('/api/admin/leads/1/notes').set(admin).send({ body: 'une note' });
    while (await services.queue.write(indexStep));
    const file = async () => (await api.get('/api/admin/leads/1').set(admin)).body;
    const before = await file();

    const erased = await api.delete('/api/admin/leads/1').set(admin);
    expect(erased.body).toMatchObject({ binned: 1, erased: 0 });
    expect(Date.parse(erased.body.erased_from) - site.clock.time.getTime()).toBe(30 * DAY);
    const list = async (query = '') => (await api.get(`/api/leads${query}`).set(admin)).body;
    expect(await list()).toMatchObject({ total: 1, leads: [{ name: 'Autre' }] });
    expect((await list('?q=zyxwvut')).leads).toEqual([]);
    expect((await api.get('/api/admin/exports/leads.csv').set(admin)).text).not.toContain('Zyxwvut');
    expect((await api.get('/api/admin/stats').set(admin)).body.by_status).toEqual({ nouveau: 1 });
    expect((await api.get('/api/admin/leads/1').set(admin)).status).toBe(404);

    const { items, total } = await binOf(site);
    expect([total, items[0]]).toEqual([1, expect.objectContaining({ name: 'Zyxwvut Gardée', actor: 'admin' })]);
    await api.post(`/api/admin/bin/${items[0]?.id}/restore`).set(admin).expect(200);
    const after = await file();
    expect(after.lead).toEqual(before.lead);
    expect(after.notes).toEqual(before.notes);
    expect(after.mails).toEqual(before.mails);
    expect(after.events.map(({ kind }: { kind: string }) => kind)).toEqual(['recu', 'repris']);
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
    await afterDays(site, 29);
    expect((await binOf(site)).total).toBe(1);
    await afterDays(site, 2);
    expect((await binOf(site)).total).toBe(0);
    const files = readdirSync(site.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files)
      expect([name, readFileSync(path.join(site.dataDir, name)).includes('Zyxwvut')]).toEqual([name, false]);
  });

  test('is gone at once when the person asked for it, from the bin too', async () => {
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

describe('whose person has sent nothing for three years', () => {
  test('goes into the bin by itself, whatever the owner did with it; a client, or whose person wrote again, does not', async () => {
    const site = await siteUnderTest(many);
    await post(site, 1, { name: 'Oublié' });
    await post(site, 1, { name: 'Client' });
    await post(site, 1, { name: 'Revenu' });
    site.services.connection.exec(`UPDATE leads SET status = 'gagne' WHERE name = 'Client'`);
    site.clock.time = new Date(site.clock.time.getTime() + 2 * 365 * DAY);
    site.services.connection
      .prepare(
        `INSERT INTO lead_events (lead_id, kind, created_at) VALUES (3, 'corrige', @at), (1, 'ouvert', @at), (1, 'suivi', @at)`,
      )
      .run({ at: site.clock.time.toISOString() });
    renewSession(site);
    await site.api.post('/api/admin/leads/1/notes').set(site.admin).send({ body: 'une note' }).expect(200);
    await site.api.patch('/api/admin/leads/1').set(site.admin).send({ status: 'a-rappeler' }).expect(200);
    await post(site, 30, { name: 'Récent' });
    await afterDays(site, 400);
    expect(names(site)).toHaveLength(32);
    expect((await binOf(site)).items).toMatchObject([{ name: 'Oublié', actor: null }]);
    const [item] = (await binOf(site)).items;
    await site.api.post(`/api/admin/bin/${item?.id}/restore`).set(site.admin).expect(200);
    await afterDays(site, 1.3);
    expect(names(site)).toContain('Oublié');
  });

  test('stays where it is when that is more than a twentieth of all leads, until the owner agrees', async () => {
    const site = await siteUnderTest(many);
    await post(site, 2, { name: 'Oublié' });
    site.clock.time = new Date(site.clock.time.getTime() + 3 * 366 * DAY);
    await post(site, 30);
    await afterDays(site, 0);
    await afterDays(site, 1.3);
    expect(names(site)).toHaveLength(32);
    expect(await upkeepOf(site)).toMatchObject({ stopped: { leads: 2, subscribers: 0, bin: 0 }, bin: 0 });
    const agreed = await site.api.post('/api/admin/upkeep/deletions').set(site.admin);
    expect(agreed.body).toMatchObject({ stopped: null, bin: 2 });
    expect(names(site)).toHaveLength(30);
    await afterDays(site, 1.3);
    await afterDays(site, 32);
    expect(await upkeepOf(site)).toMatchObject({ stopped: null, bin: 0 });
  });

  test('stays where it is when that is more than a hundred rows', async () => {
    const site = await siteUnderTest(many);
    fill(site, 101, '2020-01-01T00:00:00.000Z');
    fill(site, 4000, site.clock.time.toISOString());
    await afterDays(site, 0);
    expect(await upkeepOf(site)).toMatchObject({ stopped: { leads: 101 }, bin: 0 });
    site.services.connection.exec('DELETE FROM leads WHERE id = 1');
    await afterDays(site, 1.3);
    expect(await upkeepOf(site)).toMatchObject({ stopped: null, bin: 100 });
  });

  test('twin: without the guard one night takes them all, and nobody is asked', async () => {
    const site = await siteUnderTest(many);
    fill(site, 101, '2020-01-01T00:00:00.000Z');
    await deleteOld(site.services, null, { rows: Number.POSITIVE_INFINITY, share: 1 });
    expect(names(site)).toEqual([]);
    expect(await upkeepOf(site)).toMatchObject({ stopped: null, bin: 101 });
  });
});

test('an address that left goes into the bin three years after; the others stay', async () => {
  const site = await siteUnderTest(many);
  for (let n = 0; n < 25; n += 1) await site.api.post('/api/newsletter').send({ email: `l${n}@exemple.fr` });
  site.services.connection
    .prepare(`UPDATE newsletter_subscribers SET status = 'left', left_at = ? WHERE id = 1`)
    .run(site.clock.time.toISOString());
  await afterDays(site, 3 * 365 - 1);
  expect((await binOf(site)).total).toBe(0);
  await afterDays(site, 2);
  expect((await binOf(site)).items).toMatchObject([{ kind: 'subscriber', email: 'l0@exemple.fr' }]);
});

test('an address nobody confirms is erased thirty days after its mail has left, and not before it could', async () => {
  const site = await siteUnderTest(many);
  for (const name of ['muette', 'suivie', 'en-attente'])
    await site.api.post('/api/newsletter').send({ email: `${name}@exemple.fr` });
  const { connection } = site.services;
  connection.exec(`UPDATE newsletter_subscribers SET status = 'confirmed' WHERE email = 'suivie@exemple.fr'`);
  connection.exec(`UPDATE outbox SET state = 'sent', sent_at = created_at WHERE subscriber_id = 1`);
  const addresses = () => connection.prepare('SELECT email FROM newsletter_subscribers ORDER BY id').pluck().all();
  await afterDays(site, 29);
  expect(addresses()).toHaveLength(3);
  await afterDays(site, 2);
  expect(addresses()).toEqual(['suivie@exemple.fr', 'en-attente@exemple.fr']);
  expect((await binOf(site)).total).toBe(0);
});

test('a notice about a contract goes into the bin five years after it was given, filed or not', async () => {
  const site = await siteUnderTest(many);
  const give = () => site.api.post('/api/contract-notices').send(contractNotice());
  await give();
  await site.api.patch('/api/admin/contract-notices/1').set(site.admin).send({ filed: true });
  await afterDays(site, 5 * 365 - 1);
  for (let n = 0; n < 25; n += 1) await give();
  expect((await binOf(site)).total).toBe(0);
  await afterDays(site, 2);
  expect((await binOf(site)).items).toMatchObject([{ kind: 'contract-notice', name: 'Odile Kerjean', actor: null }]);
  const [item] = (await binOf(site)).items;
  await site.api.post(`/api/admin/bin/${item?.id}/restore`).set(site.admin).expect(200);
  await afterDays(site, 1.3);
  expect((await binOf(site)).total).toBe(0);
});

function fill({ services }: SiteUnderTest, leads: number, at: string): void {
  services.connection
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO leads (reference, name, email, created_at, updated_at)
       SELECT ? || '-' || i, 'Nom', 'a@exemple.fr', ?, ? FROM n`,
    )
    .run(leads, at, at, at);
}
