import { expect, test } from 'vitest';
import { dayInParis } from '../../../data/french/timeInParis.ts';
import { NAMES_A_DAY } from '../../../data/leads/visitSteps.ts';
import { lead, siteUnderTest } from '../../testing/siteUnderTest.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function counted() {
  const site = await siteUnderTest();
  const visit = (body: object, headers: Record<string, string> = {}) =>
    site.api
      .post('/api/visits')
      .set({ 'User-Agent': PHONE, ...headers })
      .send({ step: 'page', path: '/', from: '', ...body });
  const rows = async () => {
    await site.services.visits.flush();
    const all = site.raw.prepare('SELECT name, count FROM daily_counts ORDER BY name, day').all() as {
      name: string;
      count: number;
    }[];
    return Object.fromEntries(all.map(({ name, count }) => [name, count]));
  };
  return { ...site, visit, rows };
}

test('the figures count leads by service, source and status, the time to the first answer and what was won, beside the period before', async () => {
  const { api, admin, clock, raw } = await siteUnderTest();
  const start = clock.time.getTime();
  const context = JSON.stringify({ referrerHost: 'www.google.com' });
  clock.time = new Date(start - 40 * 86_400_000);
  await api.post('/api/leads').send(lead());
  clock.time = new Date(start);
  for (const service of ['etude-marche', 'etude-marche', 'Stratégie - 70€'])
    await api.post('/api/leads').set('X-Form-Context', context).send(lead({ service }));
  for (const step of ['page', 'page', 'form-opened']) await api.post('/api/visits').send({ step });
  await api.post('/api/newsletter').send({ email: 'un@exemple.fr' });
  clock.time = new Date(start + 20 * 60_000);
  await api.patch('/api/admin/leads/2').set(admin).send({ status: 'gagne', amount_cents: 12_050 });
  await api.post('/api/admin/leads/3/answered').set(admin).send({ way: 'telephone' });
  const now = clock.time.toISOString();
  const words = 'quality client lines scope delay words valid_until email nonce author updated_at created_at'.split(
    ' ',
  );
  raw.exec(`INSERT INTO quotes (lead_id, total_cents, deposit_cents, ${words}, accepted_at)
      VALUES (4, 7000, 0, ${words.map(() => `'${now}'`)}, '${now}');
    INSERT INTO quote_receipts (quote_id, kind, received_on, amount_cents, means, author, created_at)
      VALUES (1, 'deposit', '${dayInParis(clock.time)}', 3500, 'transfer', 'admin', '${now}')`);

  const { body } = await api.get('/api/admin/stats').set(admin);
  expect(body.period).toMatchObject({
    by_service: { 'etude-marche': 2, strategie: 1 },
    by_source: { 'www.google.com': 3 },
    by_status: { gagne: 1, nouveau: 1, repondu: 1 },
    unanswered: 2,
    ...{ won: 1, answered_or_won: 2 },
    won_cents: 12_050 + 7000,
    received_cents: 3500,
  });
  expect(body.before).toMatchObject({ by_source: { direct: 1 }, unanswered: 1, won_cents: 0 });
  expect(body.period.reply_times.map((ms: number) => Math.round(ms / 60_000))).toEqual([20]);
  const steps = body.period.days.map(({ name, count }: { name: string; count: number }) => [name, count]);
  expect(Object.fromEntries(steps)).toEqual({ leads: 3, page: 2, 'form-opened': 1 });
  expect(body.subscribers).toMatchObject([{ joined: 1, left: 0 }]);

  const csv = await api.get('/api/admin/stats.csv?format=excel').set(admin).expect(200);
  expect(csv.text).toContain('De la visite à l’affaire;Demande reçue;3;1\r\n');
  expect(csv.text).toContain('Totaux;Montant gagné, en euros;190,5;0\r\n');
  for (const query of ['from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'from=2020-01-01&to=2026-03-01'])
    expect((await api.get(`/api/admin/stats?${query}`).set(admin)).status, query).toBe(422);
  expect((await api.get('/api/admin/stats.csv')).status).toBe(401);
});

test('a visit is a page that no page of the site led to; where it came from, by which campaign, to what and on what is counted', async () => {
  const { visit, rows } = await counted();
  await visit({ path: '/?utm_source=Lettre&utm_campaign=mars%202026', from: 'https://www.google.com/search?q=secret' });
  await visit(
    { path: '/blog/article-1', from: 'https://site.test/' },
    { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
  );
  await visit({ path: '/', from: 'https://www.google.com/', again: true });
  await visit({ path: '/devis?service=strategie' });
  expect(await rows()).toEqual({
    'device:phone': 2,
    'form-opened': 1,
    page: 4,
    'path:/': 2,
    'path:/blog/article-1': 1,
    'path:/devis': 1,
    'source:direct': 1,
    'source:www.google.com': 1,
    'utm_campaign:mars 2026': 1,
    'utm_source:lettre': 1,
    visit: 2,
  });
});

test('robots are counted apart, and a browser that asks not to be counted is not', async () => {
  const { visit, rows } = await counted();
  await visit({}, { 'User-Agent': ROBOT });
  await visit({ step: 'form-opened' }, { 'User-Agent': ROBOT });
  await visit({}, { 'Sec-GPC': '1' }).expect(204);
  await visit({}, { DNT: '1' }).expect(204);
  expect(await rows()).toEqual({ robot: 1 });
});

test('a name that may be a person’s, or has anything but plain signs, is not counted as a name', async () => {
  const { visit, rows } = await counted();
  await visit({ path: '/a?utm_source=jeanne%40exemple.fr&utm_medium=<script>', from: 'https://x@[::1]/' });
  await visit({ path: '//ailleurs.test/%0a' });
  expect(Object.keys(await rows())).toEqual([
    'device:phone',
    'page',
    'path:/a',
    'path:autres',
    'source:autres',
    'source:direct',
    'utm_medium:autres',
    'utm_source:autres',
    'visit',
  ]);
});

test('names are bounded by network and by kind a day, and what is beyond is still counted', async () => {
  const { visit, rows, raw, clock } = await counted();
  for (let n = 0; n < 60; n += 1) await visit({ path: `/page-${n}`, from: 'https://site.test/' }).expect(204);
  const first = await rows();
  expect([
    Object.keys(first).filter((name) => name.startsWith('path:')).length,
    first['path:autres'],
    first.page,
  ]).toEqual([41, 20, 60]);
  // Advances to a later day, on which other networks have left room for only one new name.
  clock.time = new Date(clock.time.getTime() + 2 * 86_400_000);
  const day = dayInParis(clock.time);
  const add = raw.prepare('INSERT INTO daily_counts (day, name, count) VALUES (?, ?, 1)');
  for (let n = 0; n < NAMES_A_DAY - 1; n += 1) add.run(day, `path:/autre-${n}`);
  for (const path of ['/une', '/deux', '/autre-3']) await visit({ path, from: 'https://site.test/' });
  const then = await rows();
  expect([then['path:/une'], then['path:/deux'], then['path:/autre-3'], then['path:autres']]).toEqual([
    1,
    undefined,
    2,
    1,
  ]);
});

test('an unknown step is refused, and counting needs no cookie', async () => {
  const { api } = await siteUnderTest();
  expect((await api.post('/api/visits').send({ step: 'achat' })).status).toBe(422);
  const { status, headers } = await api.post('/api/visits').send({ step: 'page' });
  expect(status).toBe(204);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a visit stores nothing but the day and the counts: neither address, nor browser, nor search words', async () => {
  const { visit, rows, raw } = await counted();
  const visitor = {
    'User-Agent': 'Navigateur-Zyxwvut',
    Referer: 'https://site.test/zyxwvut',
    'Accept-Language': 'zyxwvut',
  };
  await visit({ path: '/?q=zyxwvut', from: 'https://moteur.test/?q=zyxwvut' }, visitor);
  await rows();
  expect(raw.serialize().toString('latin1')).not.toMatch(/zyxwvut/i);
});
