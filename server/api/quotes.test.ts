import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { quoteRow } from '../../data/api/quotes.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { MARKED } from '../../data/quotes/payment.ts';
import { quoteBody, quoteWorld } from '../testing/quoteWorld.ts';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';

const year = new Date().getFullYear();

test('a draft is filled from the offer, the terms and the template, and answered as the contract has it', async () => {
  const { draft } = await quoteWorld();
  const quote = await draft();
  expect(quoteRow.parse(quote)).toEqual(quote);
  expect(quote).toMatchObject({ number: null, status: 'draft', total: 120, deposit: 60, delay: '48 h', receipts: [] });
  expect(quote.scope).toContain('47 pages');
  expect(quote.words).toContain('Bonjour Camille');
});

test('a pack without a promised number of deliverables is sent once its quote gives one', async () => {
  const { api, admin } = await quoteWorld();
  const request = await api.post('/api/leads').send(lead({ service: 'pack-mensuel' }));
  const { quote } = (
    await api
      .post(`/api/admin/leads/${request.body.id}/quotes`)
      .set(admin)
      .send(quoteBody({ quality: 'professional' }))
  ).body;
  expect(quote.scope).toContain('« à compléter : nombre de livrables par mois »');
  const send = () => api.post(`/api/admin/quotes/${quote.id}/send`).set(admin);
  expect((await send().expect(422)).body.errors).toMatchObject([{ field: 'scope' }]);
  await api.patch(`/api/admin/quotes/${quote.id}`).set(admin).send({ scope: 'Deux livrables par mois' }).expect(200);
  await send().expect(200);
});

test('amounts hold two decimals, a quality is required, and a draft changes until it is sent', async () => {
  const { api, admin, leadId, draft, act } = await quoteWorld();
  const post = (over: Record<string, unknown>) =>
    api.post(`/api/admin/leads/${leadId}/quotes`).set(admin).send(quoteBody(over));
  expect((await post({ quality: undefined })).body.errors[0].field).toBe('quality');
  expect((await post({ lines: [{ text: 'a', quantity: 1, unit_price: 1.005 }] })).status).toBe(422);
  expect((await post({ deposit: 121 })).body.errors[0].field).toBe('deposit');
  expect((await api.post('/api/admin/leads/99/quotes').set(admin).send(quoteBody())).status).toBe(404);
  const { id } = await draft();
  const patch = (change: object) => api.patch(`/api/admin/quotes/${id}`).set(admin).send(change);
  const changed = (
    await patch({ lines: [{ text: 'Étude', quantity: 3, unit_price: 33.33 }], client: 'Atelier Roux' }).expect(200)
  ).body.quote;
  expect(changed).toMatchObject({ client: 'Atelier Roux', total: 99.99, deposit: 50 });
  await act(id, 'send').expect(200);
  await patch({ client: 'Autre' }).expect(409);
  await act(id, 'send').expect(409);
});

test('each setting that the law requires of a seller and that is missing is refused by its name; nothing is numbered', async () => {
  const { api, admin } = await siteUnderTest();
  await api.post('/api/leads').send(lead());
  const { quote } = (await api.post('/api/admin/leads/1/quotes').set(admin).send(quoteBody())).body;
  const refused = await api.post(`/api/admin/quotes/${quote.id}/send`).set(admin);
  expect(refused.status).toBe(422);
  const fields = refused.body.errors.map(({ field }: { field: string }) => field);
  for (const field of [
    'site.owner.name',
    'identity.address',
    'identity.siren',
    'identity.vat',
    'site.email',
    'site.phone',
    'identity.mediator.name',
    'quotes.iban',
  ])
    expect(fields).toContain(field);
  await api.patch(`/api/admin/quotes/${quote.id}`).set(admin).send({ quality: 'professional' }).expect(200);
  const { errors } = (await api.post(`/api/admin/quotes/${quote.id}/send`).set(admin)).body;
  expect(errors.map(({ field }: { field: string }) => field)).not.toContain('identity.mediator.name');
  expect((await api.get(`/api/admin/quotes/${quote.id}`).set(admin)).body.quote).toMatchObject({
    status: 'draft',
    number: null,
  });
});

test('sent, it is numbered without holes, mailed with its link, and the request has its status, amount and reminder', async () => {
  const { sent, draft, act, record, mails } = await quoteWorld();
  const first = await sent();
  await act((await draft({ valid_until: '2020-01-01' })).id, 'send').expect(422);
  const second = await sent();
  expect([first.quote.number, second.quote.number]).toEqual([`D-${year}-0001`, `D-${year}-0002`]);
  expect(first.token).toMatch(/^[\w-]{43}$/);
  const { lead: request, events } = await record();
  expect(request).toMatchObject({ status: 'devis-envoye', amount_cents: 12_000 });
  expect(request.follow_up_on > new Date().toISOString().slice(0, 10)).toBe(true);
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('quote-sent');
  const [mail] = (await mails()).filter(({ subject }) => subject.includes(first.quote.number));
  expect(mail?.text).toContain(first.url);
  expect(mail?.to.address).toBe('camille@exemple.fr');
});

