import type { Request, Response } from 'express';
import { describe, expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { createLive } from '../live.ts';
import { createNotices } from '../notices.ts';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';
import { capsOf, dailyCaps } from './dailyCaps.ts';

/** A day of writes under a limit a minute; `write` answers 0, or the status it was refused with. */
function day(rateLimitPerMinute: number) {
  const warned: unknown[] = [];
  const logger = { warn: (what: unknown) => warned.push(what) } as never;
  const notices = createNotices(logger, () => new Date(), createLive());
  const handler = dailyCaps({ settings: { rateLimitPerMinute } as never, notices, addToShared: undefined });
  const write = async (ip: string, body: unknown = {}): Promise<number> => {
    try {
      await handler({ ip, body } as Request, {} as Response, () => undefined);
      return 0;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      expect(Number(error.headers['Retry-After'])).toBeGreaterThan(3600);
      return error.status;
    }
  };
  return { write, warned };
}

describe('a day', () => {
  test('takes so many writes from one address, however they are spread, and others still write', async () => {
    const { write, warned } = day(60);
    const statuses = await Promise.all(Array.from({ length: 601 }, () => write('192.0.2.1')));
    expect(statuses.filter((status) => status === 0)).toHaveLength(600);
    expect(statuses.at(-1)).toBe(429);
    expect(await write('192.0.2.2')).toBe(0);
    expect(warned).toEqual([expect.objectContaining({ setting: 'RATE_LIMIT_PER_MINUTE' })]);
  });

  test('takes so many bytes from one address', async () => {
    const { write } = day(60);
    const body = { message: '好'.repeat(20_000) };
    let taken = 0;
    while ((await write('192.0.2.1', body)) === 0) taken += Buffer.byteLength(JSON.stringify(body));
    expect(taken).toBeLessThanOrEqual(capsOf(60).address.bytes);
    expect(taken).toBeGreaterThan(capsOf(60).address.bytes / 2);
  });

  test('bounds what all addresses together store; who has hardly written yet still may', async () => {
    const { write } = day(6);
    const { address, site } = capsOf(6);
    let sender = 0;
    const flood = () => {
      sender += 1;
      return Promise.all(Array.from({ length: address.writes }, () => write(`198.51.${sender >> 8}.${sender & 255}`)));
    };
    let taken = 0;
    for (let round = 0; round < 100; round += 1) taken += (await flood()).filter((status) => status === 0).length;
    expect(taken).toBeLessThanOrEqual(4 * site.writes);
    expect(await write('203.0.113.1')).toBe(0);
  });

  test('twin: a limit a minute that is high caps nothing in a test', async () => {
    const { write } = day(100_000);
    const statuses = await Promise.all(Array.from({ length: 2000 }, () => write('192.0.2.1')));
    expect(statuses.filter((status) => status !== 0)).toEqual([]);
  });
});

test('the cap of the site stands before the leads and the newsletter', async () => {
  const { api, raw } = await siteUnderTest({
    environment: { RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' },
    expectedLevels: ['warn'],
  });
  const from = (n: number) => `10.${n >> 8}.${n & 255}.1`;
  const hard = 4 * capsOf(1).site.writes;
  const post = async (n: number) =>
    expect((await api.post('/api/leads').set('X-Forwarded-For', from(n)).send(lead())).status).toBe(201);
  for (let n = 0; n < hard; n += 20) await Promise.all(Array.from({ length: 20 }, (_, index) => post(n + index)));
  const refused = await api.post('/api/leads').set('X-Forwarded-For', from(hard)).send(lead());
  expect([refused.status, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true]);
  const newsletter = await api
    .post('/api/newsletter')
    .set('X-Forwarded-For', from(hard + 1))
    .send({ email: 'a@b.fr' });
  expect(newsletter.status).toBe(429);
  expect(raw.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(hard);
});
