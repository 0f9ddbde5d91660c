import { describe, expect, test } from 'vitest';
import { type CodeAppOffered, factorAdded, secondFactorNeeded } from '../../data/api/accounts.ts';
import { codeAt, hashRecoveryCode } from '../security/signIn/codes.ts';
import { issueTicket } from '../security/signIn/tickets.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const STEP = 30_000;
const later = ({ clock }: SiteUnderTest, ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms);
};
const codeOf = (secret: string, { clock }: SiteUnderTest, off = 0) =>
  codeAt(secret, new Date(clock.time.getTime() + off));

/**
 * Gives the account a code app and advances the clock by two time steps, so that the next code is a new one; returns the secret and the
 * recovery codes.
 */
async function withCodeApp(site: SiteUnderTest) {
  const { api, admin } = site;
  const offered = await api.post('/api/admin/account/factors/code/options').set(admin);
  const { secret, ticket } = offered.body as CodeAppOffered;
  expect(offered.body.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}.*digits=6&period=30/);
  const added = await api
    .post('/api/admin/account/factors/code')
    .set(admin)
    .send({ code: codeOf(secret, site), ticket });
  expect([added.status, factorAdded.safeParse(added.body).error?.issues]).toEqual([200, undefined]);
  later(site, 2 * STEP);
  return { secret, codes: added.body.recovery_codes as string[] };
}

const cookiesOf = (headers: Record<string, unknown>): string =>
  (headers['set-cookie'] as string[]).map((cookie) => cookie.split(';')[0]).join('; ');

/** Posts name and password; returns the headers with which the same browser sends the second factor. */
async function givePassword({ api }: SiteUnderTest): Promise<Record<string, string>> {
  const { status, body, headers } = await api.post('/api/session').send(ADMIN);
  expect([status, secondFactorNeeded.safeParse(body).error?.issues]).toEqual([202, undefined]);
  return { Cookie: cookiesOf(headers), Origin: 'https://site.test' };
}
const give = ({ api }: SiteUnderTest, browser: Record<string, string>, body: object) =>
  api.post('/api/session/factor').set(browser).send(body);

describe('an account with an app that makes codes', () => {
  test('is requested by the address, where the password came in a form without script', async () => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    const { status, headers } = await site.api.post('/api/session').type('form').send(ADMIN);
    expect([status, headers.location]).toEqual([303, '/admin?facteur=code']);
    const browser = { Cookie: cookiesOf(headers), Origin: 'https://site.test' };
    expect((await site.api.get('/api/leads').set(browser)).status).toBe(401);
    // Posts the form without script: a wrong code redirects to the form, a right one to the desk.
    const send = (code: string) =>
      site.api
        .post('/api/session/factor')
        .set({ ...browser, Accept: 'text/html', Referer: 'https://site.test/admin?facteur=code' })
        .type('form')
        .send({ code });
    const wrong = await send('000000');
    expect([wrong.status, wrong.headers.location]).toEqual([303, '/admin?facteur=code&erreur=champs']);
    const right = await send(codeOf(secret, site));
    expect([right.status, right.headers.location]).toEqual([303, '/admin/aujourdhui']);
    expect((await site.api.get('/api/leads').set({ ...browser, Cookie: cookiesOf(right.headers) })).status).toBe(200);
  });

  test('is opened by the password and a code, by neither alone', async () => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    const browser = await givePassword(site);
    expect(browser.Cookie).not.toContain('session=');
    expect((await site.api.get('/api/leads').set(browser)).status).toBe(401);
    expect((await give(site, { Origin: 'https://site.test' }, { code: codeOf(secret, site) })).status).toBe(401);
    expect((await give(site, browser, { code: '000000' })).status).toBe(401);
    expect((await give(site, browser, {})).status).toBe(401);
    const { status, headers } = await give(site, browser, { code: codeOf(secret, site) });
    expect(status).toBe(204);
    expect((await site.api.get('/api/leads').set('Cookie', cookiesOf(headers))).status).toBe(200);
    // The password step opens only one session: a second code is refused.
    later(site, STEP);
    expect((await give(site, browser, { code: codeOf(secret, site) })).status).toBe(401);
  });

  test.each([
    ['half a minute slow', -STEP, 204],
    ['half a minute fast', STEP, 204],
    ['a minute slow', -2 * STEP, 401],
    ['a minute fast', 2 * STEP, 401],
    ['two minutes slow', -4 * STEP, 401],
    ['two minutes fast', 4 * STEP, 401],
  ])('takes a code of a clock %s, or not', async (_how, off, expected) => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    later(site, 4 * STEP);
    const browser = await givePassword(site);
    expect((await give(site, browser, { code: codeOf(secret, site, off) })).status).toBe(expected);
  });

  test('takes a code once, and none of an earlier moment after it', async () => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    const code = codeOf(secret, site);
    const both = await Promise.all(
      [await givePassword(site), await givePassword(site)].map((browser) => give(site, browser, { code })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    expect((await give(site, await givePassword(site), { code: codeOf(secret, site, -STEP) })).status).toBe(401);
    later(site, STEP);
    expect((await give(site, await givePassword(site), { code: codeOf(secret, site) })).status).toBe(204);
  });

  test('waits ten minutes for it', async () => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    const [slow, soon] = [await givePassword(site), await givePassword(site)];
    later(site, 9 * 60_000);
    expect((await give(site, soon, { code: codeOf(secret, site) })).status).toBe(204);
    later(site, 2 * 60_000);
    expect((await give(site, slow, { code: codeOf(secret, site) })).status).toBe(401);
  });

  test('that is disabled between the password and the code stays shut', async () => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    const browser = await givePassword(site);
    const disable = (at: string | null) => site.raw.prepare('UPDATE users SET disabled_at = ?').run(at);
    disable(site.clock.time.toISOString());
    expect((await give(site, browser, { code: codeOf(secret, site) })).status).toBe(401);
    // Twin: once the account is enabled again, the same code opens a session.
    disable(null);
    expect((await give(site, browser, { code: codeOf(secret, site) })).status).toBe(204);
  });

  test('gives nothing to a thief of the database: neither the secret nor a recovery code is in it', async () => {
    const site = await siteUnderTest();
    const { secret, codes } = await withCodeApp(site);
    const stolen = site.raw.serialize();
    for (const one of [secret, ...codes]) expect(stolen.includes(one)).toBe(false);
    // Twin: the search finds the hash of a recovery code, which the database holds.
    expect(stolen.includes(hashRecoveryCode(codes[0] ?? ''))).toBe(true);
  });

  test('moved to another account’s row, a sealed secret opens nothing', async () => {
    const site = await siteUnderTest();
    const { secret } = await withCodeApp(site);
    const { api, admin, raw } = site;
    const lea = (await api.post('/api/admin/accounts').set(admin).send({ username: 'léa' })).body;
    raw.exec(
      `INSERT INTO factors (kind, id, user_id, name, secret, counter, created_at)
        SELECT kind, lea.id, lea.id, '', secret, 0, factors.created_at FROM factors, users lea
        WHERE kind = 'code' AND username = 'léa'`,
    );
    const { headers } = await api.post('/api/session').send({ username: lea.username, password: lea.password });
    const browser = { Cookie: cookiesOf(headers), Origin: 'https://site.test' };
    expect((await give(site, browser, { code: codeOf(secret, site) })).status).toBe(401);
  });

  test('needs the password alone once the app is removed; the recovery codes go with it', async () => {
    const site = await siteUnderTest();
    await withCodeApp(site);
    const account = async () => (await site.api.get('/api/admin/account').set(site.admin)).body;
    const { kind, id } = (await account()).factors[0];
    const remove = () => site.api.delete(`/api/admin/account/factors/${kind}/${id}`).set(site.admin);
    expect((await remove()).status).toBe(204);
    expect((await site.api.post('/api/session').send(ADMIN)).status).toBe(204);
    expect(await account()).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect((await remove()).status).toBe(404);
  });

  test('whose offer is late, another account’s or has served is not added', async () => {
    const site = await siteUnderTest();
    const { body } = await site.api.post('/api/admin/account/factors/code/options').set(site.admin);
    const add = async (ticket: string) => {
      const code = codeOf(body.secret, site);
      return (await site.api.post('/api/admin/account/factors/code').set(site.admin).send({ code, ticket })).status;
    };
    expect(await add(issueTicket(site.services, 'new code', 'another', body.secret))).toBe(409);
    later(site, 5 * 60_000);
    expect(await add(body.ticket)).toBe(409);
    later(site, -60_000);
    expect([await add(body.ticket), await add(body.ticket)]).toEqual([200, 409]);
  });
});

