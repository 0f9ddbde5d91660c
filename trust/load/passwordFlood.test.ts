import { expect, test } from 'vitest';
import { type Answer, type Caller, caller, pause } from '../testing/call.ts';
import { amount, limit, report } from '../testing/form.ts';
import { PASSWORD, startServerProcess } from '../testing/serverProcess.ts';

const ADDRESSES = amount(150, 1000);

const signIn = (call: Caller, username: string, password: string, headers: Record<string, string>): Promise<Answer> =>
  call({
    method: 'POST',
    path: '/api/session',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ username, password }),
  });

test('while a thousand addresses guess at names of all kinds the owner’s own browser signs in within two seconds', async () => {
  const { port } = await startServerProcess({ environment: { TRUST_PROXY: '1' } });
  const owner = caller(port, 1);
  const home = { 'X-Forwarded-For': '203.0.113.1' };
  const first = await signIn(owner, 'admin', PASSWORD, home);
  expect(first.status).toBe(204);
  const Cookie = (first.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

  const crowd = caller(port, ADDRESSES);
  const statuses = new Map<number, number>();
  let state: 'guessing' | 'over' = 'guessing';
  const guess = async (n: number) => {
    for (let turn = 0; state === 'guessing'; turn += 1) {
      const address = `198.${n >> 8}.${n & 255}.${turn & 255}`;
      const { status } = await signIn(crowd, `nom${n}-${turn}`, 'faux', { 'X-Forwarded-For': address });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const guessing = Promise.all(Array.from({ length: ADDRESSES }, (_, n) => guess(n)));
  await pause(1000);
  const times: number[] = [];
  for (let n = 0; n < amount(3, 8); n += 1) {
    const known = await signIn(owner, 'admin', PASSWORD, { ...home, Cookie, Origin: `http://localhost:${port}` });
    expect(known.status).toBe(204);
    times.push(known.ms);
  }
  // Twin: the same owner from a browser never used before is one of the crowd.
  const strangers: number[] = [];
  for (let n = 0; n < 8 && strangers.at(-1) !== 503; n += 1)
    strangers.push((await signIn(owner, 'admin', PASSWORD, { 'X-Forwarded-For': `203.0.113.${n + 2}` })).status);
  state = 'over';
  await guessing;
  expect(strangers).toContain(503);
  expect([...statuses.keys()].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(statuses.get(503)).toBeGreaterThan(0);
  expect(Math.max(...times)).toBeLessThan(limit(2000));
  const crowdSaw = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  report(
    'S24',
    `${ADDRESSES} addresses guessing (${crowdSaw}): the owner in ${Math.round(Math.max(...times))} ms at most`,
  );
}, 180_000);
