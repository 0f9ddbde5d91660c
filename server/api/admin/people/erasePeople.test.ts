import { describe, expect, test } from 'vitest';
import { type PersonErased, personErased } from '../../../../data/api/people.ts';
import { CAMILLE, idOf, list, PEOPLE, record, rows, twoPeople } from '../../../testing/peopleWorld.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../../../testing/siteUnderTest.ts';

describe('an erasure of everything', () => {
  const erase = async ({ api, admin }: SiteUnderTest, id: number, query: object): Promise<PersonErased> => {
    const { body } = await api.delete(`${PEOPLE}/${id}`).query(query).set(admin).expect(200);
    return personErased.parse(body);
  };

  test('on request leaves nothing of the person, and a proof without a name', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    await site.api.delete('/api/admin/leads/1').set(site.admin).expect(200);
    await site.api.post('/api/admin/leads/2/notes').set(site.admin).send({ body: 'Préfère le matin' }).expect(200);
    // Stores an attachment of a lead in the bin, and an event in the person's history.
    site.raw.exec(`INSERT INTO attachment_parts (lead_id, attachment_id, position, content) VALUES (1, 1, 0, x'00');
      INSERT INTO person_events (person_id, kind, created_at) VALUES (${id}, 'exported', '2026-03-02')`);
    const { erasure } = await erase(site, id, { asked_by: 'person' });
    expect(erasure).toMatchObject({ actor: 'admin', addresses: 1 });
    expect(erasure?.counts).toMatchObject({ leads: 1, notes: 1, subscribers: 1, notices: 1, bin: 1 });
    const tables = [
      'leads',
      'people',
      'newsletter_subscribers',
      'contract_notices',
      'bin',
      'person_events',
      'attachment_parts',
    ];
    expect(tables.map((table) => rows(site, table))).toEqual([1, 1, 0, 0, 0, 0, 0]);
    await site.api.get(`${PEOPLE}/${id}`).set(site.admin).expect(404);
    const proof = JSON.stringify(site.raw.prepare('SELECT * FROM erasures, erasure_addresses').all());
    expect(proof).not.toMatch(/camille|roux/i);

    const check = (email: string) => site.api.post('/api/admin/erasures/check').set(site.admin).send({ email });
    expect((await check('Camille@Exemple.fr')).body.erasures).toMatchObject([{ reference: erasure?.reference }]);
    expect((await check('odile@exemple.fr')).body.erasures).toEqual([]);
    expect((await site.api.get('/api/admin/erasures').set(site.admin)).body.total).toBe(1);
  });

  test('can keep the notices about contracts, and says so', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    site.raw.exec(`INSERT INTO person_events (person_id, kind, created_at) VALUES (${id}, 'exported', '2026-03-02')`);
    const { erasure } = await erase(site, id, { asked_by: 'person', keep_notices: true });
    // The person is kept with their notices; their history is deleted.
    expect(rows(site, 'person_events')).toBe(0);
    expect(erasure?.counts).toMatchObject({ leads: 2, notices: 0, kept_notices: 1 });
    expect(await record(site, id)).toMatchObject({ total: 0, notices: [{ email: CAMILLE }], subscriptions: [] });
  });

  test('by the owner’s own choice goes into the bin, from where each thing comes back to the same person', async () => {
    const site = await twoPeople();
    const id = await idOf(site, CAMILLE);
    expect(await erase(site, id, {})).toMatchObject({ binned: 4, erasure: null });
    expect((await list(site)).total).toBe(1);
    const { binned } = await record(site, id);
    for (const row of binned) await site.api.post(`/api/admin/bin/${row.id}/restore`).set(site.admin).expect(200);
    expect(await record(site, id)).toMatchObject({ total: 2, binned: [], notices: [{}], subscriptions: [{}] });
  });

  test('is refused when the person has written since the account last looked, and erases nothing', async () => {
    const site = await siteUnderTest();
    for (let n = 0; n < 4; n += 1) await site.api.post('/api/leads').send(lead());
    const id = await idOf(site, CAMILLE);
    const { last_at } = (await record(site, id)).person;
    site.clock.time = new Date(site.clock.time.getTime() + 60_000);
    await site.api.post('/api/leads').send(lead());
    for (const asked_by of ['person', 'owner'])
      await site.api.delete(`${PEOPLE}/${id}`).query({ asked_by, last_at }).set(site.admin).expect(409);
    expect([rows(site, 'leads'), rows(site, 'bin')]).toEqual([5, 0]);
    const seen = (await record(site, id)).person.last_at;
    expect((await erase(site, id, { asked_by: 'person', last_at: seen })).erasure?.counts.leads).toBe(5);
  });

  test('that fails amid many requests leaves a proof of those that are gone', async () => {
    const site = await siteUnderTest({ expectedLevels: ['error'] });
    for (let n = 0; n < 6; n += 1) await site.api.post('/api/leads').send(lead());
    const id = await idOf(site, CAMILLE);
    const words = 'quality client lines scope delay words valid_until email nonce created_at author'.split(' ');
    site.raw.exec(`INSERT INTO quotes (lead_id, person_id, total_cents, deposit_cents, ${words}, updated_at)
        VALUES (1, ${id}, 0, 0, ${words.map(() => "''")}, '');
      CREATE TEMP TRIGGER slow BEFORE DELETE ON leads BEGIN
        SELECT count(*) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500000) SELECT i FROM n);
        SELECT raise(ABORT, 'the disk is full') WHERE old.id = 3;
      END`);
    await site.api.delete(`${PEOPLE}/${id}?asked_by=person`).set(site.admin).expect(500);
    const proofs = async () => (await site.api.get('/api/admin/erasures').set(site.admin)).body.erasures;
    expect([rows(site, 'leads'), await proofs()]).toMatchObject([
      4,
      [{ addresses: 1, counts: { leads: 2, quotes: 1 } }],
    ]);
    site.raw.exec('DROP TRIGGER slow');
    const { erasure } = await erase(site, id, { asked_by: 'person' });
    expect(erasure).toMatchObject({ addresses: 1, counts: { leads: 4, quotes: 0 } });
    expect(await proofs()).toHaveLength(2);
  });

  test('of the last thing a person had forgets the person', async () => {
    const site = await twoPeople();
    await site.api.delete('/api/admin/leads/3?asked_by=person').set(site.admin).expect(200);
    expect(rows(site, 'people')).toBe(1);
  });
});
