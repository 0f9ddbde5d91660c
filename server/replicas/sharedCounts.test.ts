import express from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { errorHandler } from '../http/errorHandler.ts';
import { createLive } from '../live.ts';
import { createNotices } from '../notices.ts';
import { capsOf, dailyCaps } from '../security/dailyCaps.ts';
import { rateLimit } from '../security/rateLimit.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { type AddToShared, sharedCounts } from './sharedCounts.ts';

const DAY = 86_400_000;

/** Two processes that take writes, each with its own memory, over one database. */
async function two(perMinute: number, shared: (add: AddToShared) => AddToShared | undefined = (add) => add) {
  const { services, clock } = await siteUnderTest({ expectedLevels: ['warn', 'error'] });
  const { logger, now } = services;
  const process = () => {
    const addToShared = shared(sharedCounts(services));
    const notices = createNotices(logger, now, createLive());
    const settings = { rateLimitPerMinute: perMinute } as never;
    const app = express();
    app.post('/minute', rateLimit(perMinute, addToShared));
    app.post('/day', express.json(), dailyCaps({ settings, notices, addToShared }));
    app.use((_request, response) => void response.status(201).end());
    app.use(errorHandler(logger));
    const api = supertest(app);
    return async (path: string, body = {}) => (await api.post(path).send(body)).status;
  };
  return { a: process(), b: process(), clock, services };
}
const fine = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;
async function inTurns({ a, b }: Awaited<ReturnType<typeof two>>, path: string, times: number) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await (n % 2 ? a : b)(path));
  return fine(statuses);
}

test('a limit a minute is one limit, whichever process is asked, and begins anew after its minute', async () => {
  const site = await two(10);
  expect(await inTurns(site, '/minute', 12)).toBe(10);
  expect(fine([await site.a('/minute'), await site.b('/minute')])).toBe(0);
  site.clock.time = new Date(site.clock.time.getTime() + 61_000);
  // Each has counted seven itself so far: three more are let through to the count of both.
  expect(await inTurns(site, '/minute', 6)).toBe(6);
});

test('both at once are counted too', async () => {
  const { a, b } = await two(10);
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? a : b)('/minute')));
  expect(fine(statuses)).toBe(10);
});

test('twin: where each counts by itself the limit is as many limits', async () => {
  expect(await inTurns(await two(10, () => undefined), '/minute', 30)).toBe(20);
});

test('the caps of a day are one cap each', async () => {
  const site = await two(1);
  expect(await inTurns(site, '/day', 30)).toBe(capsOf(1).address.writes);
});

test('a window noted by a clock that was ahead is over, and no address is stored', async () => {
  const { services, clock, raw } = await siteUnderTest();
  const add = sharedCounts(services);
  const today = clock.time;
  clock.time = new Date(today.getTime() + 400 * DAY);
  await add('192.0.2.7', { calls: 9, bytes: 90 }, DAY);
  clock.time = today;
  const sum = await add('192.0.2.7', { calls: 1, bytes: 10 }, DAY);
  expect(sum).toMatchObject({ calls: 1, bytes: 10, until: new Date(today.getTime() + DAY) });
  const rows = raw.prepare('SELECT * FROM rate_counts').all();
  expect([rows.length, JSON.stringify(rows).includes('192.0.2')]).toEqual([1, false]);
});

test('what was counted first and is written last belongs to the same window', async () => {
  const { services, clock } = await siteUnderTest();
  const add = sharedCounts(services);
  await add('192.0.2.7', { calls: 1, bytes: 0 }, 60_000);
  clock.time = new Date(clock.time.getTime() - 40);
  expect(await add('192.0.2.7', { calls: 1, bytes: 0 }, 60_000)).toMatchObject({ calls: 2 });
});

test('while the database cannot be asked each process keeps its own limit', async () => {
  const unwell: AddToShared = async () => undefined;
  expect(await inTurns(await two(10, () => unwell), '/minute', 30)).toBe(20);
});
