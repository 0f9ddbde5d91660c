import { describe, expect, test } from 'vitest';
import type { CodeAppOffered, FactorAdded } from '../../data/api/accounts.ts';
import { endSessionsOf } from '../../database/accounts/sessions.ts';
import { setDisabled, setPassword, userByName } from '../../database/accounts/users.ts';
import { codeAt } from '../security/signIn/codes.ts';
import { hashPassword } from '../security/signIn/password.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

/** A refused sign-in is logged. */
const expectedLevels = ['warn'] as const;
const NEXT = 'une-toute-autre-phrase-de-passe';
const ORIGIN = { Origin: 'https://site.test' };

const owner = async ({ services }: SiteUnderTest) => {
  const user = await userByName(services.connection, ADMIN.username);
  if (!user) throw new Error('no owner');
  return user;
};
const sessions = ({ raw }: SiteUnderTest) => Number(raw.prepare('SELECT count(*) FROM sessions').pluck().get());

/** Sets a new password, as the owner's command does. */
async function changePassword(site: SiteUnderTest, hash: string): Promise<void> {
  const user = await owner(site);
  await site.services.queue.write(async (writer) => {
    await setPassword(writer, user, hash, site.clock.time);
    await endSessionsOf(writer, user.id);
  });
}

/** Disables an account, and enables it again a moment later. */
async function closeAndOpen(site: SiteUnderTest): Promise<void> {
  const { id } = await owner(site);
  for (const disabled of [true, false])
    await site.services.queue.write(async (writer) => {
      await setDisabled(writer, id, disabled, new Date().toISOString());
      await endSessionsOf(writer, id);
    });
}

describe('a sign-in with the right password', () => {
  test.each([
    ['while it is changed', async (site: SiteUnderTest) => changePassword(site, await hashPassword(NEXT))],
    ['while the account is disabled and enabled', closeAndOpen],
  ])('opens nothing %s', async (_when, change) => {
    const site = await siteUnderTest({ expectedLevels });
    const { queue } = site.services;
    const { write } = queue;
    // Changes the account between the password check and the write of the session.
    queue.write = async (...call) => {
      queue.write = write;
      await change(site);
      return write(...call);
    };
    expect((await site.api.post('/api/session').send(ADMIN)).status).toBe(401);
    expect(sessions(site)).toBe(0);
  });
});

/** Adds a code app to the account; returns the cookie of a browser that has given the password, and a valid code. */
async function pending(site: SiteUnderTest) {
  const { api, admin, clock } = site;
  const { body: offered } = await api.post('/api/admin/account/factors/code/options').set(admin);
  const { secret, ticket } = offered as CodeAppOffered;
  const added = await api
    .post('/api/admin/account/factors/code')
    .set(admin)
    .send({ code: codeAt(secret, clock.time), ticket });
  clock.time = new Date(clock.time.getTime() + 60_000);
  const { headers } = await api.post('/api/session').send(ADMIN);
  const cookie = (headers['set-cookie'] as unknown as string[]).map((one) => one.split(';')[0]).join('; ');
  const give = (body: object) =>
    api
      .post('/api/session/factor')
      .set({ ...ORIGIN, Cookie: cookie })
      .send(body);
  const { recovery_codes: codes } = added.body as FactorAdded;
  return { give, codes };
}
const codesLeft = ({ raw }: SiteUnderTest) =>
  Number(raw.prepare(`SELECT count(*) FROM factors WHERE kind = 'recovery'`).pluck().get());

test('a second step that waited while the password changed opens nothing, and burns no code', async () => {
  const site = await siteUnderTest({ expectedLevels });
  const { give, codes } = await pending(site);
  await changePassword(site, await hashPassword(NEXT));
  expect((await give({ recovery_code: codes[0] })).status).toBe(401);
  expect([codesLeft(site), sessions(site)]).toEqual([10, 0]);
});

test('of four recovery codes given at once on one step one is spent', async () => {
  const site = await siteUnderTest({ expectedLevels });
  const { give, codes } = await pending(site);
  const statuses = await Promise.all(
    codes.slice(0, 4).map((code) => give({ recovery_code: code }).then(({ status }) => status)),
  );
  expect(statuses.sort()).toEqual([204, 401, 401, 401]);
  expect(codesLeft(site)).toBe(9);
});

describe('a session that ends while its request is under way', () => {
  /** A site where all sessions end just before or just after the first write of the next request. */
  const endingSite = async (when: 'before' | 'after') => {
    const site = await siteUnderTest();
    await site.api.post('/api/leads').send({ name: 'Zoé', email: 'zoe@exemple.fr', message: 'Un marché à étudier' });
    const { queue } = site.services;
    const { write } = queue;
    const { id } = await owner(site);
    const end = () => write((writer) => endSessionsOf(writer, id));
    const ended = new Promise<void>((resolve) => {
      queue.write = async (...call) => {
        queue.write = write;
        if (when === 'before') await end();
        const result = await write(...call);
        if (when === 'after') await end();
        resolve();
        return result;
      };
    });
    return { ...site, ended };
  };

  test('adds no account, whose password was being hashed', async () => {
    const { api, admin, raw } = await endingSite('before');
    const { status } = await api.post('/api/admin/accounts').set(admin).send({ username: 'intrus' });
    expect([status, raw.prepare('SELECT count(*) FROM users').pluck().get()]).toEqual([401, 1]);
  });

  test('changes nothing by a body that comes after its end', async () => {
    const { api, admin, clock, ended } = await endingSite('after');
    // Two minutes later the session check stores the session's last use: this is the first write of the request.
    clock.time = new Date(clock.time.getTime() + 120_000);
    const body = JSON.stringify({ ids: [1], body: 'Vue' });
    const held = api
      .post('/api/admin/lead-notes')
      .set({ ...admin, 'Content-Type': 'application/json', 'Content-Length': `${body.length}` });
    held.write(body.slice(0, 2));
    await ended;
    held.write(body.slice(2));
    expect((await held).status).toBe(401);
  });

  test.each([
    'exports/journal.csv',
    'exports/quotes.json',
    'exports/receipts.json',
    'leads/1/export',
    'people/1/export.json',
  ])('takes nothing of %s away', async (path) => {
    const { api, admin } = await endingSite('after');
    await expect(api.get(`/api/admin/${path}`).set(admin)).rejects.toThrow('socket hang up');
  });
});
