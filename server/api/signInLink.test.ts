import { describe, expect, test } from 'vitest';
import { userByName } from '../../database/accounts/users.ts';
import { accountState } from '../security/signIn/accountState.ts';
import { codeAt } from '../security/signIn/codes.ts';
import { issueTicket } from '../security/signIn/tickets.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const MINUTE = 60_000;
const later = ({ clock }: SiteUnderTest, ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms);
};
const accountOf = ({ services }: SiteUnderTest) => userByName(services.connection, ADMIN.username);
const userOf = async (site: SiteUnderTest) => (await accountOf(site))?.id ?? '';

/** The link as printed by the owner's command. */
const printed = async (site: SiteUnderTest): Promise<string> => {
  const user = await accountOf(site);
  const text = user && `${user.id} ${await accountState(site.services.connection, user)}`;
  return issueTicket(site.services, 'sign-in-link', '', text);
};
const press = ({ api }: SiteUnderTest, token: string) =>
  api.post('/api/session/link').set('Origin', 'https://site.test').send({ token });
const cookiesOf = (headers: Record<string, unknown>): string =>
  (headers['set-cookie'] as string[]).map((cookie) => cookie.split(';')[0]).join('; ');
/** Wrong attempts at the account from other networks. */
async function attack(site: SiteUnderTest, secret: 'password' | 'factor', count: number): Promise<void> {
  const account = `account ${await userOf(site)}`;
  for (let n = 0; n < count; n += 1) await site.services.counts.add(secret, account);
}

describe('a link that the owner had printed', () => {
  test('opens the account though it is throttled, once', async () => {
    const site = await siteUnderTest();
    await attack(site, 'password', 120);
    expect((await site.api.post('/api/session').send(ADMIN)).status).toBe(429);
    const token = await printed(site);
    const { status, headers } = await press(site, token);
    expect(status).toBe(204);
    expect((await site.api.get('/api/leads').set('Cookie', cookiesOf(headers))).status).toBe(200);
    // Used again, the link is refused, also in other spellings of its token that decode to the same bytes.
    for (const again of [token, `${token}=`, ` ${token}`, `${token}!`])
      expect((await press(site, again)).status).toBe(401);
    const { body } = await site.api.get('/api/admin/journal').set(site.admin);
    expect(JSON.stringify(body)).toContain('signed-in-link');
  });

  test('is not used up by being looked at', async () => {
    const site = await siteUnderTest();
    const token = await printed(site);
    // A program that follows links never receives the part of the address after the #; a GET of the API's address is refused.
    expect((await site.api.get('/admin')).status).not.toBe(204);
    expect((await site.api.get('/api/session/link')).status).toBe(405);
    expect((await press(site, token)).status).toBe(204);
  });

  test.each([
    ['after ten minutes', async (site: SiteUnderTest) => later(site, 10 * MINUTE)],
    [
      'once the account is disabled',
      async ({ raw }: SiteUnderTest) => void raw.exec(`UPDATE users SET disabled_at = '2026-01-01T00:00:00.000Z'`),
    ],
  ])('opens nothing %s', async (_when, change) => {
    const site = await siteUnderTest();
    const token = await printed(site);
    await change(site);
    expect((await press(site, token)).status).toBe(401);
    expect((await press(site, 'un autre')).status).toBe(401);
  });

  test('still asks for the second factor, with an allowance that no other client can use up', async () => {
    const site = await siteUnderTest();
    const { api, admin, clock } = site;
    const { body } = await api.post('/api/admin/account/factors/code/options').set(admin);
    await api
      .post('/api/admin/account/factors/code')
      .set(admin)
      .send({ code: codeAt(body.secret, clock.time), ticket: body.ticket });
    later(site, MINUTE);
    await attack(site, 'factor', 20);
    const { status, headers } = await press(site, await printed(site));
    expect(status).toBe(202);
    const browser = { Cookie: cookiesOf(headers), Origin: 'https://site.test' };
    expect((await api.get('/api/leads').set(browser)).status).toBe(401);
    const give = (one: Record<string, string>) =>
      api
        .post('/api/session/factor')
        .set(one)
        .send({ code: codeAt(body.secret, clock.time) });
    // Twin: a client with the password is throttled with the account.
    const byPassword = await api.post('/api/session').send(ADMIN);
    expect((await give({ ...browser, Cookie: cookiesOf(byPassword.headers) })).status).toBe(429);
    expect((await give(browser)).status).toBe(204);
  });
});
