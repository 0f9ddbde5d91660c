import { describe, expect, test } from 'vitest';
import { afterDays, binOf, DAY, many, names, post, upkeepOf } from '../testing/binWorld.ts';
import { contractNotice, renewSession, siteUnderTest } from '../testing/siteUnderTest.ts';

describe('whose person has sent nothing for three years', () => {
  test('goes into the bin by itself, whatever the owner did with it; a client’s, or one whose person wrote again, does not', async () => {
    const site = await siteUnderTest(many);
    await post(site, 1, { name: 'Oublié' });
    await post(site, 1, { name: 'Client' });
    await post(site, 1, { name: 'Revenu' });
    site.raw.exec(`UPDATE leads SET status = 'gagne' WHERE name = 'Client'`);
    site.clock.time = new Date(site.clock.time.getTime() + 2 * 365 * DAY);
    site.raw
      .prepare(
        `INSERT INTO lead_events (lead_id, kind, created_at) VALUES (3, 'corrected', @at), (1, 'opened', @at), (1, 'deal-changed', @at)`,
      )
      .run({ at: site.clock.time.toISOString() });
    await renewSession(site);
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

  test('goes into the bin however many they are, announced, and each can be taken back', async () => {
    const site = await siteUnderTest(many);
    await post(site, 2, { name: 'Oublié' });
    site.clock.time = new Date(site.clock.time.getTime() + 3 * 366 * DAY);
    await post(site, 1);
    await afterDays(site, 0);
    expect(names(site)).toHaveLength(1);
    expect(await upkeepOf(site)).toMatchObject({ clock: null, bin: 2 });
    expect(site.raw.prepare(`SELECT count(*) FROM outbox WHERE kind = 'upkeep'`).pluck().get()).toBe(1);
    const [item] = (await binOf(site)).items;
    await site.api.post(`/api/admin/bin/${item?.id}/restore`).set(site.admin).expect(200);
    expect(names(site)).toHaveLength(2);
    await afterDays(site, 1.3);
    await afterDays(site, 32);
    expect(await upkeepOf(site)).toMatchObject({ bin: 0 });
  });
});

test('an address that left goes into the bin three years after; the others stay', async () => {
  const site = await siteUnderTest(many);
  for (let n = 0; n < 25; n += 1) await site.api.post('/api/newsletter').send({ email: `l${n}@exemple.fr` });
  site.raw
    .prepare(`UPDATE newsletter_subscribers SET status = 'left', left_at = ? WHERE id = 1`)
    .run(site.clock.time.toISOString());
  await afterDays(site, 3 * 365 - 1);
  expect((await binOf(site)).total).toBe(0);
  await afterDays(site, 2);
  expect((await binOf(site)).items).toMatchObject([{ kind: 'subscriber', email: 'l0@exemple.fr' }]);
});

test('an unconfirmed address is erased thirty days after its mail was sent, and not before it could be confirmed', async () => {
  const site = await siteUnderTest(many);
  for (const name of ['muette', 'suivie', 'en-attente'])
    await site.api.post('/api/newsletter').send({ email: `${name}@exemple.fr` });
  const { raw } = site;
  raw.exec(`UPDATE newsletter_subscribers SET status = 'confirmed' WHERE email = 'suivie@exemple.fr'`);
  raw.exec(`UPDATE outbox SET state = 'sent', sent_at = created_at WHERE subscriber_id = 1`);
  const addresses = () => raw.prepare('SELECT email FROM newsletter_subscribers ORDER BY id').pluck().all();
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
