import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { indexStep } from '../../database/leads/leadIndex.ts';
import { startMailer } from '../mail/startMailer.ts';
import { fakeSender } from '../testing/fakeSender.ts';
import { listeningSite } from '../testing/listeningSite.ts';
import { renewSession } from '../testing/renewSession.ts';
import { lead, type SiteUnderTest } from '../testing/siteUnderTest.ts';
import { canaryLead } from './canaryLead.ts';
import { canaryIsDue, runCanaryIfDue, runCanaryNow } from './canaryRound.ts';
import { canaryTrouble, readCanaryState } from './canaryState.ts';
import { runCanary, systemParts } from './runCanary.ts';

const HOUR = 3_600_000;
const SMTP = { SMTP_HOST: '127.0.0.1', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' };
const MANY = { RATE_LIMIT_PER_MINUTE: '100000' };

const patient = new AbortController().signal;
const parts = () => ({ ...systemParts(patient), sleep: () => new Promise<void>((done) => setTimeout(done, 5)) });
const tell = (site: SiteUnderTest & { port: number }) => ({ services: site.services, port: site.port, parts: parts() });

/** Everything a person or a program can read of leads, mails and numbers. */
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
    while (await services.queue.write(indexStep));
    const before = await everything(site);
    const rows = tables(site);

    for (let hour = 0; hour < 100 * 24; hour += 1) {
      clock.time = new Date(clock.time.getTime() + HOUR);
      await runCanaryIfDue(tell(site));
    }
    expect(await readCanaryState(services.connection)).toMatchObject({ nights: 100, failures: 0, problem: null });
    clock.time = new Date('2026-11-23T12:00:00.000Z');
    // Before the owner's exports are noted in the journal once more.
    expect(tables(site)).toEqual(rows);
    expect(await everything(site)).toEqual(before);
    expect(sent).toHaveLength(2);
    const next = await site.api.post('/api/leads').send(lead({ name: 'Après cent nuits' }));
    expect(next.body).toEqual({ success: true, id: 2, reference: 'DEV-2026-0002' });
  });

  test('twin: its request without the signature is a lead like any other', async () => {
    const site = await listeningSite();
    const stranger = { fingerprint: () => 'x'.repeat(22) };
    await site.api
      .post('/api/leads')
      .send(canaryLead(stranger, 'y'.repeat(22)))
      .expect(201);
    expect((await site.api.get('/api/leads').set(site.admin)).body.total).toBe(1);
  });

  test('hides nothing of anybody who learns a signature: with any other word it is a lead', async () => {
    const site = await listeningSite();
    const own = canaryLead(site.services, 'n'.repeat(22));
    for (const word of [{ name: 'Camille' }, { company: 'Roux' }, { message: `${own.message} Rappelez-moi` }])
      await site.api
        .post('/api/leads')
        .send({ ...own, ...word })
        .expect(201);
    expect((await site.api.get('/api/leads').set(site.admin)).body.total).toBe(3);
  });

  test('that comes a second time, or late, is refused and stored nowhere', async () => {
    const site = await listeningSite();
    await site.api
      .post('/api/leads')
      .send(canaryLead(site.services, 'n'.repeat(22)))
      .expect(409);
    expect(tables(site)).toMatchObject({ leads: 0, outbox: 0, lead_events: 0, daily_counts: 0 });
  });

  test('that a crash cut short leaves nothing to the next one', async () => {
    const site = await listeningSite({ environment: SMTP });
    const cut = new AbortController();
    const waiting = { ...parts(), signal: cut.signal, sleep: async () => cut.abort() };
    const { queue } = site.services;
    // As after `kill -9`: what ends the run is never reached.
    const crash = runCanary(
      {
        ...site.services,
        queue: {
          ...queue,
          write: (job) => (cut.signal.aborted ? Promise.reject(new Error('killed')) : queue.write(job)),
        },
      },
      site.services.settings.baseUrl,
      waiting,
    );
    await expect(crash).rejects.toThrow('killed');
    expect(tables(site)).toMatchObject({ leads: 0, outbox: 1 });
    expect((await site.api.get('/api/admin/mail').set(site.admin)).body).toMatchObject({ waiting: 0, pending: [] });
    const { openSender } = fakeSender();
    site.services.mailer = startMailer(site.services, { openSender });
    onTestFinished(() => site.services.mailer?.stop(0));
    await runCanaryNow(tell(site));
    expect((await readCanaryState(site.services.connection)).nights).toBe(1);
    expect(tables(site)).toMatchObject({ leads: 0, outbox: 0 });
  });
});

