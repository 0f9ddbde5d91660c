import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { type Site, startSite } from '../e2e/site.ts';
import { BoundedCounts } from '../server/security/boundedCounts.ts';
import { type Call, caller, leadCall, pause } from './testing/call.ts';
import { amount, report } from './testing/form.ts';

const WATCH = pathToFileURL(`${import.meta.dirname}/testing/memoryOnSignal.ts`).href;

async function watchedSite(environment: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({
    NODE_OPTIONS: `--expose-gc --import ${WATCH}`,
    RATE_LIMIT_PER_MINUTE: '100000000',
    ...environment,
  });
  onTestFinished(() => site.stop());
  return site;
}

interface Memory {
  used: number;
  rss: number;
}

/** What a site holds once its garbage is collected, in bytes. */
async function memoryOf({ child, log }: Site): Promise<Memory> {
  // A line a request: a million of them are not worth keeping.
  log.splice(0);
  child.kill('SIGUSR2');
  for (;;) {
    const line = log.find((one) => one.startsWith('{"memory"'));
    if (line) return (JSON.parse(line) as { memory: Memory }).memory;
    await pause(10);
  }
}

/** What a site is asked in a day, each time a little otherwise: known pages, unknown ones, queries, the API, leads. */
function mixedCall(n: number): Call {
  switch (n % 40) {
    case 0:
      return { path: `/devis?essai=${n}` };
    case 20:
      return leadCall(`lead ${n}`);
    case 1:
    case 21:
      return { ...leadCall(`lead ${n}`), body: `{"name":"${n}"` };
    case 3:
    case 4:
      return { path: '/api/blog/articles' };
    case 5:
    case 6:
    case 7:
    case 8:
      return { path: `/inconnue-${n}` };
    default:
      return { path: `${['/', '/blog', '/about', '/services/strategie'][n % 4]}?q=${n}` };
  }
}

/** Asks so many times and looks at the memory at even distances; answers what it saw after each part. */
async function memoryWhileAsked(site: Site, first: number, count: number, parts: number): Promise<Memory[]> {
  const call = caller(Number(new URL(site.base).port), 8);
  const seen = [await memoryOf(site)];
  let n = first;
  for (let part = 1; part <= parts; part += 1) {
    const end = first + (count * part) / parts;
    const client = async () => {
      while (n < end) {
        n += 1;
        expect((await call(mixedCall(n))).status).toBeLessThan(500);
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    seen.push(await memoryOf(site));
  }
  return seen;
}

/** The slope of the straight line nearest to evenly spaced values, by the least squares. */
function slope(values: readonly number[], distance: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const under = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return over / under / distance;
}

const PARTS = 8;
/** Fewer calls tell the compiler's own memory less well from a leak. */
const MOST_BYTES_PER_CALL = amount(300, 10);

test('the memory a site holds does not grow with the requests it answers', async () => {
  const [warm, count] = [amount(1500, 200_000), amount(3200, 800_000)];
  const site = await watchedSite();
  await memoryWhileAsked(site, 0, warm, 1);
  const seen = await memoryWhileAsked(site, warm, count, PARTS);
  // A site that has just started still compresses its pages: what that took is given back meanwhile.
  const settled = seen.slice(-PARTS / 2);
  const growth = slope(
    settled.map(({ used }) => used),
    count / PARTS,
  );
  const most = Math.max(...settled.map(({ rss }) => rss)) / 2 ** 20;
  report(
    'A6',
    `${count} mixed requests after ${warm}: ${growth.toFixed(1)} bytes a request, ${most.toFixed(0)} MB at most`,
  );
  expect(growth).toBeLessThan(MOST_BYTES_PER_CALL);
  // A short run ends before the collector has tidied up after the start.
  expect(most).toBeLessThan(amount(400, 300));
}, 3_600_000);

test('twin: a cache with a key for every address ever asked is seen to grow', async () => {
  const site = await watchedSite({ TRUST_TWIN: 'endless-cache' });
  const count = 1200;
  const seen = await memoryWhileAsked(site, 0, count, 4);
  const used = seen.map((one) => one.used).slice(1);
  expect(slope(used, count / 4)).toBeGreaterThan(MOST_BYTES_PER_CALL);
}, 300_000);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const ADDRESSES = amount(300_000, 1_000_000);

/** How much the counts of that many addresses hold, in megabytes. */
function memoryOfCounts(counts: BoundedCounts): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < ADDRESSES; n += 1) counts.increment(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  collect();
  const held = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  expect(counts.increment('10.0.0.0').totalHits).toBeGreaterThan(0);
  return held;
}

test('the limiter’s counts stay small however many addresses call; counts that forget nobody, the twin, do not', () => {
  const held = memoryOfCounts(new BoundedCounts());
  expect(held).toBeLessThan(20);
  const unbounded = memoryOfCounts(new BoundedCounts({ most: Number.POSITIVE_INFINITY }));
  expect(unbounded).toBeGreaterThan(20);
  report('A9', `${ADDRESSES} addresses: ${held.toFixed(1)} MB, and ${unbounded.toFixed(1)} MB where none is forgotten`);
});
