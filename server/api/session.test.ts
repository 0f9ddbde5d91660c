import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../database/store.ts';
import { hashToken } from '../security/cookies.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const MINUTE = 60_000;
const signIn = ({ api }: SiteUnderTest, password = ADMIN.password, headers: Record<string, string> = {}) =>
  api.post('/api/session').set(headers).send({ username: ADMIN.username, password });

const cookiesOf = (headers: Record<string, unknown>): string =>
  (headers['set-cookie'] as string[]).map((cookie) => cookie.split(';')[0]).join('; ');

const ADMIN_CALLS = ['/api/leads', '/api/newsletter', '/api/admin/blog/articles'];

describe('signing in', () => {
  test('opens the admin calls to that browser alone', async () => {
    const site = await siteUnderTest();
    for (const path of ADMIN_CALLS) expect((await site.api.get(path)).status).toBe(401);
    const { status, headers } = await signIn(site);
    expect(status).toBe(204);
    for (const path of ADMIN_CALLS) {
      expect((await site.api.get(path).set('Cookie', cookiesOf(headers))).status).toBe(200);
      expect((await site.api.get(path).set('Cookie', '__Host-session=guess')).status).toBe(401);
    }
  });

  test('a form sent without script leads to the desk, or back to its view with the error', async () => {
    const { api } = await siteUnderTest();
    const send = async (password: string, referer?: string) => {
      const { status, headers } = await api
        .post('/api/session')
        .type('form')
        .set({ Accept: 'text/html', ...(referer && { Referer: referer }) })
        .send({ username: ADMIN.username, password });
      return [status, headers.location, headers['set-cookie'] !== undefined];
    };
    expect(await send(ADMIN.password)).toEqual([303, '/admin/aujourdhui', true]);
    expect(await send(ADMIN.password, 'https://site.test/admin/leads/12?x=1')).toEqual([303, '/admin/leads/12', true]);
    for (const elsewhere of ['https://autre.test/page', 'https://site.test//autre.test', 'x'])
      expect(await send('faux', elsewhere)).toEqual([303, '/admin?erreur=champs', false]);
  });

  test('sets cookies no script reads, for this host over https alone; a session’s is this site’s pages’ alone, where the browser says whence it comes', async () => {
    const site = await siteUnderTest();
    const set = async (headers = {}) =>
      (await signIn(site, ADMIN.password, headers)).headers['set-cookie'] as unknown as string[];
    const [session, device] = await set({ 'Sec-Fetch-Site': 'same-origin' });
    expect(session).toMatch(/^__Host-session=[\w-]{43,}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    expect(device).toMatch(/^__Host-device=[\w-]{43,}; Path=\/; HttpOnly; SameSite=Lax; Secure/);
    for (const cookie of await set())
      expect(cookie).toMatch(/^__Host-\w+=[\w-]{43,}; Path=\/; HttpOnly; SameSite=Lax; Secure/);
  });

  test('a link of another site has a known browser ask for the desk once more, by itself; a stranger’s is shown the desk’s page at once', async () => {
    const site = await siteUnderTest();
    const device =
      cookiesOf((await signIn(site)).headers)
        .split('; ')
        .find((one) => one.includes('device')) ?? '';
    const open = async (headers: Record<string, string>) =>
      (await site.api.get('/admin/leads/1?x="><b').set({ 'Sec-Fetch-Mode': 'navigate', ...headers })).text;
    const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
    const page = await open({ ...elsewhere, Cookie: device });
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="0;url=/admin/leads/1?x=');
    expect(page).not.toContain('"><b');
    for (const headers of [
      elsewhere,
      { Cookie: device },
      { ...elsewhere, ...site.admin, 'Sec-Fetch-Site': 'same-origin' },
    ])
      expect(await open(headers)).not.toContain('http-equiv');
  });

  test('a cookie planted before signing in never becomes a session', async () => {
    const site = await siteUnderTest();
    const { headers } = await signIn(site, ADMIN.password, {
      Cookie: '__Host-session=planted',
      Origin: 'https://site.test',
    });
    expect(cookiesOf(headers)).not.toContain('planted');
    const planted = async () => (await site.api.get('/api/leads').set('Cookie', '__Host-session=planted')).status;
    expect(await planted()).toBe(401);
    // Twin: a session stored under the planted token would open the desk.
    site.raw
      .prepare('UPDATE sessions SET token_hash = ? WHERE token_hash = (SELECT min(token_hash) FROM sessions)')
      .run(hashToken('planted'));
    expect(await planted()).toBe(200);
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const site = await siteUnderTest();
    const wrong = await signIn(site, 'not the password');
    const unknown = await site.api.post('/api/session').send({ username: 'nobody', password: ADMIN.password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body.detail).toBe(wrong.body.detail);
  });

  test('the database holds neither the password nor the token', async () => {
    const site = await siteUnderTest();
    const token = /session=([\w-]+)/.exec(cookiesOf((await signIn(site)).headers))?.[1] ?? '';
    expect(site.raw.serialize().includes(token)).toBe(false);
    expect(site.raw.serialize().includes(ADMIN.password)).toBe(false);
    const hash = site.raw.prepare('SELECT password FROM users').pluck().get();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });
});

describe('guessing', () => {
  test('after ten wrong passwords the right one is refused alike, until the window has passed', async () => {
    const site = await siteUnderTest();
    for (let n = 0; n < 10; n += 1) expect((await signIn(site, `guess ${n}`)).status).toBe(401);
    const { status, headers } = await signIn(site);
    expect([status, Number(headers['retry-after'])]).toEqual([429, 900]);
    site.clock.time = new Date(site.clock.time.getTime() + 16 * MINUTE);
    expect((await signIn(site)).status).toBe(204);
  });
});

test('text typed as a name, a password perhaps, is neither stored nor logged; a shortened address is logged', async () => {
  const site = await siteUnderTest({ environment: { TRUST_PROXY: '1' } });
  const typed = 'mot-de-passe-tape-dans-le-mauvais-champ';
  await site.api.post('/api/session').set('X-Forwarded-For', '203.0.113.77').send({ username: typed, password: 'x' });
  const { raw } = site;
  expect(raw.prepare('SELECT count(*) FROM limit_counts').pluck().get()).toBe(1);
  raw.pragma('wal_checkpoint(TRUNCATE)');
  const stored = raw.serialize();
  for (const secret of [typed, '203.0.113.77']) {
    expect(stored.includes(secret)).toBe(false);
    expect(JSON.stringify(site.logged)).not.toContain(secret);
  }
  expect(site.logged).toContainEqual(expect.objectContaining({ msg: 'sign-in refused', address: '203.0.113.0/24' }));
  // Twin: the name is found once it is stored in plain text.
  raw.prepare('UPDATE limit_counts SET bucket = ?').run(typed);
  expect(raw.serialize().includes(typed)).toBe(true);
});

test('a source that goes on guessing once it is throttled has a line in the log for each try, so that it can be banned', async () => {
  const site = await siteUnderTest({ environment: { TRUST_PROXY: '1' } });
  const refusals = () => site.logged.filter(({ msg }) => msg === 'sign-in refused').length;
  const guess = (password: string) =>
    site.api.post('/api/session').set('X-Forwarded-For', '203.0.113.7').send({ username: ADMIN.username, password });
  // Twin: a right password is not refused.
  expect([(await guess(ADMIN.password)).status, refusals()]).toEqual([204, 0]);
  for (let n = 0; n < 15; n += 1) await guess('x');
  expect([(await guess('x')).status, refusals()]).toEqual([429, 16]);
});

describe('a session', () => {
  test('ends at sign out, for every copy of its cookie', async () => {
    const { api, admin } = await siteUnderTest();
    const { status, headers } = await api.delete('/api/session').set(admin);
    expect(status).toBe(204);
    expect(headers['set-cookie']?.[0]).toContain('Max-Age=0');
    expect((await api.get('/api/leads').set(admin)).status).toBe(401);
  });

  test('is over once its account is disabled, from wherever', async () => {
    const { api, admin, raw, clock } = await siteUnderTest();
    expect((await api.get('/api/leads').set(admin)).status).toBe(200);
    raw.prepare('UPDATE users SET disabled_at = ?').run(clock.time.toISOString());
    expect((await api.get('/api/leads').set(admin)).status).toBe(401);
  });

  test.each([
    ['after 31 minutes without a call', 31],
    ['when the clock is set back an hour', -60],
  ])('is over %s', async (_when, minutes) => {
    const { api, admin, clock } = await siteUnderTest();
    clock.time = new Date(clock.time.getTime() + minutes * MINUTE);
    expect((await api.get('/api/leads').set(admin)).status).toBe(401);
  });

  test('is over twelve hours after signing in, however busy', async () => {
    const { api, admin, clock } = await siteUnderTest();
    for (let n = 0; n < 35; n += 1) {
      clock.time = new Date(clock.time.getTime() + 20 * MINUTE);
      expect((await api.get('/api/blog/articles').set(admin)).status).toBe(200);
      expect((await api.get('/api/leads').set(admin)).status).toBe(200);
    }
    clock.time = new Date(clock.time.getTime() + 21 * MINUTE);
    expect((await api.get('/api/leads').set(admin)).status).toBe(401);
  });
});

describe('on a disk that takes no more', () => {
  test('a user at work stays signed in for as long as they work', async () => {
    const site = await siteUnderTest();
    const write = site.services.queue.write;
    site.services.queue.write = () => Promise.reject(new Error('full'));
    for (let minutes = 0; minutes < 120; minutes += 20) {
      site.clock.time = new Date(site.clock.time.getTime() + 20 * MINUTE);
      expect((await site.api.get('/api/leads').set(site.admin)).status).toBe(200);
    }
    site.services.queue.write = write;
    // Twin: without this process's memory of the session's last use, the session has expired.
    site.services.unsavedTouches.clear();
    site.clock.time = new Date(site.clock.time.getTime() + 20 * MINUTE);
    expect((await site.api.get('/api/leads').set(site.admin)).status).toBe(401);
  });

  test('a sign-in says what is wrong', async () => {
    const site = await siteUnderTest({ expectedLevels: ['warn'] });
    site.services.queue.write = () => Promise.reject(new StoreUnavailable('full'));
    const { status, body } = await signIn(site);
    expect([status, body.detail]).toEqual([503, expect.stringContaining('Le disque du serveur est plein')]);
  });
});
