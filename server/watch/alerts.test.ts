import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endOutage, noteOutage } from '../../database/mail/outboxState.ts';
import type { ImapSettings } from '../bounces/bounceSettings.ts';
import { readMailbox } from '../bounces/readMailbox.ts';
import { memoryMailbox } from '../bounces/testing/reports.ts';
import { fakeSender } from '../testing/fakeSender.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { sendWebhookCalls } from '../webhook/sendWebhookCalls.ts';
import { noteBackup } from './findTroubles.ts';
import { watchSite } from './startWatch.ts';

const MAIL = { SMTP_HOST: 'smtp.test', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' };
const IMAP = { IMAP_HOST: 'imap.test', IMAP_USERNAME: 'moi', IMAP_PASSWORD: 'secret' };
const { signal } = new AbortController();

test('a mailbox that cannot be read for half an hour is among the site’s troubles, until it is read again', async () => {
  const site = await siteUnderTest({ environment: { ...MAIL, ...IMAP }, expectedLevels: ['warn'] });
  const { services, clock } = site;
  const imap = services.settings.bounces.imap as ImapSettings;
  let fault: string | undefined = 'open';
  const look = () =>
    readMailbox(
      services,
      imap,
      signal,
      memoryMailbox(new Map(), [], () => fault),
    );
  const shown = async () => {
    const { body } = await site.api.get('/api/admin/site-state').set(site.admin).expect(200);
    // Leaves out the trouble of the missing backup.
    return { ...body, troubles: body.troubles.filter(({ kind }: { kind: string }) => kind === 'bounces') };
  };
  await look();
  clock.time = new Date(clock.time.getTime() + 29 * 60_000);
  await look();
  expect((await shown()).troubles).toEqual([]);
  clock.time = new Date(clock.time.getTime() + 60_000);
  await look();
  const { troubles, bounces } = await shown();
  expect(bounces).toEqual({ host: 'imap.test', read_at: null });
  expect(troubles).toMatchObject([{ kind: 'bounces', text: expect.stringMatching(/imap\.test.*« non ».*IMAP_HOST/) }]);
  fault =
    '403D6B3CB47F0000:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../record.c:77:';
  await look();
  expect((await shown()).troubles[0].text).toContain('« TLS : wrong version number »');
  fault = undefined;
  await look();
  expect(await shown()).toMatchObject({ troubles: [], bounces: { read_at: clock.time.toISOString() } });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = 'un secret de seize caractères';
const later = ({ clock }: SiteUnderTest, ms: number) => {
  clock.time = new Date(clock.time.getTime() + ms);
};
const alertsOf = ({ raw }: SiteUnderTest) =>
  raw.prepare(`SELECT count(*) FROM outbox WHERE kind = 'alert'`).pluck().get();

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

/** Stores the outcome of the night's backup. */
const backup = ({ services }: SiteUnderTest, problem: string) =>
  services.queue.write((writer) => noteBackup(writer, problem));

/** Runs a round every ten minutes for some hours, sending the queued mail; returns the titles of the mails. */
async function hours(world: MailWorld, count: number): Promise<string[]> {
  const { sent, openSender } = fakeSender();
  for (let n = 0; n < count * 6; n += 1) {
    later(world.site, 10 * MINUTE);
    await watchSite(world.site.services);
    await world.run({ forMs: 0, parts: { openSender } });
  }
  return sent.map(({ subject }) => plain(subject));
}

describe('an alert', () => {
  test('leaves when something turns red, once a day while it is, and when it is well again', async () => {
    const world = await mailWorld();
    const { site } = world;
    expect(await hours(world, 0)).toEqual([]);
    await backup(site, 'plus de place');
    expect(await hours(world, 72)).toEqual(Array(3).fill('À réparer : sauvegarde de nuit'));
    await backup(site, '');
    site.services.startedAt = new Date(site.clock.time.getTime() + HOUR);
    expect(await hours(world, 0.1)).toEqual(['De nouveau en ordre : sauvegarde de nuit']);
  });

  test('that could not leave while the mail server was down says that it was, in one mail', async () => {
    const world = await mailWorld();
    const { site } = world;
    const outage = { since: site.clock.time.toISOString(), response: 'ECONNREFUSED' };
    await site.services.queue.write((writer) => noteOutage(writer, outage));
    site.services.startedAt = new Date(site.clock.time.getTime() + 24 * HOUR);
    later(site, 9 * MINUTE);
    await watchSite(site.services);
    expect(alertsOf(site)).toBe(0);
    later(site, 2 * MINUTE);
    await watchSite(site.services);
    expect(alertsOf(site)).toBe(1);
    const { sent, openSender } = fakeSender();
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(sent.map(({ subject }) => plain(subject))).toEqual(['Le serveur de messagerie répond de nouveau']);
    expect(sent[0]?.text).toContain('ECONNREFUSED');
    for (let n = 0; n < 12; n += 1) {
      later(site, 10 * MINUTE);
      await watchSite(site.services);
    }
    expect(alertsOf(site)).toBe(1);
  });

  test('is not repeated when a server comes and goes: twelve hours of it are one mail', async () => {
    const world = await mailWorld();
    const { site } = world;
    site.services.startedAt = new Date(site.clock.time.getTime() + 100 * HOUR);
    let mails = 0;
    for (let minute = 0; minute < 12 * 60; minute += 5) {
      const down = minute % 40 < 20;
      const since = new Date(site.clock.time.getTime() - 11 * MINUTE).toISOString();
      await site.services.queue.write(async (writer) => {
        await endOutage(writer);
        if (down) await noteOutage(writer, { since, response: '421' });
      });
      later(site, 5 * MINUTE);
      await watchSite(site.services);
      mails = Number(alertsOf(site));
    }
    expect(mails).toBe(1);
  });

  test('twin: mailed at every look, three days of one trouble are hundreds of mails', async () => {
    const site = await siteUnderTest({ expectedLevels: ['warn'] });
    await backup(site, 'plus de place');
    for (let n = 0; n < 432; n += 1) {
      later(site, 10 * MINUTE);
      site.raw.prepare(`DELETE FROM settings WHERE name = 'alerts'`).run();
      site.raw.prepare(`UPDATE outbox SET state = 'sent'`).run();
      await watchSite(site.services);
    }
    expect(alertsOf(site)).toBe(432);
  });
});

/** A webhook's receiver: the calls it got, and its responses. */
async function listener(answer: () => number) {
  const heard: { headers: IncomingMessage['headers']; body: string; url: string }[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request), url: request.url ?? '' });
    const status = answer();
    response.writeHead(status, status === 302 ? { location: '/ailleurs' } : {}).end('entendu'.repeat(10_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerte` };
}

describe('the webhook', () => {
  const calling = (url: string) =>
    siteUnderTest({
      environment: { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: SECRET },
      expectedLevels: ['warn'],
    });
  const signal = new AbortController().signal;
  const waiting = ({ raw }: SiteUnderTest) => raw.prepare('SELECT count(*) FROM webhook_calls').pluck().get();

  test('is called with what is wrong, signed over the moment and the body, without a visitor’s word', async () => {
    const { heard, url } = await listener(() => 204);
    const site = await calling(url);
    await backup(site, 'camille@exemple.fr a tout pris');
    await watchSite(site.services);
    await sendWebhookCalls(site.services, signal);
    const [call] = heard;
    const [, seconds = '', signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['x-alert-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${seconds}.${call?.body}`).digest('hex'));
    expect(Math.abs(Number(seconds) * 1000 - site.clock.time.getTime())).toBeLessThan(1000);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      id: call?.headers['x-alert-id'],
      event: 'trouble',
      at: site.clock.time.toISOString(),
      site: 'https://site.test',
      troubles: [{ kind: 'backup', since: site.clock.time.toISOString() }],
      recovered: [],
    });
    expect(call?.body).not.toContain('camille');
    expect(waiting(site)).toBe(0);
  });

  test('that fails is called again, later each time, under the same key and a new signature, in order', async () => {
    let status = 500;
    const { heard, url } = await listener(() => status);
    const site = await calling(url);
    await backup(site, 'non');
    await watchSite(site.services);
    await backup(site, '');
    later(site, MINUTE);
    await watchSite(site.services);
    for (let n = 0; n < 30; n += 1) {
      await sendWebhookCalls(site.services, signal);
      later(site, MINUTE);
    }
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.length).toBeLessThan(16);
    expect(new Set(heard.map(({ headers }) => headers['x-alert-id'])).size).toBe(1);
    status = 200;
    later(site, 10 * MINUTE);
    await sendWebhookCalls(site.services, signal);
    expect(heard.slice(-2).map(({ body }) => JSON.parse(body).event)).toEqual(['trouble', 'recovered']);
    expect(waiting(site)).toBe(0);
  });

  test('that redirects is not followed', async () => {
    const { heard, url } = await listener(() => 302);
    const site = await calling(url);
    await backup(site, 'non');
    await watchSite(site.services);
    await sendWebhookCalls(site.services, signal);
    expect(heard.map((call) => call.url)).toEqual(['/alerte']);
    expect(waiting(site)).toBe(1);
  });

  test('is given up after three days', async () => {
    const { url } = await listener(() => 500);
    const site = await calling(url);
    await backup(site, 'non');
    await watchSite(site.services);
    later(site, 73 * HOUR);
    await sendWebhookCalls(site.services, signal);
    expect(waiting(site)).toBe(0);
  });
});