test('accepted, it is proven by the SHA-256 of the text that was shown; again, the answer is the same', async () => {
  const { sent, accept, raw, record, mails } = await quoteWorld();
  const { quote, token } = await sent();
  await mails();
  expect((await accept(token, { terms: false })).body.errors[0].field).toBe('terms');
  const done = await accept(token, { early_start: true });
  expect(done.status).toBe(201);
  const { text } = raw.prepare('SELECT text FROM quotes').get() as { text: string };
  expect(done.body).toEqual({
    success: true,
    accepted_at: expect.any(String),
    proof: createHash('sha256').update(text).digest('hex'),
  });
  const again = await accept(token, { name: 'Quelqu’un d’autre' });
  expect([again.status, again.body]).toEqual([200, done.body]);
  const { lead: request } = await record();
  expect(request).toMatchObject({ status: 'gagne', amount_cents: 12_000, follow_up_on: null });
  const left = await mails();
  expect(left.map(({ to }) => to.address).sort()).toEqual(['camille@exemple.fr', 'moi@site.test']);
  const confirmation = left.find(({ to }) => to.address === 'camille@exemple.fr');
  const [, number, shown] = MARKED.exec(confirmation?.text ?? '') ?? [];
  expect([number, `${shown}\n`]).toEqual([quote.number, text]);
  for (const wanted of [
    'Camille Roux',
    'FR76',
    quote.number,
    'L221-18',
    'Perte du droit de rétractation',
    done.body.proof,
  ])
    expect(confirmation?.text).toContain(wanted);
  expect(confirmation?.attachments?.[0]?.content.subarray(0, 3).toString()).toBe('GIF');
});

test('of an expired, cancelled or declined quote nothing can be accepted; an accepted one is not declined or cancelled', async () => {
  const { api, sent, accept, act, clock } = await quoteWorld();
  const one = await sent();
  const decline = (token: string) => api.post(`/api/quotes/${token}/decline`).send({ reason: 'Reporté' });
  await decline(one.token).expect(201);
  await accept(one.token).expect(409);
  const two = await sent();
  await act(two.quote.id, 'cancel').expect(200);
  await accept(two.token).expect(409);
  await act(two.quote.id, 'cancel').expect(409);
  const three = await sent();
  await accept(three.token).expect(201);
  await decline(three.token).expect(409);
  await act(three.quote.id, 'cancel').expect(409);
  const four = await sent();
  clock.time = new Date(clock.time.getTime() + 31 * 86_400_000);
  await accept(four.token).expect(409);
  await accept('x'.repeat(43)).expect(404);
});

test('an acceptance by telephone or on paper is stored with its author and time, and distinguished for ever', async () => {
  const { sent, act, record, mails } = await quoteWorld();
  const { quote } = await sent();
  const on = dayInParis(new Date());
  await act(quote.id, 'accepted', { how: 'phone', by: '', on }).expect(422);
  await act(quote.id, 'accepted', { how: 'phone', by: 'Camille Roux', on: '2020-01-01' }).expect(422);
  expect(
    (await act(quote.id, 'accepted', { how: 'phone', by: 'Camille Roux', on }).expect(200)).body.quote,
  ).toMatchObject({ status: 'accepted', accepted_how: 'phone' });
  await act(quote.id, 'accepted', { how: 'paper', by: 'Camille Roux', on }).expect(409);
  const { events } = await record();
  expect(events.find(({ kind }: { kind: string }) => kind === 'quote-accepted').detail).toContain('"how":"phone"');
  expect((await mails()).map(({ to, text }) => [to.address, text.includes('par téléphone')])).toContainEqual([
    'camille@exemple.fr',
    true,
  ]);
});

test('a new quote names the one it replaces, which is cancelled when the new one is sent', async () => {
  const { api, admin, sent } = await quoteWorld();
  const old = await sent();
  const { quote } = await sent({ replaces: old.quote.id });
  const shown = (await api.get(`/api/admin/quotes/${old.quote.id}`).set(admin)).body.quote;
  expect([shown.status, quote.status]).toEqual(['cancelled', 'sent']);
});

test('receipts are noted once of each kind, and taken back; the list narrows by state and by words', async () => {
  const { api, admin, sent, accept, act } = await quoteWorld();
  const { quote, token } = await sent();
  await accept(token).expect(201);
  const deposit = { kind: 'deposit', on: '2026-12-01', amount: 60, means: 'transfer' };
  expect((await act(quote.id, 'receipts', deposit).expect(201)).body.quote.receipts).toEqual([deposit]);
  await act(quote.id, 'receipts', deposit).expect(409);
  await act(quote.id, 'receipts', { ...deposit, kind: 'balance', amount: 0 }).expect(422);
  const remove = () => api.delete(`/api/admin/quotes/${quote.id}/receipts/deposit`).set(admin);
  await remove().expect(204);
  await remove().expect(404);
  await sent();
  const list = async (query: string) => (await api.get(`/api/admin/quotes${query}`).set(admin).expect(200)).body;
  expect(await list('')).toMatchObject({ success: true, total: 2, next_cursor: null });
  expect(await list('?status=accepted&q=ROUX')).toMatchObject({ total: 1, quotes: [{ number: quote.number }] });
  expect((await list('?limit=1')).next_cursor).not.toBeNull();
  expect((await api.get('/api/admin/quotes?status=rien').set(admin)).status).toBe(422);
});

test('a corrected address receives what is still to be sent about a quote', async () => {
  const { api, admin, sent, accept, mails } = await quoteWorld();
  const { token } = await sent();
  await mails();
  await api.patch('/api/admin/people/1').set(admin).send({ email: 'juste@exemple.fr', waiting: 'send' }).expect(200);
  await accept(token).expect(201);
  const accepted = (await mails()).filter(({ subject }) => subject.startsWith('Votre commande'));
  expect(accepted.map(({ to }) => to.address)).toEqual(['juste@exemple.fr']);
});
