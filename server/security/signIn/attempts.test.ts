import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addUser, userByName } from '../../../database/accounts/users.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../../testing/siteUnderTest.ts';
import { type Attempt, attemptOf, countAttempt } from './attempts.ts';

/** Salt of a password hash that is quick to compute: the test counts how many are computed. */
const SALT = Buffer.from('a salt');
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const QUICK = `$scrypt$ln=5,r=8,p=1$${encode(SALT)}$${encode(scryptSync(ADMIN.password, SALT, 32, { N: 2 ** 5 }))}`;

const quickSite = async (): Promise<SiteUnderTest> => {
  const site = await siteUnderTest({ environment: { TRUST_PROXY: '1' } });
  site.raw.prepare('UPDATE users SET password = ?').run(QUICK);
  return site;
};
const from = (n: number) => `198.51.${n >> 8}.${n & 255}`;
const signIn = (
  { api }: SiteUnderTest,
  network: string,
  password: string,
  more: Record<string, string> = {},
  username = ADMIN.username,
) =>
  api
    .post('/api/session')
    .set({ 'X-Forwarded-For': network, Origin: 'https://site.test', ...more })
    .send({ username, password });
const accountOf = async ({ services }: SiteUnderTest): Promise<string> =>
  `account ${(await userByName(services.connection, ADMIN.username))?.id}`;
const REQUEST = { ip: '192.0.2.1', socket: {}, headers: {} } as never;
const guess = (network: string): Attempt => [
  ['signIn', network],
  ['password', 'account 1'],
];

test('invented names share 4,096 rows, however many there are; a true one has its own', async () => {
  const site = await quickSite();
  const keyOf = (username: string, user?: Awaited<ReturnType<typeof userByName>>) =>
    attemptOf(site.services, REQUEST, { username, user, secret: 'password' }).at(-1)?.[1];
  const keys = new Set(Array.from({ length: 20_000 }, (_, n) => keyOf(`nom${n}`)));
  expect([keys.size > 1000, keys.size <= 4096]).toEqual([true, true]);
  const owner = await userByName(site.services.connection, ADMIN.username);
  expect(keyOf(ADMIN.username, owner)).toBe(await accountOf(site));
});

test('of guesses at one account from a thousand addresses 120 an hour are compared, whatever names are invented meanwhile', async () => {
  const { services, raw, clock } = await siteUnderTest();
  const tries = async (count: number) => {
    let compared = 0;
    for (let n = 0; n < count; n += 1) {
      const one = countAttempt(services, REQUEST, guess(from(n)));
      await one.then(() => (compared += 1)).catch(({ status }) => expect(status).toBe(429));
    }
    return compared;
  };
  expect(await tries(100)).toBe(100);
  for (const username of Array.from({ length: 300 }, (_, n) => `nom${n}`)) {
    const attempt = attemptOf(services, REQUEST, { username, user: undefined, secret: 'password' });
    await countAttempt(services, REQUEST, [['signIn', username], ...attempt.slice(1)]);
  }
  expect(await tries(100)).toBe(20);
  // Invented names share rows: even 26,000 of them take at most 4,096.
  expect(raw.prepare('SELECT count(*) FROM limit_counts').pluck().get()).toBeLessThanOrEqual(301);
  clock.time = new Date(clock.time.getTime() + 3_600_000);
  expect(await tries(130)).toBe(120);
});

test('a success takes back its own attempt, and none of those that others made at the account', async () => {
  const site = await quickSite();
  for (let n = 0; n < 119; n += 1) await site.services.counts.add('password', await accountOf(site));
  expect((await signIn(site, from(1), ADMIN.password)).status).toBe(204);
  expect((await signIn(site, from(2), 'faux')).status).toBe(401);
  expect((await signIn(site, from(3), ADMIN.password)).status).toBe(429);
});

test('a household’s IPv6 addresses are one network, which has ten tries; the next household, the twin, has its own', async () => {
  const site = await quickSite();
  for (let n = 0; n < 10; n += 1) expect((await signIn(site, `2001:db8:0:${n}::1`, 'faux')).status).toBe(401);
  expect((await signIn(site, '2001:db8:0:ff::1', ADMIN.password)).status).toBe(429);
  expect((await signIn(site, '2001:db8:0:100::1', ADMIN.password)).status).toBe(204);
});

test('a password that waits in the queue counts as no attempt: it counts once it is compared', async () => {
  const site = await siteUnderTest({ environment: { TRUST_PROXY: '1' }, expectedLevels: ['warn'] });
  const account = await accountOf(site);
  // Of nine attempts from one network at once, two are checked, three wait, and the others must be repeated later.
  const responses = await Promise.all(Array.from({ length: 9 }, (_, n) => signIn(site, from(1), `faux ${n}`)));
  const compared = responses.filter(({ status }) => status === 401).length;
  expect(responses.map(({ status }) => status).filter((status) => ![401, 503].includes(status))).toEqual([]);
  expect(compared).toBeLessThan(9);
  expect(await site.services.counts.add('password', account, 0)).toMatchObject({ amount: compared });
  expect(await site.services.counts.add('signIn', from(1), 0)).toMatchObject({ amount: compared });
});

describe('an account under attack', () => {
  /** Site with a signed-in browser, after 120 wrong passwords from other networks. */
  async function attacked() {
    const site = await quickSite();
    const known = (await signIn(site, from(1), ADMIN.password)).headers['set-cookie'] as unknown as string[];
    const Cookie = known.map((cookie) => cookie.split(';')[0]).join('; ');
    for (let n = 0; n < 120; n += 1) await site.services.counts.add('password', await accountOf(site));
    // Twin: an unknown browser is refused.
    expect((await signIn(site, from(2), ADMIN.password)).status).toBe(429);
    return { site, Cookie };
  }

  test('opens to a browser its owner used before, whose own allowance no stranger can use up', async () => {
    const { site, Cookie } = await attacked();
    expect((await signIn(site, from(1), ADMIN.password, { Cookie })).status).toBe(204);
    for (let n = 0; n < 9; n += 1) expect((await signIn(site, from(1), 'faux', { Cookie })).status).toBe(401);
    expect((await signIn(site, from(1), ADMIN.password, { Cookie })).status).toBe(204);
    for (let n = 0; n < 2; n += 1) await signIn(site, from(1), 'faux', { Cookie });
    expect((await signIn(site, from(1), ADMIN.password, { Cookie })).status).toBe(429);
  });

  test('is counted as from an unknown browser where the browser is known for another account', async () => {
    const { site, Cookie } = await attacked();
    await site.services.queue.write((writer) => addUser(writer, 'léa', QUICK, new Date()));
    expect((await signIn(site, from(3), 'faux', { Cookie }, 'léa')).status).toBe(401);
    expect(await site.services.counts.add('signIn', from(3), 0)).toMatchObject({ amount: 1 });
  });
});
