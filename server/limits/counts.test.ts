import { describe, expect, test } from 'vitest';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { createCounts } from './counts.ts';

const DAY = 86_400_000;

/** Two processes, each with a memory of its own, over one database; the limit is ten writes a minute. */
async function several(users: 'one' | 'several' = 'several') {
  const site = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '10' }, expectedLevels: ['warn', 'error'] });
  const process = () => createCounts({ ...site.services, users });
  return { ...site, a: process(), b: process() };
}
type World = Awaited<ReturnType<typeof several>>;

async function passing({ a, b }: World, times: number): Promise<number> {
  let passed = 0;
  for (let n = 0; n < times; n += 1) if (!(await (n % 2 ? a : b).add('form', '192.0.2.1')).isOver) passed += 1;
  return passed;
}
const later = ({ clock }: Pick<World, 'clock'>, ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms);
};

describe('a limit of several processes', () => {
  test('is one limit, whichever process counts, and begins anew after its minute', async () => {
    const site = await several();
    await site.a.add('form', '192.0.2.1', 3);
    // An amount of 0 reads the sum of both processes.
    expect(await site.b.add('form', '192.0.2.1', 0)).toMatchObject({ amount: 3 });
    expect(await passing(site, 30)).toBe(7);
    later(site, 61_000);
    expect(await passing(site, 30)).toBe(10);
  });

  test('that a flood has used up is not read again from the database; one not used up, the twin, is read each time', async () => {
    const site = await several();
    const { write } = site.services.queue;
    let queries = 0;
    site.services.queue.write = (...job: Parameters<typeof write>) => {
      queries += 1;
      return write(...job) as never;
    };
    const counts = createCounts({ ...site.services, users: 'several' });
    for (let n = 0; n < 10; n += 1) await counts.add('form', '192.0.2.1');
    expect(queries).toBe(10);
    for (let n = 0; n < 500; n += 1) await counts.add('form', '192.0.2.1');
    expect(queries).toBe(10);
  });

  test('is each one’s own while the database is away, and no password is tried then', async () => {
    const site = await several();
    site.services.queue.write = () => Promise.reject(new Error('away'));
    const [a, b] = [1, 2].map(() => createCounts({ ...site.services, users: 'several' }));
    expect(await passing({ ...site, a, b } as World, 30)).toBe(20);
    await expect(a?.add('password', 'account 1')).rejects.toThrow('away');
  });
});

describe('a limit in memory', () => {
  test('adds up each key by itself, takes back, and begins anew once its window has passed', async () => {
    const { a, ...site } = await several('one');
    const add = async (key: string, amount?: number) => (await a.add('form', key, amount)).amount;
    expect([await add('x'), await add('y'), await add('x', 10), await add('x', -1), await add('x', 0)]).toEqual([
      1, 1, 11, 10, 10,
    ]);
    later(site, 59_999);
    expect(await add('x')).toBe(11);
    later(site, 1);
    expect(await add('x')).toBe(1);
    // After the clock is set back, a new window begins: the old one would last a day too long.
    later(site, -DAY);
    expect(await add('x')).toBe(1);
  });

  test('forgets of 25,000 networks those counted longest ago; a network that keeps calling is counted throughout', async () => {
    const { a } = await several('one');
    const add = async (key: string) => (await a.add('form', key)).amount;
    for (let n = 1; n <= 25_000; n += 1) {
      await add(`other ${n}`);
      if (n % 1000 === 0) expect(await add('busy')).toBe(n / 1000);
    }
    expect([await add('other 25000'), await add('other 1')]).toEqual([2, 1]);
  });
});

test('a window noted by a clock that was ahead is over; no address is stored', async () => {
  const site = await several();
  const today = site.clock.time;
  later(site, 400 * DAY);
  await site.a.add('networkDay', '192.0.2.7', 9);
  site.clock.time = today;
  expect(await site.b.add('networkDay', '192.0.2.7', 1)).toEqual({
    amount: 1,
    isOver: false,
    until: new Date(today.getTime() + DAY),
  });
  const rows = site.raw.prepare('SELECT * FROM limit_counts').all();
  expect([rows.length, JSON.stringify(rows).includes('192.0.2')]).toEqual([1, false]);
});

test('what was counted first and is written last belongs to the same window', async () => {
  const site = await several();
  await site.a.add('form', '192.0.2.7');
  later(site, -40);
  expect((await site.b.add('form', '192.0.2.7')).amount).toBe(2);
});

test('attempts at an account are in the database though one process is alone: no restart forgets them, nor 26,000 other names', async () => {
  const site = await several('one');
  for (let n = 0; n < 120; n += 1) expect((await site.a.add('password', 'account 1')).isOver).toBe(false);
  site.raw.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 26000)
      INSERT INTO limit_counts SELECT 'name ' || i, 1, '${new Date(site.clock.time.getTime() + 3_600_000).toISOString()}' FROM n`);
  expect((await site.b.add('password', 'account 1')).isOver).toBe(true);
  // Twin: with counts only in memory, one process does not know the other's.
  for (let n = 0; n < 10; n += 1) await site.a.add('signIn', '192.0.2.1');
  expect((await site.b.add('signIn', '192.0.2.1')).isOver).toBe(false);
});
