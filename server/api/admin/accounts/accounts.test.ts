import { describe, expect, test } from 'vitest';
import { accountCreated, accountList, accountResponse, journalList } from '../../../../data/api/accounts.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../../../testing/siteUnderTest.ts';

const MINUTE = 60_000;
const NEXT = 'une autre phrase assez longue';

/** Signs in as a browser does; returns its headers. */
async function signIn({ api }: SiteUnderTest, { username, password } = ADMIN): Promise<Record<string, string>> {
  const { headers, status } = await api
    .post('/api/session')
    .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0')
    .send({ username, password });
  expect(status).toBe(204);
  const cookies = (headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';')[0]);
  return { Cookie: cookies.join('; '), Origin: 'https://site.test' };
}

const later = ({ clock }: SiteUnderTest, minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * MINUTE);
};
const journal = async ({ api, admin }: SiteUnderTest, query = '') => {
  const { body } = await api.get(`/api/admin/journal${query}`).set(admin);
  expect(journalList.safeParse(body).error?.issues).toBeUndefined();
  return (body.lines as { action: string; account: string | null; subject: string | null }[]).map(
    ({ action, account, subject }) => [action, account, subject],
  );
};
const enter = async ({ api }: SiteUnderTest, headers: Record<string, string>) =>
  (await api.get('/api/leads').set(headers)).status;

/** Makes a second account; returns it with its first password. */
async function create(
  { api, admin }: SiteUnderTest,
  username: string,
): Promise<{ username: string; password: string }> {
  const { status, body } = await api.post('/api/admin/accounts').set(admin).send({ username });
  expect([status, accountCreated.safeParse(body).error?.issues]).toEqual([201, undefined]);
  return { username: body.username, password: body.password };
}
const idOf = async ({ api, admin }: SiteUnderTest, username: string): Promise<string> => {
  const { body } = await api.get('/api/admin/accounts').set(admin);
  expect(accountList.safeParse(body).error?.issues).toBeUndefined();
  return body.accounts.find((account: { username: string }) => account.username === username).id;
};

describe('several accounts', () => {
  test('one that is created signs in; its name is taken once; its first password is shown once and not stored', async () => {
    const site = await siteUnderTest();
    const lea = await create(site, ' Léa ');
    expect(lea.username).toBe('léa');
    expect(await enter(site, await signIn(site, lea))).toBe(200);
    expect((await site.api.post('/api/admin/accounts').set(site.admin).send({ username: 'LÉA' })).status).toBe(409);
    expect(site.raw.serialize().includes(lea.password)).toBe(false);
    expect(await journal(site, '?kind=account')).toContainEqual(['account-created', 'admin', 'léa']);
  });

  test('a disabled one is signed out at once, and its right password gets the response of a wrong one, until it is enabled', async () => {
    const site = await siteUnderTest();
    const lea = await create(site, 'léa');
    const desk = await signIn(site, lea);
    const path = `/api/admin/accounts/${await idOf(site, 'léa')}`;
    expect((await site.api.patch(path).set(site.admin).send({ disabled: true })).status).toBe(204);
    expect(await enter(site, desk)).toBe(401);
    const refused = await site.api.post('/api/session').send(lea);
    const wrong = await site.api.post('/api/session').send({ ...lea, password: 'faux' });
    expect([refused.status, refused.body.detail]).toEqual([401, wrong.body.detail]);
    expect((await site.api.patch(path).set(site.admin).send({ disabled: false })).status).toBe(204);
    expect(await enter(site, desk)).toBe(401);
    expect(await enter(site, await signIn(site, lea))).toBe(200);
  });

  test('the last account able to sign in is neither disabled nor removed, nor one’s own; with another one, both are done', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    const own = `/api/admin/accounts/${await idOf(site, 'admin')}`;
    expect((await api.delete(own).set(admin)).status).toBe(409);
    expect((await api.patch(own).set(admin).send({ disabled: true })).status).toBe(409);
    const lea = await create(site, 'léa');
    const path = `/api/admin/accounts/${await idOf(site, 'léa')}`;
    await api.patch(path).set(admin).send({ disabled: true });
    expect((await api.delete(own).set(admin)).status).toBe(409);
    await api.patch(path).set(admin).send({ disabled: false });
    const desk = await signIn(site, lea);
    expect((await api.delete(own).set(admin)).status).toBe(204);
    expect(await enter(site, admin)).toBe(401);
    const { body } = await api.get('/api/admin/journal').set(desk);
    expect(body.lines[0]).toMatchObject({ action: 'account-removed', account: 'admin', subject: 'admin' });
    expect((await api.delete(path).set(desk)).status).toBe(409);
  });
});

describe('one’s password', () => {
  test('is changed with the old one only; every other session ends, and every known browser is a stranger again', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    const other = await signIn(site);
    const change = (current: string, next: string) =>
      api.post('/api/admin/account/password').set(admin).send({ current, next });
    expect((await change('faux', NEXT)).status).toBe(403);
    expect((await change(ADMIN.password, 'court')).status).toBe(422);
    expect((await change(ADMIN.password, 'password')).status).toBe(422);
    expect(await enter(site, other)).toBe(200);
    expect((await change(ADMIN.password, NEXT)).status).toBe(204);
    expect([await enter(site, other), await enter(site, admin)]).toEqual([401, 200]);
    // Posts a wrong password with these cookies; returns the network's count of sign-ins, to which attempts of a known browser do not add.
    const guesses = async (cookies: Record<string, string>) => {
      await api
        .post('/api/session')
        .set(cookies)
        .send({ ...ADMIN, password: 'faux' });
      return (await site.services.counts.add('signIn', '127.0.0.1', 0)).amount;
    };
    expect(await guesses(other)).toBe(1);
    // Twin: a browser that signed in with the current password is known.
    expect(await guesses(await signIn(site, { ...ADMIN, password: NEXT }))).toBe(1);
    expect((await api.post('/api/session').send(ADMIN)).status).toBe(401);
    expect(await journal(site, '?kind=password')).toEqual([['password-changed', 'admin', null]]);
  });

  test('can be guessed ten times in a quarter of an hour from an open desk, and signing in stays free', async () => {
    const site = await siteUnderTest();
    const guess = async () =>
      (await site.api.post('/api/admin/confirmation').set(site.admin).send({ password: 'faux' })).status;
    for (let n = 0; n < 10; n += 1) expect(await guess()).toBe(403);
    expect(await guess()).toBe(429);
    const right = { password: ADMIN.password };
    expect((await site.api.post('/api/admin/confirmation').set(site.admin).send(right)).status).toBe(429);
    await signIn(site);
  });
});

