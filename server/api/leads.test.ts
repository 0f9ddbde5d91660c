import { describe, expect, test } from 'vitest';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';

interface LeadList {
  leads: { id: number }[];
  total: number;
  next_cursor: string | null;
}

describe('posting a lead', () => {
  test('answers 201 with an id and a reference, and the admin sees the row', async () => {
    const { api, admin } = await siteUnderTest();
    const { status, body } = await api.post('/api/leads').send(lead());
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, id: 1, reference: expect.stringMatching(/^DEV-\d{4}-0001$/) });
    const { leads, total } = (await api.get('/api/leads').set(admin)).body;
    expect(total).toBe(1);
    expect(leads[0]).toMatchObject({
      ...lead({ company: null }),
      id: 1,
      reference: body.reference,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test('a lead whose email is malformed gets 422 with one sentence per field and is not stored', async () => {
    const { api, admin } = await siteUnderTest();
    const { status, body, headers } = await api.post('/api/leads').send(lead({ name: ' ', email: 'camille@' }));
    expect(status).toBe(422);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body.errors).toEqual([
      { field: 'name', detail: 'Indiquez votre nom.' },
      { field: 'email', detail: 'Indiquez une adresse complète, par exemple nom@entreprise.fr.' },
    ]);
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(0);
  });

  test.each([
    ['id', { id: 7 }],
    ['status', { status: 'gagne' }],
    ['created_at', { created_at: '2020-01-01' }],
    ['constructor', { constructor: { prototype: { polluted: true } } }],
  ])('an unknown field, %s, is refused', async (field, extra) => {
    const { api } = await siteUnderTest();
    const { status, body } = await api.post('/api/leads').send(lead(extra));
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each([
    ['truncated JSON', '{"name":', 'application/json', 400],
    ['an array', '[]', 'application/json', 422],
    ['JSON that is not an object', '"text"', 'application/json', 400],
    ['plain text', JSON.stringify(lead()), 'text/plain', 415],
    ['65 KiB', JSON.stringify(lead({ message: 'x'.repeat(65 * 1024) })), 'application/json', 413],
    ['half a surrogate pair alone', String.raw`{"name":"\ud800","email":"a@b.fr"}`, 'application/json', 422],
    ['__proto__', '{"__proto__":{"polluted":true},"name":"a","email":"a@b.fr"}', 'application/json', 422],
  ])('%s is answered with a problem', async (_what, body, type, status) => {
    const { api } = await siteUnderTest();
    const response = await api.post('/api/leads').set('Content-Type', type).send(body);
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  test('the same form posted fifty times at once makes one row and one answer', async () => {
    const { api, admin } = await siteUnderTest();
    const post = () => api.post('/api/leads').set('Idempotency-Key', 'form-1').send(lead());
    const responses = await Promise.all(Array.from({ length: 50 }, post));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(1);
  });

  test('two people who were handed the same key are two leads', async () => {
    const { api, admin } = await siteUnderTest();
    const post = (email: string) => api.post('/api/leads').set('Idempotency-Key', 'same').send(lead({ email }));
    await post('one@exemple.fr');
    expect((await post('two@exemple.fr')).status).toBe(201);
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(2);
  });

  test('what the page knows of the visit is stored with the lead', async () => {
    const { api, admin } = await siteUnderTest();
    const context = { opener: 'Obtenir un devis', formPage: '/blog', utm: { utm_source: 'lettre', other: 'x' } };
    await api.post('/api/leads').set('X-Form-Context', JSON.stringify(context)).send(lead());
    const [stored] = (await api.get('/api/leads').set(admin)).body.leads;
    expect(stored).toMatchObject({ opener: 'Obtenir un devis', form_page: '/blog', quarantine: 'none' });
  });

  test("the first name of a form's own field is kept beside the whole name, with or without script", async () => {
    const { api, admin } = await siteUnderTest();
    const context = { firstName: ' Marie  Laure' };
    await api
      .post('/api/leads')
      .set('X-Form-Context', JSON.stringify(context))
      .send(lead({ name: 'Marie Laure Petit', email: 'ml@exemple.fr' }));
    const posted = { firstName: 'Jean Marc', lastName: 'Le Goff', email: 'jm@exemple.fr', service: 'strategie' };
    await api
      .post('/api/leads')
      .type('form')
      .send({ ...posted, projectDescription: 'Choisir' });
    const { leads } = (await api.get('/api/leads').set(admin)).body;
    expect(leads.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Jean Marc', 'Marie Laure']);
  });
});

describe('a form posted without script', () => {
  const fields = {
    firstName: 'Camille',
    lastName: 'Roux',
    email: 'camille@exemple.fr',
    service: 'strategie',
    projectDescription: 'Choisir une stratégie',
    priority: 'normale',
    timeline: '',
  };

  test('is stored with its labelled lines and lands on the thank-you page', async () => {
    const { api, admin } = await siteUnderTest();
    const response = await api.post('/api/leads').type('form').set('Accept', 'text/html').send(fields);
    expect(response.status).toBe(303);
    expect(response.headers.location).toMatch(/^\/devis\/merci\?ref=DEV-\d{4}-0001&le=\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    const [stored] = (await api.get('/api/leads').set(admin)).body.leads;
    expect(stored).toMatchObject({ name: 'Camille Roux', service: 'strategie' });
    expect(stored.message).toBe(
      'Téléphone : non précisé\nDescription : Choisir une stratégie\nBudget : non précisé\nDélai : non précisé\nPriorité : normale',
    );
  });

  test('goes back to the form with a code when a field is missing', async () => {
    const { api } = await siteUnderTest();
    const response = await api
      .post('/api/leads')
      .type('form')
      .set('Accept', 'text/html')
      .send({ ...fields, email: '' });
    expect([response.status, response.headers.location]).toEqual([303, '/devis?erreur=champs&champs=email']);
    expect(response.text).toBe('');
  });

  test('a program that posts the same form reads a problem', async () => {
    const { api } = await siteUnderTest();
    const response = await api.post('/api/leads').type('form').set('Accept', 'application/json').send({});
    expect(response.status).toBe(422);
  });
});

describe('the quarantine', () => {
  test.each([
    ['honeypot', {}, { honeypot: 'x' }, ['held-summary']],
    ['jeton-invalide', {}, { token: `1763712000000.${'A'.repeat(43)}` }, ['held-summary']],
    [
      'liens',
      { message: 'http://a.fr http://b.fr http://c.fr http://d.fr' },
      {},
      ['held-summary', 'lead-acknowledgement'],
    ],
    ['contenu', { message: 'Buy <a href="x">here</a>' }, {}, ['held-summary', 'lead-acknowledgement']],
    ['domaine-jetable', { email: 'x@yopmail.com' }, {}, ['held-summary', 'lead-acknowledgement']],
  ])(
    '%s: stored, accepted like any other, kept out of the inbox, counted in the daily summary',
    async (reason, fields, context, mails) => {
      const { api, admin, raw } = await siteUnderTest();
      const response = await api.post('/api/leads').set('X-Form-Context', JSON.stringify(context)).send(lead(fields));
      expect(response.status).toBe(201);
      expect((await api.get('/api/leads').set(admin)).body).toMatchObject({ leads: [], total: 0 });
      const held = (await api.get('/api/leads?quarantine=true').set(admin)).body;
      expect(held).toMatchObject({ total: 1, leads: [{ quarantine_reasons: JSON.stringify([reason]) }] });
      expect(raw.prepare('SELECT kind FROM outbox ORDER BY id').pluck().all()).toEqual(mails);
    },
  );

  test('a form sent within two seconds of being shown is held, one sent later is not', async () => {
    const { api, admin, clock } = await siteUnderTest();
    const { token } = (await api.get('/api/form-token')).body;
    const post = () => api.post('/api/leads').set('X-Form-Context', JSON.stringify({ token })).send(lead());
    await post();
    clock.time = new Date(clock.time.getTime() + 2500);
    await post();
    const held = (await api.get('/api/leads?quarantine=true').set(admin)).body;
    expect(held.leads.map((one: { quarantine_reasons: string }) => one.quarantine_reasons)).toEqual([
      '["trop-rapide"]',
    ]);
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(1);
  });

  test('a post without any context is a lead like any other', async () => {
    const { api, admin } = await siteUnderTest();
    await api.post('/api/leads').set('X-Form-Context', 'not json').send(lead());
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(1);
  });

  test('releasing a lead brings it to the inbox and queues its mails once', async () => {
    const { api, admin, raw } = await siteUnderTest();
    await api.post('/api/leads').set('X-Form-Context', '{"honeypot":"x"}').send(lead());
    await api.post('/api/leads/1/release').set(admin).expect(200);
    await api.post('/api/leads/1/release').set(admin).expect(200);
    expect((await api.get('/api/leads').set(admin)).body.total).toBe(1);
    expect(raw.prepare('SELECT kind FROM outbox ORDER BY id').pluck().all()).toEqual([
      'lead-notification',
      'lead-acknowledgement',
    ]);
    await api.post('/api/leads/99/release').set(admin).expect(404);
    await api.post('/api/leads/1/release').expect(401);
  });
});

describe('listing leads', () => {
  test('pages by key, newest first, without losing or repeating any', async () => {
    const { api, admin } = await siteUnderTest();
    for (let n = 1; n <= 7; n += 1) await api.post('/api/leads').send(lead({ name: `Lead ${n}` }));
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: LeadList } = await api
        .get(`/api/leads?limit=3${cursor && `&cursor=${cursor}`}`)
        .set(admin);
      expect(body.total).toBe(7);
      seen.push(...body.leads.map(({ id }) => id));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test.each(['limit=abc', 'cursor=nonsense', 'quarantine=maybe'])('%s is refused with 422', async (query) => {
    const { api, admin } = await siteUnderTest();
    expect((await api.get(`/api/leads?${query}`).set(admin)).status).toBe(422);
  });
});
