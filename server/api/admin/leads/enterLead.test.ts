import { expect, test } from 'vitest';
import { renewSession, siteUnderTest } from '../../../testing/siteUnderTest.ts';

const entered = (over: object = {}) => ({
  name: 'Paul Martin',
  phone: '06 12 34 56 78',
  message: 'Une vitrine',
  origin: 'telephone',
  made_on: '2026-03-02',
  made_at: '09:30',
  ...over,
});

async function site() {
  const one = await siteUnderTest();
  one.clock.time = new Date('2026-03-04T12:00:00Z');
  await renewSession(one);
  const enter = (over: object = {}) => one.api.post('/api/admin/leads').set(one.admin).send(entered(over));
  return { ...one, enter };
}

test('a request that came by telephone has its origin, its day and a reference like any other, and no mail leaves', async () => {
  const { api, admin, enter, raw } = await site();
  await api.post('/api/leads').send({ name: 'Avant', email: 'avant@exemple.fr' });
  const { body } = await enter().expect(201);
  expect(body.reference).toMatch(/^DEV-2026-0002$/);
  const { lead, events, mails } = (await api.get(`/api/admin/leads/${body.id}`).set(admin)).body;
  expect(lead).toMatchObject({ email: '', origin: 'telephone', created_at: '2026-03-02T08:30:00.000Z' });
  expect(lead.message).toBe('Téléphone : 06 12 34 56 78\nUne vitrine');
  expect(events.map(({ kind, actor }: { kind: string; actor: string }) => [kind, actor])).toEqual([
    ['received', null],
    ['entered', 'admin'],
  ]);
  expect(mails).toEqual([]);
  // A request entered by hand is listed on the day it was made, although its number is higher than those of requests made later.
  const on = async (day: string) =>
    (await api.get(`/api/leads?from=${day}&to=${day}`).set(admin)).body.leads.map(({ name }: { name: string }) => name);
  expect([await on('2026-03-02'), await on('2026-03-04')]).toEqual([['Paul Martin'], ['Avant']]);
  expect((await api.get('/api/admin/lead-sources').set(admin)).body.sources).toContain('telephone');
  // A person known only by a telephone number has a record too.
  const { people } = (await api.get('/api/admin/people?q=0612345678').set(admin)).body;
  expect(people).toMatchObject([{ name: 'Paul Martin', address: null, requests: 1 }]);
  expect(raw.prepare("SELECT count FROM daily_counts WHERE name = 'leads'").pluck().all()).toEqual([1]);
});

test('an address joins the request to its person, and a receipt leaves only when it is ticked', async () => {
  const { api, admin, enter } = await site();
  await api.post('/api/leads').send({ name: 'Paul', email: 'paul@exemple.fr' });
  const { body } = await enter({ email: 'Paul@Exemple.fr', receipt: true }).expect(201);
  const { lead, mails } = (await api.get(`/api/admin/leads/${body.id}`).set(admin)).body;
  expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(['lead-acknowledgement']);
  expect((await api.get(`/api/admin/people/${lead.person_id}`).set(admin)).body.total).toBe(2);
});

test('what cannot be is refused with a sentence', async () => {
  const { enter } = await site();
  const wrong = [
    { made_on: '2026-03-05' },
    { made_on: '2026-03-04', made_at: '23:00' },
    { made_on: '2024-01-01' },
    { phone: '' },
    { receipt: true },
    { origin: 'pigeon' },
    { made_at: '25:00' },
  ];
  for (const over of wrong) expect((await enter(over)).status, JSON.stringify(over)).toBe(422);
});

test('a note is written on several leads at once', async () => {
  const { api, admin, enter } = await site();
  const ids = [(await enter()).body.id, (await enter()).body.id];
  const body = 'Salon de mars';
  const { noted } = (
    await api
      .post('/api/admin/lead-notes')
      .set(admin)
      .send({ ids: [...ids, 99], body })
  ).body;
  expect(noted).toBe(2);
  for (const id of ids)
    expect((await api.get(`/api/admin/leads/${id}`).set(admin)).body.notes).toMatchObject([{ body, author: 'admin' }]);
});

test('a follow-up may have an hour, by which the list is ordered, and a list by follow-up ends with the others', async () => {
  const { api, admin, enter } = await site();
  const names = ['Sans date', 'Après-midi', 'Matin', 'Toute la journée', 'La veille'];
  const ids: Record<string, number> = {};
  for (const name of names) ids[name] = (await enter({ name })).body.id;
  const change = (name: string, body: object) => api.patch(`/api/admin/leads/${ids[name]}`).set(admin).send(body);
  await change('Après-midi', { follow_up_on: '2026-03-10', follow_up_time: '15:00' }).expect(200);
  await change('Matin', { follow_up_on: '2026-03-10', follow_up_time: '09:15' }).expect(200);
  await change('Toute la journée', { follow_up_on: '2026-03-10' }).expect(200);
  await change('La veille', { follow_up_on: '2026-03-09', follow_up_time: '18:00' }).expect(200);
  const ordered = ['La veille', 'Toute la journée', 'Matin', 'Après-midi', 'Sans date'];
  for (const limit of [1, 2, 4, 5]) {
    const seen: string[] = [];
    let cursor = '';
    do {
      const query = { sort: 'follow_up', limit, ...(cursor && { cursor }) };
      const { body } = await api.get('/api/leads').query(query).set(admin).expect(200);
      expect(body.total).toBe(5);
      seen.push(...body.leads.map(({ name }: { name: string }) => name));
      cursor = body.next_cursor;
    } while (cursor);
    expect(seen, String(limit)).toEqual(ordered);
  }
  expect((await change('Matin', { follow_up_on: null })).body.lead).toMatchObject({ follow_up_time: '' });
  await change('Matin', { follow_up_on: '2026-03-10', follow_up_time: '24:00' }).expect(422);
});