describe('a quarter of an hour after signing in', () => {
  const WANTED = [
    ['get', '/api/admin/confirmation'],
    ['get', '/api/admin/exports/leads.csv'],
    ['get', '/api/admin/exports/subscribers.csv'],
    ['get', '/api/admin/exports/contract-notices.csv'],
    ['get', '/api/admin/exports/journal.csv'],
    ['post', '/api/admin/accounts'],
    ['patch', '/api/admin/accounts/x'],
    ['delete', '/api/admin/accounts/x'],
    ['post', '/api/admin/account/factors/passkey/options'],
    ['post', '/api/admin/account/factors/passkey'],
    ['delete', '/api/admin/account/factors/passkey/x'],
    ['post', '/api/admin/account/factors/code/options'],
    ['post', '/api/admin/account/factors/code'],
    ['delete', '/api/admin/account/factors/code/x'],
    ['post', '/api/admin/account/recovery-codes'],
  ] as const;

  test('any change of the ways to sign in, and any export of a table, requires the password; then it is done', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    const answers = async () => {
      const all = [];
      for (const [method, path] of WANTED)
        all.push(
          await api[method](path)
            .set(admin)
            .send(method === 'get' ? undefined : {}),
        );
      return all.map(({ status, body }) => [status, body.code]);
    };
    later(site, 14);
    for (const answer of await answers()) expect(answer).not.toEqual([403, 'confirm']);
    later(site, 2);
    expect(await enter(site, admin)).toBe(200);
    for (const answer of await answers()) expect(answer).toEqual([403, 'confirm']);
    expect((await api.post('/api/admin/confirmation').set(admin).send({ password: 'faux' })).status).toBe(403);
    expect((await api.get('/api/admin/confirmation').set(admin)).status).toBe(403);
    expect((await api.post('/api/admin/confirmation').set(admin).send({ password: ADMIN.password })).status).toBe(204);
    for (const answer of await answers()) expect(answer).not.toEqual([403, 'confirm']);
  });

  test('a session from before this rule follows it too, and a clock set back makes no sign-in recent', async () => {
    const site = await siteUnderTest();
    const confirmed = async () => (await site.api.get('/api/admin/confirmation').set(site.admin)).status;
    expect(await confirmed()).toBe(204);
    later(site, -3);
    expect(await confirmed()).toBe(403);
    later(site, 3);
    site.raw.exec('UPDATE sessions SET confirmed_at = NULL');
    expect(await confirmed()).toBe(403);
  });
});

describe('one’s sessions', () => {
  test('are listed with their browser, and ended one by one or all but this one, at once', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    const [first, second, third] = [await signIn(site), await signIn(site), await signIn(site)];
    const list = async () => {
      const { body } = await api.get('/api/admin/account').set(admin);
      expect(accountResponse.safeParse(body).error?.issues).toBeUndefined();
      return body.sessions as { id: string; current: boolean; device: string }[];
    };
    const others = (await list()).filter(({ current }) => !current);
    expect(others.map(({ device }) => device)).toEqual(Array(3).fill('Firefox sous Linux'));
    expect((await api.delete(`/api/admin/account/sessions/${others[0]?.id}`).set(admin)).status).toBe(204);
    expect((await api.delete(`/api/admin/account/sessions/${others[0]?.id}`).set(admin)).status).toBe(404);
    const open = async () => [await enter(site, first), await enter(site, second), await enter(site, third)];
    expect((await open()).filter((status) => status === 200)).toHaveLength(2);
    expect((await api.delete('/api/admin/account/sessions').set(admin)).status).toBe(204);
    expect([...(await open()), await enter(site, admin)]).toEqual([401, 401, 401, 200]);
  });

  test('of another account are not ended', async () => {
    const site = await siteUnderTest();
    const lea = await signIn(site, await create(site, 'léa'));
    const { body } = await site.api.get('/api/admin/account').set(lea);
    const path = `/api/admin/account/sessions/${body.sessions[0].id}`;
    expect((await site.api.delete(path).set(site.admin)).status).toBe(404);
    expect(await enter(site, lea)).toBe(200);
  });

  test('are closed by their live stream once they end', async () => {
    const site = await siteUnderTest();
    const stolen = await signIn(site);
    let heard = '';
    const ended = site.api
      .get('/api/admin/events')
      .set(stolen)
      .buffer(true)
      .parse((response, done) => {
        response.on('data', (chunk) => {
          heard += String(chunk);
        });
        response.on('end', () => done(null, heard));
      });
    // Sends the request: supertest only does so when `then` is called.
    const over = ended.then(() => undefined);
    await expect.poll(() => heard).toContain('retry');
    await site.api.delete('/api/admin/account/sessions').set(site.admin);
    await over;
    expect(heard).toContain('data: {"kind":"accounts"}');
  });
});