describe('recovery codes', () => {
  test('are ten, each opens the account once however it is typed, and what is left is counted', async () => {
    const site = await siteUnderTest();
    const { codes } = await withCodeApp(site);
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const [first = '', second = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await give(site, await givePassword(site), { recovery_code: typed })).status).toBe(204);
    expect((await give(site, await givePassword(site), { recovery_code: first })).status).toBe(401);
    expect((await give(site, await givePassword(site), { recovery_code: second })).status).toBe(204);
    const account = async () => (await site.api.get('/api/admin/account').set(site.admin)).body;
    expect((await account()).recovery_codes_left).toBe(8);
    const { body } = await site.api.post('/api/admin/account/recovery-codes').set(site.admin);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await account()).recovery_codes_left).toBe(10);
    expect((await give(site, await givePassword(site), { recovery_code: codes[2] ?? '' })).status).toBe(401);
  });

  test('are refused to an account that has no second factor', async () => {
    const { api, admin } = await siteUnderTest();
    expect((await api.post('/api/admin/account/recovery-codes').set(admin)).status).toBe(409);
  });
});

describe('passkeys', () => {
  const options = ({ api, admin }: SiteUnderTest) => api.post('/api/admin/account/factors/passkey/options').set(admin);

  test('are offered for the host of BASE_URL, with the person verified', async () => {
    const { body } = await options(await siteUnderTest());
    expect(body.rp).toMatchObject({ id: 'site.test' });
    expect(body.authenticatorSelection.userVerification).toBe('required');
    expect(body.challenge.length).toBeGreaterThan(40);
  });

  test.each([
    ['http://site.test', /qu’en https/],
    ['https://192.0.2.7', /nom de domaine/],
  ])('cannot work at %s, and the answer says why', async (BASE_URL, sentence) => {
    const site = await siteUnderTest({ environment: { BASE_URL } });
    const admin = { Cookie: (site.admin.Cookie ?? '').replace('__Host-', ''), Origin: BASE_URL };
    const headers = BASE_URL.startsWith('https') ? { ...site.admin, Origin: BASE_URL } : admin;
    const { status, body } = await site.api.post('/api/admin/account/factors/passkey/options').set(headers);
    expect([status, body.detail]).toEqual([409, expect.stringMatching(sentence)]);
    const account = await site.api.get('/api/admin/account').set(headers);
    expect(account.body.no_passkeys).toMatch(sentence);
  });

  test('made for no challenge of the site are refused', async () => {
    const site = await siteUnderTest();
    const made = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
    const add = () =>
      site.api.post('/api/admin/account/factors/passkey').set(site.admin).send({ name: 'Clé', passkey: made });
    expect((await add()).status).toBe(422);
    await options(site);
    expect((await add()).status).toBe(422);
  });
});
