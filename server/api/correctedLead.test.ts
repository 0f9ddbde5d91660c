import { describe, expect, test } from 'vitest';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { mailWorld } from '../testing/mailWorld.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const post = ({ api }: SiteUnderTest, over: Record<string, unknown>, key = 'form-1') =>
  api.post('/api/leads').set('Idempotency-Key', key).send(lead(over));
const list = async ({ api, admin }: SiteUnderTest, query = '') =>
  (await api.get(`/api/leads${query}`).set(admin)).body.leads as { name: string; message: string }[];

describe('the same form with other words', () => {
  test('the corrected request is what the list, the search and the export show, under its one reference', async () => {
    const site = await siteUnderTest();
    const first = await post(site, { message: 'Mobilier en chêne' });
    const second = await post(site, { message: 'Mobilier en hêtre', company: 'Atelier Roux' });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await list(site)).toMatchObject([{ message: 'Mobilier en hêtre', company: 'Atelier Roux' }]);
    expect(await list(site, '?q=hetre')).toHaveLength(1);
    expect(await list(site, '?q=chene')).toHaveLength(0);
    const csv = (await site.api.get('/api/admin/exports/leads.csv').set(site.admin)).text;
    expect(csv).toContain('Mobilier en hêtre');
    expect(csv).not.toContain('chêne');
  });

  test('with another service it is found under that one alone', async () => {
    const site = await siteUnderTest();
    await post(site, { service: 'Étude de marché - 120€' });
    await post(site, { service: 'Stratégie - 70€' });
    expect(await list(site, '?service=strategie')).toHaveLength(1);
    expect(await list(site, '?service=etude-marche')).toHaveLength(0);
  });

  test('its history keeps its former words', async () => {
    const site = await siteUnderTest();
    await post(site, { message: 'Un', company: '' });
    await post(site, { message: 'Deux', company: 'Atelier' });
    await post(site, { message: 'Un', company: 'Atelier' });
    const { events } = (await site.api.get('/api/admin/leads/1').set(site.admin)).body;
    expect(events.map(({ kind, detail }: { kind: string; detail: string }) => [kind, JSON.parse(detail)])).toEqual([
      ['received', null],
      ['corrected', { company: null, description: 'Un' }],
      ['corrected', { description: 'Deux' }],
    ]);
  });

  test('the owner gets a mail that says so, with the words as they are now', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await post(world.site, { message: 'Chêne' });
    await world.run({ forMs: 60_000, parts: { openSender } });
    await post(world.site, { message: 'Hêtre' });
    await post(world.site, { message: 'Frêne' });
    await world.run({ forMs: 60_000, parts: { openSender } });
    const subjects = sent.filter(toOwner).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Demande DEV/), expect.stringMatching(/^Demande corrigée DEV/)]);
    expect(sent.at(-1)?.text).toContain('> Frêne');
    expect(sent.filter((mail) => !toOwner(mail))).toHaveLength(1);
  });

  test('a held lead stays held when it is corrected, and causes no mail but the daily summary', async () => {
    const site = await siteUnderTest();
    await site.api
      .post('/api/leads')
      .set('Idempotency-Key', 'form-1')
      .set('X-Form-Context', '{"honeypot":"x"}')
      .send(lead({ message: 'Un' }));
    await post(site, { message: 'Deux' });
    expect(await list(site)).toEqual([]);
    expect(await list(site, '?quarantine=true')).toMatchObject([{ message: 'Deux' }]);
    expect(site.raw.prepare('SELECT kind FROM outbox').pluck().all()).toEqual(['held-summary']);
  });

  test('one corrected into an advertisement keeps its words; the others wait aside once, under a reference of their own', async () => {
    const site = await siteUnderTest();
    const innocent = await post(site, { message: 'Chêne' });
    const pitch = () => post(site, { message: 'Online casino' });
    const [aside, again] = [await pitch(), await pitch()];
    expect([aside.status, again.body]).toEqual([201, aside.body]);
    expect(aside.body.reference).not.toBe(innocent.body.reference);
    expect(await list(site)).toMatchObject([{ message: 'Chêne' }]);
    expect(await list(site, '?quarantine=true')).toMatchObject([{ message: 'Online casino' }]);
    // Twin: a form with other words that is not quarantined corrects the first one.
    expect((await post(site, { message: 'Hêtre' })).body).toEqual(innocent.body);
    expect(await list(site)).toMatchObject([{ message: 'Hêtre' }]);
  });

  test('five corrections are accepted; the sixth is refused with its reason, changes nothing, and a new form is accepted', async () => {
    const site = await siteUnderTest();
    for (let n = 0; n <= 5; n += 1) expect((await post(site, { message: `Mots ${n}` })).status).toBe(201);
    const sixth = await post(site, { message: 'Mots 6' });
    expect([sixth.status, sixth.body.detail]).toEqual([422, expect.stringContaining('déjà été corrigée 5 fois')]);
    expect(await list(site)).toMatchObject([{ message: 'Mots 5' }]);
    expect((await post(site, { message: 'Mots 5' })).status).toBe(201);
    expect((await post(site, { message: 'Mots 6' }, 'form-2')).status).toBe(201);
    expect(await list(site)).toHaveLength(2);
  });

  test('64 KiB in all are accepted, counted in bytes; a word more is refused with its reason', async () => {
    const site = await siteUnderTest();
    const long = (letter: string) => letter.repeat(12_000);
    expect((await post(site, { message: long('é') })).status).toBe(201);
    expect((await post(site, { message: long('à') })).status).toBe(201);
    const third = await post(site, { message: long('ô') });
    expect([third.status, third.body.detail]).toEqual([422, expect.stringContaining('64 Kio')]);
    expect(await list(site)).toMatchObject([{ message: long('à') }]);
  });

  test('a form posted without script that is corrected too often goes back to its page with a code of its own', async () => {
    const site = await siteUnderTest();
    const fields = { firstName: 'C', lastName: 'R', email: 'c@exemple.fr', service: 'strategie', idempotencyKey: 'k' };
    const send = (n: number) =>
      site.api
        .post('/api/leads')
        .type('form')
        .set('Accept', 'text/html')
        .send({ ...fields, projectDescription: `Mots ${n}` });
    for (let n = 0; n <= 5; n += 1) expect((await send(n)).headers.location).toContain('/devis/merci');
    expect((await send(6)).headers.location).toBe('/devis?erreur=corrections');
    // Twin: a form with missing fields leads to another error.
    expect((await site.api.post('/api/leads').type('form').set('Accept', 'text/html').send({})).headers.location).toBe(
      '/devis?erreur=champs&champs=firstName,lastName,email,service,projectDescription',
    );
  });

  test('twin: where corrections are not counted a form is corrected without end', async () => {
    const site = await siteUnderTest();
    site.raw.exec(`CREATE TEMP TRIGGER uncounted BEFORE INSERT ON lead_events WHEN new.kind = 'corrected'
      BEGIN SELECT RAISE(IGNORE); END`);
    for (let n = 0; n <= 8; n += 1) expect((await post(site, { message: 'é'.repeat(12_000 + n) })).status).toBe(201);
  });

  test('twin: where the row is not changed, the owner goes on reading the old words', async () => {
    const site = await siteUnderTest();
    site.raw.exec(`CREATE TEMP TRIGGER keep BEFORE UPDATE OF description ON leads BEGIN SELECT RAISE(IGNORE); END`);
    await post(site, { message: 'Chêne' });
    await post(site, { message: 'Hêtre' });
    expect(await list(site)).toMatchObject([{ message: 'Chêne' }]);
  });
});
