import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailer } from '../mail/startMailer.ts';
import { fakeSender } from '../testing/fakeSender.ts';
import { listeningSite } from '../testing/listeningSite.ts';
import { lead, renewSession, type SiteUnderTest } from '../testing/siteUnderTest.ts';
import { CANARY_HEADER, canaryLead, canaryMark } from './canaryRequest.ts';
import { canaryIsDue, canaryTrouble, readCanaryState, runCanaryRound } from './canaryRound.ts';

const HOUR = 3_600_000;
const SMTP = { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' };
const MANY = { RATE_LIMIT_PER_MINUTE: '100000' };

const { signal } = new AbortController();
const run = (site: SiteUnderTest & { port: number }, when: 'if due' | 'now' = 'now') =>
  runCanaryRound({ services: site.services, port: site.port, signal }, when);
const post = ({ api }: SiteUnderTest, body: object, mark?: string) =>
  api
    .post('/api/leads')
    .set(mark === undefined ? {} : { [CANARY_HEADER]: mark })
    .send(body);
const markOf = ({ services, clock }: SiteUnderTest, ms = 0) => canaryMark(services, String(clock.time.getTime() + ms));

/** Everything that people and programs can read of leads, mails and statistics. */
async function everything(site: SiteUnderTest): Promise<string[]> {
  await renewSession(site);
  const read = async (path: string) => (await site.api.get(path).set(site.admin)).text;
  const paths = ['/api/leads', '/api/leads?quarantine=true', '/api/admin/stats', '/api/admin/day', '/api/admin/bin'];
  const more = [
    '/api/admin/exports/leads.csv',
    '/api/admin/mail',
    '/api/admin/lead-amounts',
    '/api/admin/lead-sources',
  ];
  return Promise.all([...paths, ...more].map(read));
}

/** The rows of every table but the settings, where the canary keeps its own state. */
function tables({ raw }: SiteUnderTest): Record<string, number> {
  const names = raw.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  const own = (names as string[]).filter((name) => !['settings', 'sessions'].includes(name));
  return Object.fromEntries(
    own.map((name) => [name, Number(raw.prepare(`SELECT count(*) FROM "${name}"`).pluck().get())]),
  );
}

describe('the canary', () => {
  test('goes a hundred nights through the public address, the store, the outbox and the mail server, and leaves no trace', async () => {
    const site = await listeningSite({ environment: { ...SMTP, ...MANY } });
    const { services, clock } = site;
    const { sent, openSender } = fakeSender();
    clock.time = new Date('2026-11-23T12:00:00.000Z');
    await site.api.post('/api/leads').send(lead());
    services.mailer = startMailer(services, { openSender });
    onTestFinished(() => services.mailer?.stop(0));
    await expect.poll(() => sent.length).toBe(2);
    const before = await everything(site);
    const rows = tables(site);

    for (let hour = 0; hour < 100 * 24; hour += 1) {
      clock.time = new Date(clock.time.getTime() + HOUR);
      await run(site, 'if due');
    }
    expect(await readCanaryState(services.connection)).toMatchObject({ nights: 100, failures: 0, problem: null });
    clock.time = new Date('2026-11-23T12:00:00.000Z');
    // Compares the tables before the exports below write to the journal.
    expect(tables(site)).toEqual(rows);
    expect(await everything(site)).toEqual(before);
    expect(sent).toHaveLength(2);
    const next = await site.api.post('/api/leads').send(lead({ name: 'Après cent nuits' }));
    expect(next.body).toEqual({ success: true, id: 2, reference: 'DEV-2026-0002' });
  });

  test('twin: its request without its mark, or with a forged one, is a lead like any other', async () => {
    const site = await listeningSite();
    await post(site, canaryLead).expect(201);
    // Wrong signatures with as many bytes as a right one: once of letters, once of characters that this client sends as two bytes.
    for (const signature of ['x'.repeat(22), 'é'.repeat(11)])
      await post(site, canaryLead, `${site.clock.time.getTime()}.${signature}`).expect(201);
    expect((await site.api.get('/api/leads').set(site.admin)).body.total).toBe(3);
  });

  test('hides no request of an attacker who learns a mark: with any other word the request is a lead', async () => {
    const site = await listeningSite();
    for (const word of [{ name: 'Camille' }, { company: 'Roux' }, { message: `${canaryLead.message} Rappelez-moi` }])
      await post(site, { ...canaryLead, ...word }, markOf(site)).expect(201);
    expect((await site.api.get('/api/leads').set(site.admin)).body.total).toBe(3);
  });

  test('that comes a second time is stored no more than the first, and refused when it is late', async () => {
    const site = await listeningSite({ environment: SMTP });
    const mark = markOf(site);
    const before = tables(site);
    for (let n = 0; n < 2; n += 1) await post(site, canaryLead, mark).expect(201);
    await post(site, canaryLead, markOf(site, -6 * 60_000)).expect(409);
    expect(tables(site)).toEqual(before);
    expect(tables(site)).toMatchObject({ leads: 0, outbox: 0, lead_events: 0, daily_counts: 0 });
  });

  test('whose mark a relay takes away is erased again, and the owner is mailed', async () => {
    const site = await listeningSite({ environment: SMTP, expectedLevels: ['warn'] });
    const relay = createServer(async (request, response) => {
      const received = await fetch(`http://127.0.0.1:${site.port}${request.url}`, {
        method: 'POST',
        body: await text(request),
        headers: { 'content-type': 'application/json' },
      });
      response.writeHead(received.status, { 'content-type': 'application/json' }).end(await received.text());
    }).listen(0);
    onTestFinished(() => void relay.close());
    site.services.settings.baseUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
    await run(site);
    expect((await readCanaryState(site.services.connection)).problem).toContain('un relais retire l’en-tête X-Canary');
    expect(tables(site)).toMatchObject({ leads: 0, outbox: 0, lead_events: 0 });
  });
});

describe('a canary that does not arrive', () => {
  test('is believed the third time, within a quarter of an hour, and forgotten when one arrives', async () => {
    const site = await listeningSite({ expectedLevels: ['warn'] });
    const { services, clock } = site;
    const { baseUrl } = services.settings;
    clock.time = new Date('2026-11-24T02:30:00.000Z');
    await run(site, 'if due');
    const other = createServer((_request, response) => void response.writeHead(502).end()).listen(0);
    onTestFinished(() => void other.close());
    services.settings.baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    clock.time = new Date('2026-11-25T02:30:00.000Z');
    const start = clock.time.getTime();
    while ((await canaryTrouble(services.connection)) === undefined) {
      await run(site, 'if due');
      clock.time = new Date(clock.time.getTime() + 60_000);
      expect(clock.time.getTime() - start).toBeLessThan(15 * 60_000);
    }
    expect(await canaryTrouble(services.connection)).toContain('a répondu 502');
    services.settings.baseUrl = baseUrl;
    clock.time = new Date(clock.time.getTime() + HOUR);
    await run(site, 'if due');
    expect(await canaryTrouble(services.connection)).toBeUndefined();
  });

  test('for want of a way back to itself is no trouble where it never arrived, and says what to set', async () => {
    const site = await listeningSite({ expectedLevels: ['warn'] });
    const { services, clock } = site;
    services.settings.baseUrl = 'http://127.0.0.1:1';
    for (let n = 0; n < 3; n += 1) await run(site);
    expect(await canaryTrouble(services.connection)).toBeUndefined();
    expect(services.warnings.current()[0]?.text).toContain('réglez CANARY_ADDRESS sur « local »');
    services.settings.canaryAddress = 'local';
    clock.time = new Date(clock.time.getTime() + HOUR);
    await run(site);
    expect(await readCanaryState(services.connection)).toMatchObject({ nights: 1, problem: null });
  });

  test('where it arrived before is red, and says that the site answers on its own machine', async () => {
    const site = await listeningSite({ expectedLevels: ['warn'] });
    const { services, raw } = site;
    const wrong = 'http://127.0.0.1:1';
    await run(site);
    const known = await readCanaryState(services.connection);
    services.settings.baseUrl = wrong;
    raw
      .prepare(`UPDATE settings SET value = ? WHERE name = 'canary'`)
      .run(JSON.stringify({ ...known, passed: { at: known.lastTry, address: wrong } }));
    for (let n = 0; n < 3; n += 1) await run(site);
    expect(await canaryTrouble(services.connection)).toContain('Sur le serveur lui-même le site répond');
  });

  test('because the filter, the limit or the mail server is in its way, is reported as such', async () => {
    const site = await listeningSite({
      environment: { ...SMTP, RATE_LIMIT_PER_MINUTE: '1' },
      expectedLevels: ['warn'],
    });
    const { services } = site;
    const { openSender } = fakeSender(() => 'ok');
    const broken = () => ({ ...openSender(), probe: async () => Promise.reject(new Error('535 Bad credentials')) });
    services.mailer = startMailer(services, { openSender: broken });
    onTestFinished(() => services.mailer?.stop(0));
    await run(site);
    expect((await readCanaryState(services.connection)).problem).toContain('le serveur de messagerie ne suit pas');
    await run(site);
    expect((await readCanaryState(services.connection)).problem).toContain('a répondu 429');
  });
});

test('a run is due at night, soon after a failure, and after a missed night', () => {
  const due = (at: string, over: object) =>
    canaryIsDue(
      { passed: null, nights: 0, lastTry: null, failures: 0, problem: null, unreachable: false, ...over },
      new Date(at),
    );
  expect(due('2026-11-24T12:00:00.000Z', {})).toBe(false);
  expect(due('2026-11-24T02:30:00.000Z', {})).toBe(true);
  expect(due('2026-11-24T02:30:00.000Z', { lastTry: '2026-11-24T02:10:00.000Z' })).toBe(false);
  expect(due('2026-11-24T12:00:00.000Z', { lastTry: '2026-11-23T02:10:00.000Z' })).toBe(true);
  expect(due('2026-11-24T12:00:00.000Z', { lastTry: '2026-11-24T11:56:00.000Z', failures: 1 })).toBe(true);
  const red = { lastTry: '2026-11-24T11:56:00.000Z', failures: 3, problem: 'non' };
  expect(due('2026-11-24T12:00:00.000Z', red)).toBe(false);
  expect(due('2026-11-24T12:56:00.000Z', red)).toBe(true);
});
