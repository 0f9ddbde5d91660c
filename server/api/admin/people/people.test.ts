import { describe, expect, test } from 'vitest';
import { peopleList } from '../../../../data/api/people.ts';
import { CAMILLE, idOf, list, PEOPLE, record, twoPeople } from '../../../testing/peopleWorld.ts';
import { lead, siteUnderTest } from '../../../testing/siteUnderTest.ts';

describe('a person', () => {
  test('is an address whatever its case, with requests, subscription and notices on one page', async () => {
    const site = await twoPeople();
    const { people, total } = await list(site);
    expect(total).toBe(2);
    const camille = people.find(({ address }) => address === CAMILLE);
    expect(camille).toMatchObject({ requests: 2, subscriptions: ['pending'], addresses: 1 });
    const found = await record(site, camille?.id ?? 0);
    expect(found.requests.map(({ lead: { reference } }) => reference).length).toBe(2);
    expect(found.notices).toHaveLength(1);
    expect(found.subscriptions).toMatchObject([{ consent_source: '/blog' }]);
    expect(found.person.phone).toBe('06 12 34 56 78');
  });

  test('is found by a former name, a piece of the address and the telephone number', async () => {
    const site = await twoPeople();
    const camille = await idOf(site, CAMILLE);
    for (const q of ['c. roux', 'mille@ex', '+33 6 12 34 56 78', 'CAMILLE roux'])
      expect(
        (await list(site, q)).people.map(({ id }) => id),
        q,
      ).toEqual([camille]);
    expect((await list(site, 'personne de ce nom')).people).toEqual([]);
  });

  test('known from quarantine alone is in no list, and found by a search', async () => {
    const site = await siteUnderTest();
    const context = JSON.stringify({ honeypot: 'rempli' });
    await site.api.post('/api/leads').set('X-Form-Context', context).send(lead());
    expect((await list(site)).total).toBe(0);
    const [found] = (await list(site, 'camille')).people;
    expect(found).toMatchObject({ last_at: '', requests: 1 });
  });

  test('pages of the list follow each other without losing a person', async () => {
    const site = await siteUnderTest();
    for (let n = 0; n < 7; n += 1) await site.api.post('/api/leads').send(lead({ email: `client${n}@exemple.fr` }));
    const seen: (string | null)[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const { body } = await site.api.get(PEOPLE).query(query).set(site.admin).expect(200);
      seen.push(...peopleList.parse(body).people.map(({ address }) => address));
      cursor = body.next_cursor;
      if (!cursor) break;
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });
});

describe('a correction', () => {
  test('of name and number changes every request, and each history keeps the former value', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    const change = { name: 'Camille Le Roux', phone: '07 00 00 00 00' };
    await site.api.patch(`${PEOPLE}/${id}`).set(site.admin).send(change).expect(200);
    const { requests, person, events } = await record(site, id);
    expect(person).toMatchObject(change);
    expect(requests.map((one) => one.lead.name)).toEqual([change.name, change.name]);
    expect(requests[1]?.lead.message).toBe('Téléphone : 07 00 00 00 00\nDescription : Une enseigne');
    const was = requests[1]?.events.find(({ kind }) => kind === 'rectified');
    expect(JSON.parse(was?.detail ?? '')).toEqual({ name: 'Camille Roux', phone: '06 12 34 56 78' });
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([['rectified', 'admin']]);
    expect((await list(site, '0700000000')).people.map((one) => one.id)).toEqual([id]);
  });

  test('of an address with a mail waiting requires a choice for that mail, and follows it', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    const email = 'camille.roux@exemple.fr';
    const refused = await site.api.patch(`${PEOPLE}/${id}`).set(site.admin).send({ email }).expect(409);
    expect(refused.body.errors).toMatchObject([{ field: 'waiting' }]);
    expect((await record(site, id)).requests[0]?.lead.email).toBe('Camille@Exemple.FR');
    await site.api.patch(`${PEOPLE}/${id}`).set(site.admin).send({ email, waiting: 'send' }).expect(200);
    const after = await record(site, id);
    expect(after.requests.map((one) => one.lead.email)).toEqual([email, email]);
    expect(after.addresses.map(({ address }) => address)).toEqual([email, CAMILLE]);
    const recipients = site.raw
      .prepare("SELECT DISTINCT recipient FROM outbox WHERE kind = 'lead-acknowledgement' AND recipient IS NOT NULL")
      .pluck()
      .all();
    expect(recipients).toEqual([email]);
    // After the change, a consent still shows the address that confirmed it, and a contract notice the address given in it.
    expect(after.subscriptions[0]?.email).toBe(CAMILLE);
    expect(after.notices[0]?.email).toBe(CAMILLE);
    // Requests from either address appear in the same person's record.
    await site.api.post('/api/leads').send(lead());
    await site.api.post('/api/leads').send(lead({ email }));
    expect((await record(site, id)).total).toBe(4);
  });

  test('of the address a mail waits for is theirs in every request; twin: another person’s address corrects that request alone', async () => {
    const site = await twoPeople();
    const correct = async (recipient: string) => {
      const waiting = `SELECT outbox.id FROM outbox JOIN leads ON leads.id = lead_id WHERE outbox.kind = 'lead-acknowledgement'
        AND lower(coalesce(recipient, email)) IN ('${CAMILLE}', 'juste@exemple.fr') ORDER BY outbox.id`;
      const mail = site.raw.prepare(waiting).pluck().get();
      await site.api.patch(`/api/admin/mail/${mail}`).set(site.admin).send({ recipient }).expect(200);
      return (await record(site, id)).requests.map((one) => one.lead.email);
    };
    const id = await idOf(site, CAMILLE);
    expect(await correct('juste@exemple.fr')).toEqual(['juste@exemple.fr', 'juste@exemple.fr']);
    expect(await correct('odile@exemple.fr')).toEqual(['juste@exemple.fr']);
  });

  test('of an address can drop what waits, and one that is taken points to the other person', async () => {
    const site = await twoPeople();
    const [camille, odile] = [await idOf(site, CAMILLE), await idOf(site, 'odile')];
    const taken = await site.api.patch(`${PEOPLE}/${camille}`).set(site.admin).send({ email: 'ODILE@exemple.fr' });
    expect([taken.status, taken.body.errors]).toEqual([409, [{ field: 'email', detail: String(odile) }]]);
    const change = { email: 'autre@exemple.fr', waiting: 'drop' };
    await site.api.patch(`${PEOPLE}/${camille}`).set(site.admin).send(change).expect(200);
    const { waiting_mails, requests } = await record(site, camille);
    expect(waiting_mails).toBe(0);
    expect(requests[0]?.events.map(({ kind }) => kind)).toContain('mail-abandoned');
  });

  test('back to the former address puts everything where it was', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    for (const email of ['camille.roux@exemple.fr', CAMILLE])
      await site.api.patch(`${PEOPLE}/${id}`).set(site.admin).send({ email, waiting: 'send' }).expect(200);
    const { addresses, requests } = await record(site, id);
    expect(addresses.map(({ address }) => address)).toEqual([CAMILLE, 'camille.roux@exemple.fr']);
    expect(requests.map((one) => [one.lead.email, one.lead.person_id])).toEqual([
      [CAMILLE, id],
      [CAMILLE, id],
    ]);
    const subscriber = site.raw.prepare('SELECT person_id FROM newsletter_subscribers').pluck().get();
    expect(subscriber).toBe(id);
  });
});

