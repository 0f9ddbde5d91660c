import { describe, expect, test } from 'vitest';
import { addFactor } from '../../database/accounts/factors.ts';
import { userByName } from '../../database/accounts/users.ts';
import { authenticator } from '../testing/authenticator.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

/** A site behind a proxy whose owner has registered a passkey. */
async function withPasskey() {
  const site = await siteUnderTest({ environment: { TRUST_PROXY: '1' } });
  const key = authenticator();
  const user = await userByName(site.services.connection, ADMIN.username);
  const row = { ...key.stored, user_id: user?.id ?? '', name: 'Téléphone', created_at: '2026-01-01T00:00:00.000Z' };
  await site.services.queue.write((writer) => addFactor(writer, row));
  return { site, key, account: `account ${user?.id}` };
}
type World = Awaited<ReturnType<typeof withPasskey>>;

/** Posts without a cookie, as an unknown browser does. */
const post = ({ api }: SiteUnderTest, path: string, body: object, network = '198.51.100.7') =>
  api.post(path).set({ Origin: 'https://site.test', 'X-Forwarded-For': network }).send(body);
async function challengeOf({ site }: World): Promise<string> {
  const { body } = await post(site, '/api/session/passkey/options', {});
  expect([body.userVerification, body.rpId, body.allowCredentials]).toEqual(['required', 'site.test', undefined]);
  return body.challenge;
}
const give = ({ site }: World, passkey: object) => post(site, '/api/session/passkey', { passkey });
/** Returns the status of an assertion, valid or tampered with. */
async function tried(world: World, made: Partial<Parameters<World['key']['assertion']>[0]> = {}): Promise<number> {
  const challenge = await challengeOf(world);
  return (await give(world, world.key.assertion({ challenge, ...made }))).status;
}

describe('a passkey', () => {
  test('opens the desk alone from a browser never seen, while wrong passwords flood its account and its own network', async () => {
    const world = await withPasskey();
    const { site, key, account } = world;
    for (let n = 0; n < 120; n += 1) await site.services.counts.add('password', account);
    for (let n = 0; n < 10; n += 1) await site.services.counts.add('signIn', '198.51.100.7');
    // Twin: from that network, even the right password is refused.
    expect((await post(site, '/api/session', ADMIN)).status).toBe(429);
    const { status, headers } = await give(world, key.assertion({ challenge: await challengeOf(world) }));
    expect(status).toBe(204);
    const Cookie = (headers['set-cookie'] as unknown as string[]).map((one) => one.split(';')[0]).join('; ');
    expect((await site.api.get('/api/leads').set({ Cookie })).status).toBe(200);
    const journal = await site.api.get('/api/admin/journal').set({ Cookie });
    expect(JSON.stringify(journal.body)).toContain('signed-in-passkey-alone');
  });

  test('answers a challenge once: the same answer again, in turn or at once, opens nothing', async () => {
    const world = await withPasskey();
    const assertion = world.key.assertion({ challenge: await challengeOf(world) });
    const both = await Promise.all([give(world, assertion), give(world, assertion)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    expect((await give(world, assertion)).status).toBe(401);
    // Twin: an assertion of another challenge is accepted, although this kind of passkey has no counter.
    expect(await tried(world)).toBe(204);
  });

  test.each([
    ['whose person was not verified', { person: 'present' }],
    ['given to another page', { origin: 'https://site.test.exemple.fr' }],
    ['for a challenge never issued', { challenge: Buffer.alloc(60).toString('base64url') }],
  ] as const)('answering %s opens nothing', async (_how, made) => {
    const world = await withPasskey();
    expect(await tried(world, made)).toBe(401);
    expect(await tried(world)).toBe(204);
  });

  test('is valid for five minutes, and its counter never goes back', async () => {
    const world = await withPasskey();
    for (const [seconds, status] of [
      [299, 204],
      [300, 401],
    ] as const) {
      const challenge = await challengeOf(world);
      world.site.clock.time = new Date(world.site.clock.time.getTime() + seconds * 1000);
      expect((await give(world, world.key.assertion({ challenge }))).status).toBe(status);
    }
    expect([await tried(world, { counter: 7 }), await tried(world, { counter: 7 })]).toEqual([204, 401]);
  });

  test.each([
    ['of an account that is disabled', `UPDATE users SET disabled_at = '2026-01-01T00:00:00.000Z'`],
    ['that was taken off', 'DELETE FROM factors'],
  ])('%s opens nothing, nor does another one under its name', async (_which, sql) => {
    const world = await withPasskey();
    const forged = authenticator().assertion({ challenge: await challengeOf(world) });
    expect((await give(world, forged)).status).toBe(401);
    world.site.raw.exec(sql);
    expect(await tried(world)).toBe(401);
  });

  test('that is left unanswered writes nothing to the database; used to confirm, it is valid for its own account alone, once', async () => {
    const world = await withPasskey();
    const { site, key } = world;
    const rows = () => site.raw.prepare('SELECT count(*) FROM used_tickets').pluck().get();
    for (let n = 0; n < 50; n += 1) await challengeOf(world);
    expect(rows()).toBe(0);
    const confirm = (passkey: object) => site.api.post('/api/admin/confirmation').set(site.admin).send({ passkey });
    const assertion = key.assertion({ challenge: await challengeOf(world) });
    expect((await confirm(assertion)).status).toBe(204);
    expect([(await confirm(assertion)).status, (await give(world, assertion)).status]).toEqual([403, 401]);
    // Twin: a passkey of another account opens that account, but does not confirm the session of this one.
    const { body } = await site.api.post('/api/admin/accounts').set(site.admin).send({ username: 'léa' });
    site.raw.prepare('UPDATE factors SET user_id = (SELECT id FROM users WHERE username = ?)').run(body.username);
    expect((await confirm(key.assertion({ challenge: await challengeOf(world) }))).status).toBe(403);
    expect(await tried(world)).toBe(204);
  });
});
