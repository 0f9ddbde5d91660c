import { describe, expect, test } from 'vitest';
import { lead, siteUnderTest } from '../../testing/siteUnderTest.ts';

async function withLeads(count: number, over: object = {}) {
  const site = await siteUnderTest();
  for (let index = 0; index < count; index += 1)
    await site.api.post('/api/leads').send(lead({ email: `personne${index}@exemple.fr`, ...over }));
  return site;
}

describe('several leads at once', () => {
  test('change status, and the answer posted back undoes it', async () => {
    const { api, admin } = await withLeads(3);
    const post = (changes: unknown) => api.post('/api/admin/lead-changes').set(admin).send({ changes });
    const statuses = async () =>
      (await api.get('/api/leads').set(admin)).body.leads.map(({ status }: { status: string }) => status);
    const { body } = await post([
      { id: 1, status: 'perdu' },
      { id: 3, status: 'perdu' },
      { id: 99, status: 'perdu' },
    ]);
    expect(await statuses()).toEqual(['perdu', 'nouveau', 'perdu']);
    expect(body.previous).toEqual([
      { id: 1, status: 'nouveau' },
      { id: 3, status: 'nouveau' },
    ]);
    await post(body.previous);
    expect(await statuses()).toEqual(['nouveau', 'nouveau', 'nouveau']);
  });

  test('are given a day to be followed up, with or without a status, and both can be undone', async () => {
    const { api, admin } = await withLeads(2);
    const post = (changes: unknown) => api.post('/api/admin/lead-changes').set(admin).send({ changes });
    const { body } = await post([
      { id: 1, follow_up_on: '2026-12-01' },
      { id: 2, follow_up_on: '2026-12-01', status: 'perdu' },
    ]);
    expect(body.previous).toEqual([
      { id: 1, follow_up_on: null },
      { id: 2, follow_up_on: null, status: 'nouveau' },
    ]);
    const days = async () =>
      (await api.get('/api/leads').set(admin)).body.leads.map((one: { follow_up_on: string }) => one.follow_up_on);
    expect(await days()).toEqual(['2026-12-01', '2026-12-01']);
    await post(body.previous);
    expect(await days()).toEqual([null, null]);
    expect((await post([{ id: 1, follow_up_on: 'demain' }])).status).toBe(422);
  });

  test('get back the hour alone, and the day with its hour', async () => {
    const { api, admin } = await withLeads(1);
    const post = (change: object) =>
      api
        .post('/api/admin/lead-changes')
        .set(admin)
        .send({ changes: [{ id: 1, ...change }] });
    const hour = async () => {
      const { follow_up_on, follow_up_time } = (await api.get('/api/leads').set(admin)).body.leads[0];
      return [follow_up_on, follow_up_time];
    };
    await post({ follow_up_on: '2026-12-01', follow_up_time: '09:30' });
    for (const change of [{ follow_up_time: '14:00' }, { follow_up_on: null }]) {
      const { body } = await post(change);
      expect(await hour()).not.toEqual(['2026-12-01', '09:30']);
      await post(body.previous[0]);
      expect(await hour()).toEqual(['2026-12-01', '09:30']);
    }
  });

  test.each([
    ['owner', { binned: 2, erased: 0 }],
    ['person', { binned: 0, erased: 2 }],
  ])('are erased together (asked by the %s)', async (asked_by, done) => {
    const { api, admin } = await withLeads(3);
    const { body } = await api
      .post('/api/admin/lead-erasures')
      .set(admin)
      .send({ ids: [1, 2, 99], asked_by });
    expect(body).toMatchObject(done);
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(1);
  });

  test('come back from the bin together, under their own numbers', async () => {
    const { api, admin } = await withLeads(3);
    const post = (path: string, body: object) => api.post(`/api/admin/${path}`).set(admin).send(body);
    await post('lead-erasures', { ids: [1, 2], asked_by: 'owner' });
    expect((await post('lead-restorations', { ids: [1, 2, 3, 99] })).body).toEqual({ success: true, restored: 2 });
    const { leads } = (await api.get('/api/leads').set(admin)).body;
    expect(leads.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2, 3]);
    expect((await api.get('/api/admin/bin').set(admin)).body.total).toBe(0);
  });

  test.each(['lead-changes', 'lead-erasures', 'lead-restorations'])(
    '%s answers 401 to strangers and 422 to nothing',
    async (path) => {
      const { api, admin } = await siteUnderTest();
      expect((await api.post(`/api/admin/${path}`).send({})).status).toBe(401);
      expect((await api.post(`/api/admin/${path}`).set(admin).send({ ids: [], changes: [] })).status).toBe(422);
    },
  );
});