describe('a canary that does not arrive', () => {
  test('is believed the third time, within a quarter of an hour, and forgotten when one arrives', async () => {
    const site = await listeningSite({ expectedLevels: ['warn'] });
    const { services, clock } = site;
    const { baseUrl } = services.settings;
    clock.time = new Date('2026-11-24T02:30:00.000Z');
    await runCanaryIfDue(tell(site));
    const other = createServer((_request, response) => void response.writeHead(502).end()).listen(0);
    onTestFinished(() => void other.close());
    services.settings.baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    clock.time = new Date('2026-11-25T02:30:00.000Z');
    const start = clock.time.getTime();
    while ((await canaryTrouble(services.connection)) === undefined) {
      await runCanaryIfDue(tell(site));
      clock.time = new Date(clock.time.getTime() + 60_000);
      expect(clock.time.getTime() - start).toBeLessThan(15 * 60_000);
    }
    expect(await canaryTrouble(services.connection)).toContain('a répondu 502');
    services.settings.baseUrl = baseUrl;
    clock.time = new Date(clock.time.getTime() + HOUR);
    await runCanaryIfDue(tell(site));
    expect(await canaryTrouble(services.connection)).toBeUndefined();
  });

  test('for want of a way back to itself is no trouble where it never arrived, and says what to set', async () => {
    const site = await listeningSite({ expectedLevels: ['warn'] });
    const { services, clock } = site;
    services.settings.baseUrl = 'http://127.0.0.1:1';
    for (let n = 0; n < 3; n += 1) await runCanaryNow(tell(site));
    expect(await canaryTrouble(services.connection)).toBeUndefined();
    expect(services.notices.current()[0]?.text).toContain('réglez CANARY_ADDRESS sur « local »');
    services.settings.canaryAddress = 'local';
    clock.time = new Date(clock.time.getTime() + HOUR);
    await runCanaryNow(tell(site));
    expect(await readCanaryState(services.connection)).toMatchObject({ nights: 1, problem: null });
  });

  test('where it arrived before is red, and says that the site answers on its own machine', async () => {
    const site = await listeningSite({ expectedLevels: ['warn'] });
    const { services, raw } = site;
    const wrong = 'http://127.0.0.1:1';
    await runCanaryNow(tell(site));
    const known = await readCanaryState(services.connection);
    services.settings.baseUrl = wrong;
    raw
      .prepare(`UPDATE settings SET value = ? WHERE name = 'canary'`)
      .run(JSON.stringify({ ...known, passed: { at: known.lastTry, address: wrong } }));
    for (let n = 0; n < 3; n += 1) await runCanaryNow(tell(site));
    expect(await canaryTrouble(services.connection)).toContain('Sur le serveur lui-même le site répond');
  });

  test('because the filter, the limit or the mail server is in its way, is told so', async () => {
    const site = await listeningSite({
      environment: { ...SMTP, RATE_LIMIT_PER_MINUTE: '1' },
      expectedLevels: ['warn'],
    });
    const { services } = site;
    const { openSender } = fakeSender(() => 'ok');
    const broken = () => ({ ...openSender(), probe: async () => Promise.reject(new Error('535 Bad credentials')) });
    services.mailer = startMailer(services, { openSender: broken });
    onTestFinished(() => services.mailer?.stop(0));
    await runCanaryNow(tell(site));
    expect((await readCanaryState(services.connection)).problem).toContain('le serveur de messagerie ne suit pas');
    await runCanaryNow(tell(site));
    expect((await readCanaryState(services.connection)).problem).toContain('a répondu 429');
  });
});

test('a run is due at night, soon after a failure, and once a night was missed', () => {
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
