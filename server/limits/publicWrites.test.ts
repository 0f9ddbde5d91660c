import { describe, expect, test } from 'vitest';
import { addLead, type NewLead } from '../../database/leads/leads.ts';
import { sampleLead } from '../../database/testing/sampleLead.ts';
import { contractNotice, lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { watchSite } from '../watch/startWatch.ts';
import { mostOf } from './counts.ts';
import { createPublicWrites } from './publicWrites.ts';

/** Site behind a proxy, with the limits a real site has. */
const small = () =>
  siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '60', TRUST_PROXY: '1' }, expectedLevels: ['warn'] });
const from = (n: number) => `198.51.${n >> 8}.${n & 255}`;
const post = ({ api }: SiteUnderTest, path: string, network: string, body: object, key?: string) =>
  api
    .post(path)
    .set({ 'X-Forwarded-For': network, ...(key && { 'Idempotency-Key': key }) })
    .send(body);
/** Uses up a share of a kind's daily budget, as if other networks had written. */
const use = ({ services }: SiteUnderTest, kind: 'requests' | 'subscriptions' | 'notices', share: number) =>
  services.counts.add(kind, 'site', Math.ceil(share * mostOf(kind, 60)));
const reasons = ({ raw }: SiteUnderTest) =>
  raw.prepare('SELECT quarantine_reasons FROM leads ORDER BY id').pluck().all();
const mails = ({ raw }: SiteUnderTest) => raw.prepare('SELECT kind FROM outbox ORDER BY id').pluck().all();

describe('a minute', () => {
  test('that a neighbour used up does not keep a stored form from its answer; a new one, the twin, waits', async () => {
    const site = await small();
    const request = async (key: string, over = {}) => {
      const { status, body } = await post(site, '/api/leads', from(1), lead(over), key);
      return status === 201 ? body : status;
    };
    const notice = async () => (await post(site, '/api/contract-notices', from(1), contractNotice(), 'form-2')).body;
    const stored = [await request('form-1'), await notice()];
    for (let n = 0; n < 60; n += 1) await post(site, '/api/leads', from(1), {});
    expect([await request('form-1'), await notice()]).toEqual(stored);
    expect([await request('form-3'), await request('form-1', { message: 'autre' })]).toEqual([429, 429]);
    expect(await request('form-1', { email: 'autre@b.fr' })).toBe(429);
  });

  test('what a proxy wrote that is no address is counted as the proxy', async () => {
    const site = await small();
    for (let n = 0; n < 60; n += 1) await post(site, '/api/newsletter', `rubbish ${n} ${'x'.repeat(9000)}`, {});
    expect((await post(site, '/api/newsletter', 'rubbish', {})).status).toBe(429);
    // Twin: a request with a real address has a count of its own.
    expect((await post(site, '/api/newsletter', from(1), {})).status).toBe(422);
  });
});