describe('two addresses', () => {
  test('are joined without touching a row, told apart, and separated again', async () => {
    const site = await twoPeople();
    const [camille, odile] = [await idOf(site, CAMILLE), await idOf(site, 'odile')];
    const before = site.raw.prepare('SELECT * FROM leads ORDER BY id').all();
    await site.api.post(`${PEOPLE}/${camille}/merge`).set(site.admin).send({ with: odile }).expect(200);
    expect((await list(site)).people).toMatchObject([{ id: camille, requests: 3, addresses: 2 }]);
    const joined = await record(site, odile);
    expect([joined.person.id, joined.total]).toEqual([camille, 3]);
    expect(joined.requests.map((one) => one.lead.email)).toContain('odile@exemple.fr');
    expect(joined.events.map(({ kind, detail }) => [kind, JSON.parse(detail ?? '').address])).toEqual([
      ['merged', 'odile@exemple.fr'],
    ]);
    await site.api.post(`${PEOPLE}/${camille}/merge`).set(site.admin).send({ with: odile }).expect(409);
    await site.api.post(`${PEOPLE}/${camille}/separate`).set(site.admin).send({ address: odile }).expect(200);
    expect((await list(site)).total).toBe(2);
    expect((await record(site, odile)).total).toBe(1);
    expect(site.raw.prepare('SELECT * FROM leads ORDER BY id').all()).toEqual(before);
    await site.api.post(`${PEOPLE}/${camille}/separate`).set(site.admin).send({ address: odile }).expect(409);
  });
});

describe('an export', () => {
  test('has all that is stored, the bin included, and is a line of the history', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    await site.api.post('/api/admin/leads/2/notes').set(site.admin).send({ body: '=1+1' }).expect(200);
    await site.api.delete('/api/admin/leads/1').set(site.admin).expect(200);
    const json = await site.api.get(`${PEOPLE}/${id}/export.json`).set(site.admin).expect(200);
    expect(json.headers['content-disposition']).toContain(`personne-${id}.json`);
    expect(json.body).toMatchObject({ requests: [{ notes: [{ body: '=1+1' }] }], subscriptions: [{}], notices: [{}] });
    expect(json.body.binned[0].content.leads[0].name).toBe('Camille Roux');
    const csv = await site.api.get(`${PEOPLE}/${id}/export.csv?format=rfc4180`).set(site.admin).expect(200);
    expect(csv.text).toContain("admin,'=1+1\r\n");
    expect(csv.text).toContain('Camille Roux');
    expect((await record(site, id)).events.map(({ kind }) => kind)).toEqual(['exported', 'exported']);
  });
});

test('every call about people asks for a session, and refuses a page of another site', async () => {
  const { api, admin } = await siteUnderTest({ expectedLevels: ['warn'] });
  const calls = [
    ['get', PEOPLE],
    ['get', `${PEOPLE}/1`],
    ['patch', `${PEOPLE}/1`],
    ['delete', `${PEOPLE}/1`],
    ['post', `${PEOPLE}/1/merge`],
    ['post', `${PEOPLE}/1/separate`],
    ['get', `${PEOPLE}/1/export.json`],
    ['get', `${PEOPLE}/1/export.csv`],
    ['get', '/api/admin/erasures'],
    ['post', '/api/admin/erasures/check'],
    ['post', '/api/admin/leads'],
    ['post', '/api/admin/lead-notes'],
  ] as const;
  for (const [method, path] of calls) {
    await api[method](path).expect(401);
    if (method === 'get') continue;
    await api[method](path)
      .set({ ...admin, Origin: 'https://ailleurs.test' })
      .expect(403);
  }
});
