import { expect, test, vi } from 'vitest';
import { ADMIN, siteUnderTest } from '../../testing/siteUnderTest.ts';

/** Without the hashing done for an unknown name. */
vi.mock('./password.ts', async (original) => {
  const real = await original<typeof import('./password.ts')>();
  const verifyPassword: typeof real.verifyPassword = async (password, stored) =>
    stored !== undefined && real.verifyPassword(password, stored);
  return { ...real, verifyPassword };
});

test('twin of the check that times the answers: where an unknown name costs no work, the time tells it', async () => {
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