describe('the exports', () => {
  test('for Excel begin with a mark, part cells by semicolons and end lines by CRLF', async () => {
    const { api, admin } = await withLeads(2, { name: '=SOMME(A1)', message: 'Bonjour ;\n« oui »' });
    const { headers, text } = await api.get('/api/admin/exports/leads.csv').set(admin);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?leads-\d{4}-\d\d-\d\d\.csv"?$/);
    expect(text.startsWith('\ufeffRéférence;Reçu le;Nom;Email;')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain(";'=SOMME(A1);personne0@exemple.fr;");
    expect(text).toContain(';"Bonjour ;\n« oui »";');
  });

  test('in the other format part cells by commas, without the mark', async () => {
    const { api, admin } = await withLeads(1);
    const { text } = await api.get('/api/admin/exports/leads.csv?format=rfc4180').set(admin);
    expect(text.startsWith('Référence,Reçu le,Nom,Email,')).toBe(true);
  });

  test('give times as they were in Paris, and amounts with a comma', async () => {
    const { api, admin, clock } = await siteUnderTest();
    clock.time = new Date('2026-07-01T22:30:00Z');
    await api.post('/api/leads').send(lead());
    await api
      .patch('/api/admin/leads/1')
      .set(await renewed())
      .send({ amount_cents: 123_450 });
    const { text } = await api.get('/api/admin/exports/leads.csv').set(await renewed());
    expect(text).toContain(';2026-07-02 00:30:00;');
    expect(text).toContain(';1234,50;');

    async function renewed() {
      const { headers } = await api
        .post('/api/session')
        .set('Origin', 'https://site.test')
        .send({ username: 'admin', password: 'cheval agrafe pile correcte' });
      return { ...admin, Cookie: String(headers['set-cookie']?.[0]).split(';')[0] ?? '' };
    }
  });

  test('hold the leads of the filter, or the chosen ones', async () => {
    const { api, admin } = await withLeads(5);
    const lines = async (query: string) =>
      (await api.get(`/api/admin/exports/leads.csv?${query}`).set(admin)).text.split('\r\n').length - 2;
    expect(await lines('')).toBe(5);
    expect(await lines('q=personne3')).toBe(1);
    expect(await lines('ids=1,4,99')).toBe(2);
    expect(await lines('ids=1,4,99&titles=false')).toBe(1);
    expect((await api.get('/api/admin/exports/leads.csv?ids=x').set(admin)).status).toBe(422);
    expect((await api.get('/api/admin/exports/leads.csv')).status).toBe(401);
  });

  test('more chosen leads than a call takes are refused, never cut short', async () => {
    const { api, admin } = await siteUnderTest();
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    const { status, body } = await api.get(`/api/admin/exports/leads.csv?ids=${ids.join(',')}`).set(admin);
    expect([status, body.detail]).toEqual([422, 'ids : 500 numéros au plus sont attendus.']);
    const erasure = await api.post('/api/admin/lead-erasures').set(admin).send({ ids });
    expect([erasure.status, erasure.body.errors[0].detail]).toEqual([422, 'Choisissez 500 leads au plus à la fois.']);
  });
});

describe('the subscribers of the desk', () => {
  test('are listed with their state and proof of consent, searched, exported and erased', async () => {
    const { api, admin } = await siteUnderTest();
    for (const name of ['un', 'deux', 'trois']) await api.post('/api/newsletter').send({ email: `${name}@exemple.fr` });
    const list = async (query = '') => (await api.get(`/api/admin/subscribers?${query}`).set(admin)).body;
    expect(await list()).toMatchObject({ total: 3, next_cursor: null });
    expect((await list('q=DEUX')).subscribers).toEqual([
      expect.objectContaining({
        email: 'deux@exemple.fr',
        consent_at: expect.any(String),
        consent_text_version: expect.any(String),
      }),
    ]);
    expect((await list('status=left')).total).toBe(0);
    const { text } = await api.get('/api/admin/exports/subscribers.csv').set(admin);
    expect(text.split('\r\n')).toHaveLength(5);
    expect((await api.delete('/api/admin/subscribers/2').set(admin)).status).toBe(200);
    expect((await api.delete('/api/admin/subscribers/2').set(admin)).status).toBe(404);
    expect((await list()).total).toBe(2);
  });
});

test('a new lead that was answered is « Répondu » in the list, the export and the figures, until the answer is taken back', async () => {
  const { api, admin } = await withLeads(2);
  const post = (path: string, body: object) => api.post(`/api/admin/leads/1${path}`).set(admin).send(body);
  const found = async (query: string) =>
    (await api.get(`/api/leads?${query}`).set(admin)).body.leads.map(({ id }: { id: number }) => id);
  const state = async () => ({
    waiting: await found('status=nouveau&answered=false'),
    answered: await found('status=nouveau&answered=true'),
    exported:
      (await api.get('/api/admin/exports/leads.csv?answered=true').set(admin)).text.match(/Répondu/g)?.length ?? 0,
    counted: (await api.get('/api/admin/stats').set(admin)).body.period.by_status,
  });
  const before = { waiting: [2, 1], answered: [], exported: 0, counted: { nouveau: 2 } };
  expect(await state()).toEqual(before);
  const { body } = await post('/answered', { way: 'telephone' });
  expect(await state()).toEqual({ waiting: [2], answered: [1], exported: 1, counted: { nouveau: 1, repondu: 1 } });
  const event = body.events.find(({ kind }: { kind: string }) => kind === 'answered');
  await api.delete(`/api/admin/leads/1/answered/${event.id}`).set(admin).expect(200);
  expect(await state()).toEqual(before);
  // A recorded reply outweighs the status: the lead stays answered, whatever status the owner sets.
  await post('/answered', { way: 'telephone' });
  await api.patch('/api/admin/leads/1').set(admin).send({ status: 'gagne' }).expect(200);
  expect(await found('status=nouveau&answered=true')).toEqual([]);
});
