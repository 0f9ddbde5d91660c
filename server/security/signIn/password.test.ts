import { argon2Sync, randomBytes, scryptSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { ADMIN, siteUnderTest } from '../../testing/siteUnderTest.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const salt = randomBytes(16);

/** Hashes of an earlier version, or of an older Node. */
const older = {
  'argon2id with less memory': (password: string) => {
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce: salt,
      tagLength: 32,
      memory: 8192,
      passes: 2,
      parallelism: 1,
    });
    return `$argon2id$v=19$m=8192,t=2,p=1$${base64(salt)}$${base64(tag)}`;
  },
  scrypt: (password: string) =>
    `$scrypt$ln=14,r=8,p=1$${base64(salt)}$${base64(scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 }))}`,
};

test('a hash opens to its own password alone, and two of one password differ', async () => {
  const long = 'é'.repeat(64);
  const [one, other] = await Promise.all([hashPassword(long), hashPassword(long)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(one).not.toBe(other);
  expect(isOutdated(one)).toBe(false);
  expect(await verifyPassword(long, one)).toBe(true);
  // A password that differs only in its last letter is refused.
  expect(await verifyPassword(`${long.slice(0, -1)}e`, one)).toBe(false);
  expect(await verifyPassword(long, undefined)).toBe(false);
});

test.each(Object.entries(older))('a hash made with %s still opens, and signing in makes it anew', async (_, make) => {
  const site = await siteUnderTest();
  const { raw } = site;
  const signIn = () => site.api.post('/api/session').send(ADMIN);
  const stored = make(ADMIN.password);
  raw.prepare('UPDATE users SET password = ?').run(stored);
  expect(await verifyPassword('autre mot de passe', stored)).toBe(false);
  expect((await signIn()).status).toBe(204);
  const renewed = String(raw.prepare('SELECT password FROM users').pluck().get());
  expect(isOutdated(stored)).toBe(true);
  expect(isOutdated(renewed)).toBe(false);
  expect((await signIn()).status).toBe(204);
});

/** Replaces `verifyPassword` by one without the hashing done for an unknown name. */
vi.mock('./password.ts', async (original) => {
  const real = await original<typeof import('./password.ts')>();
  const verifyPassword: typeof real.verifyPassword = async (password, stored) =>
    stored !== undefined && real.verifyPassword(password, stored);
  return { ...real, verifyPassword };
});

test('twin of the check that times the responses: where an unknown name costs no work, the time reveals it', async () => {
  const site = await siteUnderTest();
  const took = async (username: string): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const begun = performance.now();
      expect((await site.api.post('/api/session').send({ username, password: 'faux' })).status).toBe(401);
      times.push(performance.now() - begun);
    }
    return times.toSorted((one, other) => one - other)[2] ?? 0;
  };
  const [known, unknown] = [await took(ADMIN.username), await took('personne')];
  expect(unknown).toBeLessThan(known * 0.8);
});