describe('the budget of a day', () => {
  test('is not used by invalid bodies or by forms sent again', async () => {
    const site = await small();
    await post(site, '/api/leads', from(1), lead(), 'form-1');
    const used = await site.services.writes.used();
    expect(used.requests).toBeGreaterThan(0);
    for (let n = 0; n < 50; n += 1) await post(site, '/api/leads', from(n), {});
    for (let n = 0; n < 9; n += 1) await post(site, '/api/leads', from(1), lead(), 'form-1');
    expect(await site.services.writes.used()).toEqual(used);
    // Twins: another form uses the budget, and so does the same form with other words.
    await post(site, '/api/leads', from(1), lead(), 'form-2');
    expect((await site.services.writes.used()).requests).toBeCloseTo(2 * used.requests);
    await post(site, '/api/leads', from(1), lead({ message: 'm'.repeat(9000) }), 'form-2');
    expect((await site.services.writes.used()).requests).toBeGreaterThan(3 * used.requests);
  });

  test('used up by a crowd, holds its further requests, with the reason and without mail; nothing is refused', async () => {
    const site = await small();
    const crowd = (n: number) => post(site, '/api/leads', from(n), lead({ message: 'm'.repeat(9000) }));
    for (let n = 0; n < 3; n += 1) await crowd(1);
    await use(site, 'requests', 1);
    expect((await crowd(1)).status).toBe(201);
    expect(reasons(site)).toEqual([null, null, null, '["budget-du-jour"]']);
    expect(mails(site).slice(-1)).toEqual(['held-summary']);
    // A network that has hardly written is not quarantined when others used the budget up, until they reach four times the budget.
    expect((await post(site, '/api/leads', from(2), lead())).status).toBe(201);
    expect(mails(site).slice(-2)).toEqual(['lead-notification', 'lead-acknowledgement']);
    await use(site, 'requests', 3);
    expect((await post(site, '/api/leads', from(3), lead())).status).toBe(201);
    expect(reasons(site).slice(-2)).toEqual([null, '["budget-du-jour"]']);
  });

  test('gives no network more than a tenth: its requests beyond are held, those of others are not', async () => {
    const site = await small();
    await site.services.counts.add('networkDay', `requests ${from(1)}`, mostOf('networkDay', 60) - 50_000);
    for (let n = 0; n < 4; n += 1) await post(site, '/api/leads', from(1), lead({ message: 'm'.repeat(19_900) }));
    expect(reasons(site).at(0)).toBeNull();
    expect(reasons(site).at(-1)).toBe('["budget-du-jour"]');
    await post(site, '/api/leads', from(2), lead());
    expect(reasons(site).at(-1)).toBeNull();
  });

  test('is counted by kind: a notice still gets its receipt, a subscription is stored and its confirmation waits a day', async () => {
    const site = await small();
    const spent = async () =>
      Object.entries(await site.services.writes.used()).flatMap(([kind, share]) => (share > 0 ? [kind] : []));
    await use(site, 'notices', 5);
    expect((await post(site, '/api/contract-notices', from(1), contractNotice())).status).toBe(201);
    expect([mails(site), await spent()]).toEqual([['contract-notice', 'contract-notice-receipt'], ['notices']]);
    // Twin: subscriptions have a budget of their own: the confirmation is sent at once, until that budget is used up too.
    const subscribe = async (email: string) => {
      expect((await post(site, '/api/newsletter', from(1), { email })).status).toBe(201);
      const due = `SELECT next_attempt_at FROM outbox WHERE kind = 'newsletter-confirmation' ORDER BY id DESC`;
      return site.raw.prepare(due).pluck().get() as string;
    };
    expect((await subscribe('a@b.fr')) <= site.clock.time.toISOString()).toBe(true);
    expect(await spent()).toEqual(['subscriptions', 'notices']);
    await use(site, 'subscriptions', 5);
    expect(await subscribe('c@b.fr')).toBe(new Date(site.clock.time.getTime() + 86_400_000).toISOString());
    await post(site, '/api/leads', from(1), lead());
    expect([reasons(site), await spent()]).toEqual([[null], ['requests', 'subscriptions', 'notices']]);
  });

  test('is mailed to the owner at half and at its end, once each, in the site’s own words', async () => {
    const site = await small();
    const state = async () => {
      await watchSite(site.services);
      const { body } = await site.api.get('/api/admin/site-state').set(site.admin);
      const troubles: { kind: string; text: string }[] = body.troubles;
      return troubles.flatMap(({ kind, text }) => (text.includes('notifications de contrats') ? [kind] : []));
    };
    const steps = [];
    for (const share of [0.49, 0.02, 0.5]) {
      await use(site, 'notices', share);
      steps.push(await state());
    }
    expect(steps).toEqual([[], ['budget'], ['budget', 'budget-spent']]);
    const alerts = site.raw.prepare(`SELECT value FROM settings WHERE name = 'alerts'`).pluck().get();
    expect(String(alerts)).toContain('budget-spent');
  });
});

test('the last room on the disk is kept for those who have hardly written; the others get a 503', async () => {
  const site = await small();
  const request = (n: number) => ({ req: { ip: from(n), socket: {} }, locals: {} }) as never;
  const full = createPublicWrites(site.services, async () => ({ free: 10, reserve: 20 }));
  for (let n = 0; n < 15; n += 1)
    expect(await full.spend(request(1), 'requests', {})).toMatchObject({ isBeyond: true, refused: undefined });
  const used = async () => (await site.services.counts.add('networkDay', `requests ${from(1)}`, 0)).amount;
  const before = await used();
  const refused = await full.spend(request(1), 'requests', { message: 'm'.repeat(9000) });
  expect(refused.refused).toMatchObject({ status: 503 });
  // Gives the budget back for a refused write.
  await expect(refused.ifNew(Promise.reject(refused.refused), () => true)).rejects.toMatchObject({ status: 503 });
  expect(await used()).toBe(before);
  expect(await full.spend(request(2), 'requests', {})).toMatchObject({ isBeyond: true, refused: undefined });
  // A form that is stored already is accepted although there is no room; the form with other words is refused like a new one.
  const { queue, now } = site.services;
  const post = (over: Partial<NewLead>) =>
    queue.write((writer) =>
      addLead(writer, { ...sampleLead, idempotencyKey: 'form-1', ...over }, now(), refused.refused),
    );
  await queue.write((writer) => addLead(writer, { ...sampleLead, idempotencyKey: 'form-1' }, now()));
  expect((await post({})).outcome).toBe('replayed');
  for (const other of [{ description: 'Autre' }, { idempotencyKey: 'form-2' }])
    await expect(post(other)).rejects.toMatchObject({ status: 503 });
  // Twin: where the disk has room, the same form is accepted.
  expect(await site.services.writes.spend(request(1), 'requests', { message: 'm'.repeat(9000) })).toMatchObject({
    isBeyond: false,
    refused: undefined,
  });
});
