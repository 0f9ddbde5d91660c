import { expect, test } from 'vitest';
import { importedState } from '../../data/people/importedState.ts';
import { importLimits } from '../../data/people/personWords.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const line = (email: string, over: object = {}) => ({
  email,
  consent_at: '01/03/2024',
  source: 'Salon de Lyon',
  ...over,
});
const send = ({ api, admin }: SiteUnderTest, path: string, body: object) =>
  api.post(`/api/admin/subscribers/import${path}`).set(admin).send(body);
const rowsOf = ({ raw }: SiteUnderTest) =>
  raw.prepare('SELECT email, status FROM newsletter_subscribers ORDER BY id').all();

test('who left, was stopped or is pending in the file is never added as confirmed, and who left is remembered', async () => {
  const open = await siteUnderTest();
  const states = ['left', 'stopped', 'pending', ''];
  const rows = states.map((state, n) => line(`etat${n}@exemple.fr`, { state }));
  const verdicts = ['departed', 'blocked', 'unconfirmed', 'new'];
  expect((await send(open, '/check', { rows })).body.verdicts).toEqual(verdicts);
  expect((await send(open, '', { rows })).body.verdicts).toEqual(verdicts);
  expect(rowsOf(open)).toEqual([
    { email: 'etat0@exemple.fr', status: 'left' },
    { email: 'etat3@exemple.fr', status: 'confirmed' },
  ]);
  // The row of the unsubscribed address, imported again without a state, does not subscribe it again.
  expect((await send(open, '', { rows: [line('etat0@exemple.fr')] })).body.verdicts).toEqual(['left']);
});

test.each([
  ['status', 'blocklisted', 'stopped'],
  ['subscribed_to_emails', 'false', 'left'],
  ['Blocklisted', 'yes', 'left'],
  ['État', 'left', 'left'],
  ['État', 'stopped', 'stopped'],
  ['État', 'pending', 'pending'],
  ['Statut', 'Désinscrit', 'left'],
  ['type', 'unactivated', 'pending'],
  ['status', 'enabled', ''],
  ['État', 'confirmed', ''],
])('« %s » « %s » is %j', (title, cell, state) => expect(importedState(title, cell)).toBe(state));

/** A subscriber in every state. */
async function site(): Promise<SiteUnderTest> {
  const site = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '1000' } });
  const { api, admin, raw } = site;
  for (const name of ['attend', 'parti', 'arrete', 'efface', 'corbeille'])
    await api.post('/api/newsletter').send({ email: `${name}@exemple.fr` });
  raw.exec("UPDATE newsletter_subscribers SET status = 'left' WHERE id = 2");
  raw.exec("UPDATE newsletter_subscribers SET status = 'stopped' WHERE id = 3");
  await api.delete('/api/admin/subscribers/4?asked_by=person').set(admin).expect(200);
  await api.delete('/api/admin/subscribers/5?asked_by=owner').set(admin).expect(200);
  return site;
}

const LINES = [
  line(' Nouveau@Exemple.fr '),
  line('attend@exemple.fr'),
  line('PARTI@exemple.fr'),
  line('arrete@exemple.fr'),
  line('efface@exemple.fr'),
  line('corbeille@exemple.fr'),
  line('pas une adresse'),
  line('b@exemple.fr', { consent_at: '' }),
  line('c@exemple.fr', { source: '  ' }),
  line('d@exemple.fr', { consent_at: '2999-01-01' }),
];
const VERDICTS = [
  'new',
  'present',
  'left',
  'stopped',
  'erased',
  'binned',
  'invalid',
  'unproven',
  'unproven',
  'unproven',
];

test('a dry run says line by line what would happen, and changes nothing', async () => {
  const open = await site();
  const before = rowsOf(open);
  expect((await send(open, '/check', { rows: LINES })).body.verdicts).toEqual(VERDICTS);
  expect(rowsOf(open)).toEqual(before);
});

test('an import adds what is new with its proof, never who left, was stopped or was erased, and twice is as once', async () => {
  const open = await site();
  expect((await send(open, '', { rows: LINES, announced: 1 })).body.verdicts).toEqual(VERDICTS);
  expect((await send(open, '', { rows: LINES })).body.verdicts[0]).toBe('present');
  expect(rowsOf(open)).toEqual([
    { email: 'attend@exemple.fr', status: 'pending' },
    { email: 'parti@exemple.fr', status: 'left' },
    { email: 'arrete@exemple.fr', status: 'stopped' },
    { email: 'nouveau@exemple.fr', status: 'confirmed' },
  ]);
  const { body } = await open.api.get('/api/admin/subscribers?q=nouveau').set(open.admin);
  expect(body.subscribers).toMatchObject([
    {
      consent_at: '2024-02-29T23:00:00.000Z',
      consent_source: 'Salon de Lyon',
      consent_text_version: null,
      imported_at: open.clock.time.toISOString(),
      imported_by: 'admin',
    },
  ]);
  expect(open.raw.prepare("SELECT amount FROM journal WHERE action = 'subscribers-imported'").pluck().all()).toEqual([
    1,
  ]);
  expect(
    open.raw
      .prepare('SELECT count(*) FROM outbox WHERE subscriber_id = (SELECT max(id) FROM newsletter_subscribers)')
      .pluck()
      .get(),
  ).toBe(0);
  const { text } = await open.api.get('/api/admin/exports/subscribers.csv?format=rfc4180').set(open.admin);
  expect(text).toContain('nouveau@exemple.fr,confirmed');
  expect(text).toContain('Salon de Lyon');
});

test('more lines than a call may carry, or none, change nothing', async () => {
  const open = await siteUnderTest();
  const rows = Array.from({ length: importLimits.piece + 1 }, (_, n) => line(`a${n}@exemple.fr`));
  expect((await send(open, '', { rows })).status).toBe(422);
  expect((await send(open, '', { rows: [] })).status).toBe(422);
  expect(rowsOf(open)).toEqual([]);
});
