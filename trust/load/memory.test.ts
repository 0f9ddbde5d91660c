import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { type Site, startSite } from '../../e2e/testing/site.ts';
import { BoundedCounts } from '../../server/limits/boundedCounts.ts';
import { type Call, caller, leadCall, pause } from '../testing/call.ts';
import { amount, isLong, report } from '../testing/form.ts';

const WATCH = pathToFileURL(`${import.meta.dirname}/../testing/memoryOnSignal.ts`).href;

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
      return { path: `/blog?q=essai${n}` };
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

/**
 * Asks so many times, or as often as the time allows, and looks at the memory after each of the parts; answers what it saw,
 * and after how many calls.
 */
async function memoryWhileAsked(
  site: Site,
  { first, count, parts, forMs }: { first: number; count: number; parts: number; forMs: number },
): Promise<(Memory & { calls: number })[]> {
  const call = caller(Number(new URL(site.base).port), 8);
  const begun = performance.now();
  const seen = [{ ...(await memoryOf(site)), calls: first }];
  let n = first;
  for (let part = 1; part <= parts; part += 1) {
    const end = first + (count * part) / parts;
    const until = begun + (forMs * part) / parts;
    const client = async () => {
      while (n < end && performance.now() < until) {
        n += 1;
        expect((await call(mixedCall(n))).status).toBeLessThan(500);
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    seen.push({ ...(await memoryOf(site)), calls: n });
  }
  return seen;
}

/** The bytes a call adds: the slope of the straight line nearest to what was seen, by the least squares. */
function growthOf(seen: readonly { used: number; calls: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const calls = mean(seen.map((one) => one.calls));
  const used = mean(seen.map((one) => one.used));
  const over = seen.reduce((sum, one) => sum + (one.calls - calls) * (one.used - used), 0);
  const under = seen.reduce((sum, one) => sum + (one.calls - calls) ** 2, 0);
  return over / under;
}

const PARTS = 8;
/** The long form ends by then on a slow machine too, with fewer calls. */
const LONGEST_MS = 540_000;
const MOST_IN_A_SHORT_RUN = 300;
/** The compiler's own memory, some megabytes however many calls there are, is told from a leak the worse the fewer there are. */
const mostBytesPerCall = (calls: number) => Math.max(10, 8_000_000 / calls);

/** A slope is told from noise by many requests: the long form has them. */
const inTheLongForm = test.runIf(isLong);

inTheLongForm(
  'the memory a site holds does not grow with the requests it answers',
  async () => {
    const [warm, count] = [200_000, 800_000];
    const site = await watchedSite();
    const [, warmed] = await memoryWhileAsked(site, { first: 0, count: warm, parts: 1, forMs: LONGEST_MS / 5 });
    const first = warmed?.calls ?? 0;
    const seen = await memoryWhileAsked(site, { first, count, parts: PARTS, forMs: (LONGEST_MS * 4) / 5 });
    // A site that has just started still compresses its pages: what that took is given back meanwhile.
    const settled = seen.slice(-PARTS / 2);
    const calls = (seen.at(-1)?.calls ?? 0) - first;
    const growth = growthOf(settled);
    const most = Math.max(...settled.map(({ rss }) => rss)) / 2 ** 20;
    report(
      'A6',
      `${calls} mixed requests after ${first}: ${growth.toFixed(1)} bytes a request, ${most.toFixed(0)} MB at most`,
    );
    expect(growth).toBeLessThan(mostBytesPerCall(calls));
    expect(most).toBeLessThan(300);
  },
  3_600_000,
);

inTheLongForm(
  'twin: a cache with a key for every address ever asked is seen to grow',
  async () => {
    const site = await watchedSite({ TRUST_TWIN: 'endless-cache' });
    const count = 1200;
    const seen = await memoryWhileAsked(site, { first: 0, count, parts: 4, forMs: LONGEST_MS });
    expect(growthOf(seen.slice(1))).toBeGreaterThan(MOST_IN_A_SHORT_RUN);
  },
  300_000,
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const ADDRESSES = amount(300_000, 1_000_000);

/** How much the counts of that many addresses hold, in megabytes. */
function memoryOfCounts(counts: BoundedCounts): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < ADDRESSES; n += 1) counts.add(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 1, Date.now());
  collect();
  const held = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  expect(counts.add('10.0.0.0', 1, Date.now()).amount).toBeGreaterThan(0);
  return held;
}

test('the limiter’s counts stay small however many addresses call; counts that forget nobody, the twin, do not', () => {
  const held = memoryOfCounts(new BoundedCounts(86_400_000));
  expect(held).toBeLessThan(20);
  const unbounded = memoryOfCounts(new BoundedCounts(86_400_000, Number.POSITIVE_INFINITY));
  expect(unbounded).toBeGreaterThan(20);
  report('A9', `${ADDRESSES} addresses: ${held.toFixed(1)} MB, and ${unbounded.toFixed(1)} MB where none is forgotten`);
});
