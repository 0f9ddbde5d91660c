import { describe, expect, test } from 'vitest';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { createCounts } from './counts.ts';

const DAY = 86_400_000;

/** Processes with a memory each over one database, at ten writes a minute. */
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
  test('is one limit, whichever is asked, and begins anew after its minute', async () => {
    const site = await several();
    expect(await passing(site, 30)).toBe(10);
    later(site, 61_000);
    expect(await passing(site, 30)).toBe(10);
  });

  test('counts those who ask at once too', async () => {
    const { a, b } = await several();
    const sums = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? a : b).add('form', '192.0.2.1')));
    expect(sums.filter(({ isOver }) => !isOver)).toHaveLength(10);
  });

  test('twin: where each counts by itself it is as many limits', async () => {
    expect(await passing(await several('one'), 30)).toBe(20);
  });

  test('while the database cannot be asked is each process’s own', async () => {
    const site = await several();
    site.services.queue.write = () => Promise.reject(new Error('away'));
    const [a, b] = [1, 2].map(() => createCounts({ ...site.services, users: 'several' }));
    expect(await passing({ ...site, a, b } as World, 30)).toBe(20);
  });

  test('is the total both know', async () => {
    const { a, b } = await several();
    await a.add('requests', 'site', 700);
    await b.add('requests', 'site', 300);
    expect(await a.total('requests', 'site')).toBe(1000);
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

describe('attempts at an account', () => {
  test('are in the database though one process is alone: a restart forgets none, and neither do 26,000 other names', async () => {
    const site = await several('one');
    for (let n = 0; n < 120; n += 1) expect((await site.a.add('password', 'account 1')).isOver).toBe(false);
    site.raw.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 26000)
      INSERT INTO limit_counts SELECT 'name ' || i, 1, '${new Date(site.clock.time.getTime() + 3_600_000).toISOString()}' FROM n`);
    expect((await site.b.add('password', 'account 1')).isOver).toBe(true);
    // Twin: in memory it is forgotten with the process.
    for (let n = 0; n < 10; n += 1) await site.a.add('signIn', '192.0.2.1');
    expect((await site.b.add('signIn', '192.0.2.1')).isOver).toBe(false);
  });

  test('are looked at only where they can be counted', async () => {
    const site = await several('one');
    site.services.queue.write = () => Promise.reject(new Error('away'));
    const counts = createCounts({ ...site.services, users: 'one' });
    await expect(counts.add('password', 'account 1')).rejects.toThrow('away');
  });
});
