import { describe, expect, test } from 'vitest';
import { lead, type SiteUnderTest, siteUnderTest } from '../../testing/siteUnderTest.ts';

const HOUR = 3_600_000;
type Named = { name: string };

/** Sets the clock, and dates the session at the same time, so that it is valid and recently confirmed. */
function moveTo({ clock, raw }: SiteUnderTest, time: number): void {
  clock.time = new Date(time);
  const at = clock.time.toISOString();
  raw.prepare('UPDATE sessions SET created_at = ?, last_seen_at = ?, confirmed_at = ?').run(at, at, at);
}
const names = (leads: Named[]) => leads.map(({ name }) => name);

/** On Wednesday 4 March 2026 at noon: a lead for each follow-up day, one without, one quarantined. */
async function withFollowUps() {
  const site = await siteUnderTest();
  const { api, admin } = site;
  moveTo(site, Date.parse('2026-03-04T11:00:00Z'));
  const days = ['2026-03-09', '2026-03-03', '2026-03-08', '2026-03-04', '2026-02-01', null];
  for (const [index, follow_up_on] of days.entries()) {
    await api.post('/api/leads').send(lead({ name: `Lead ${index}`, email: `n${index}@exemple.fr` }));
    await api
      .patch(`/api/admin/leads/${index + 1}`)
      .set(admin)
      .send({ follow_up_on });
  }
  const held = { 'X-Form-Context': JSON.stringify({ honeypot: 'rempli' }) };
  const { body } = await api
    .post('/api/leads')
    .set(held)
    .send(lead({ name: 'Mis de côté' }));
  await api.patch(`/api/admin/leads/${body.id}`).set(admin).send({ follow_up_on: '2026-03-04', amount_cents: 9900 });
  const get = async (path: string) => (await api.get(path).set(admin)).body;
  return { ...site, get };
}

describe('leads by the day of their follow-up', () => {
  test.each([
    ['retard', ['Lead 4', 'Lead 1']],
    ['aujourdhui', ['Lead 3']],
    ['semaine', ['Lead 3', 'Lead 2']],
    ['toutes', ['Lead 4', 'Lead 1', 'Lead 3', 'Lead 2', 'Lead 0']],
    ['sans', ['Lead 5']],
    ['toutes&q=n2', ['Lead 2']],
    ['toutes&status=gagne', []],
  ])('« %s » are listed with their count, the earliest first', async (choice, expected) => {
    const { get } = await withFollowUps();
    const body = await get(`/api/leads?follow_up=${choice}`);
    expect(names(body.leads)).toEqual(expected);
    expect(body).toMatchObject({ total: expected.length, total_is_exact: true, next_cursor: null });
  });

  test('go on page by page, and leave as a table', async () => {
    const { get, api, admin } = await withFollowUps();
    const seen: string[] = [];
    let cursor = '';
    do {
      const body = await get(`/api/leads?follow_up=toutes&limit=2${cursor && `&cursor=${cursor}`}`);
      expect(body.total).toBe(5);
      seen.push(...names(body.leads));
      cursor = body.next_cursor ?? '';
    } while (cursor);
    expect(seen).toEqual(['Lead 4', 'Lead 1', 'Lead 3', 'Lead 2', 'Lead 0']);
    const { text } = await api.get('/api/admin/exports/leads.csv?follow_up=retard').set(admin);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect((await api.get('/api/leads?follow_up=hier').set(admin)).status).toBe(422);
  });
});

describe('the day', () => {
  test('names the follow-ups due and overdue and counts the rest; held leads are left out', async () => {
    const { get } = await withFollowUps();
    const body = await get('/api/admin/day');
    expect(body).toMatchObject({
      today: '2026-03-04',
      follow_ups: { retard: 2, aujourdhui: 1, semaine: 2, toutes: 5, sans: 1 },
      unanswered: { leads: [], total: 0, total_is_exact: true },
    });
    expect([names(body.overdue), names(body.due_today)]).toEqual([['Lead 4', 'Lead 1'], ['Lead 3']]);
  });

  test('names the unanswered requests, those of more than twenty hours apart, the oldest first', async () => {
    const site = await siteUnderTest();
    const { api, admin, clock } = site;
    const start = clock.time.getTime();
    for (const name of ['A', 'B', 'C', 'D']) {
      await api.post('/api/leads').send(lead({ name, email: `${name}@exemple.fr` }));
      moveTo(site, clock.time.getTime() + HOUR);
    }
    await api.patch('/api/admin/leads/2').set(admin).send({ status: 'a-rappeler' });
    await api.post('/api/admin/leads/3/answered').set(admin).send({ way: 'vive-voix' });
    const at = async (hours: number) => {
      moveTo(site, start + hours * HOUR);
      const { unanswered, fresh } = (await api.get('/api/admin/day').set(admin)).body;
      expect([unanswered.total, fresh.total]).toEqual([unanswered.leads.length, fresh.leads.length]);
      return [names(unanswered.leads), names(fresh.leads)];
    };
    expect(await at(20)).toEqual([[], ['A', 'B', 'D']]);
    expect(await at(21)).toEqual([['A'], ['B', 'D']]);
    expect(await at(24)).toEqual([['A', 'B', 'D'], []]);
  });

  test('is the owner’s alone', async () => {
    const { api } = await siteUnderTest();
    for (const path of ['day', 'lead-amounts']) expect((await api.get(`/api/admin/${path}`)).status).toBe(401);
  });
});

test('the amounts of a filter’s leads are added up by status', async () => {
  const { get, api, admin } = await withFollowUps();
  const changes = [
    { status: 'gagne', amount_cents: 12_000 },
    { status: 'gagne', amount_cents: 8050 },
    { status: 'devis-envoye', amount_cents: 40_000 },
  ];
  for (const [index, change] of changes.entries())
    await api
      .patch(`/api/admin/leads/${index + 1}`)
      .set(admin)
      .send(change);
  const of = async (query: string) => (await get(`/api/admin/lead-amounts?${query}`)).by_status;
  expect(await of('')).toEqual({ gagne: 20_050, 'devis-envoye': 40_000 });
  expect(await of('q=n1')).toEqual({ gagne: 8050 });
  expect(await of('follow_up=semaine')).toEqual({ 'devis-envoye': 40_000 });
  expect(await of('status=perdu')).toEqual({});
});

test('mail counts as late after an hour, though a summary that waits for its time does not', async () => {
  const site = await withFollowUps();
  const { get, clock, raw } = site;
  const late = async () => (await get('/api/admin/mail')).late;
  raw.prepare(`DELETE FROM outbox WHERE kind <> 'lead-notification' OR lead_id > 2`).run();
  expect(await late()).toBe(0);
  const later = new Date(clock.time.getTime() + 1.5 * HOUR).toISOString();
  raw.prepare('UPDATE outbox SET next_attempt_at = ? WHERE lead_id = 1').run(later);
  moveTo(site, clock.time.getTime() + 1.1 * HOUR);
  expect(await late()).toBe(1);
  raw.prepare('UPDATE outbox SET attempts = 1 WHERE lead_id = 1').run();
  expect(await late()).toBe(2);
});

test('a lead’s record opens by its reference', async () => {
  const { api, admin } = await siteUnderTest();
  const { body } = await api.post('/api/leads').send(lead());
  const record = await api.get(`/api/admin/leads/${body.reference}`).set(admin);
  expect([record.status, record.body.lead.id]).toEqual([200, body.id]);
  expect((await api.get('/api/admin/leads/DEV-2020-9999').set(admin)).status).toBe(404);
  expect((await api.get(`/api/admin/leads/${body.reference}`)).status).toBe(401);
});
