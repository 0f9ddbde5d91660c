import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailWorld } from '../testing/mailWorld.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import type { ImapSettings } from './bounceSettings.ts';
import { readMailbox, readMailboxState } from './readMailbox.ts';
import { memoryMailbox, reportAbout } from './testing/reports.ts';

const SECRET = 'un secret assez long';
const MAIL = { SMTP_HOST: 'smtp.test', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' };
const IMAP = { IMAP_HOST: 'imap.test', IMAP_USERNAME: 'moi', IMAP_PASSWORD: 'secret' };
const open = () => siteUnderTest({ environment: { ...MAIL, ...IMAP, BOUNCE_WEBHOOK_SECRET: SECRET } });

/** An address that confirmed, and the Message-ID of its confirmation mail. */
async function subscriber({ api, raw, clock }: SiteUnderTest, email = 'lea@exemple.fr'): Promise<string> {
  await api.post('/api/newsletter').send({ email }).expect(201);
  const at = clock.time.toISOString();
  raw
    .prepare("UPDATE newsletter_subscribers SET status = 'confirmed', confirmed_at = ? WHERE email = ?")
    .run(at, email);
  raw.prepare("UPDATE outbox SET state = 'sent', sent_at = ? WHERE state = 'waiting'").run(at);
  return raw.prepare('SELECT message_id FROM outbox ORDER BY id DESC').pluck().get() as string;
}

/** Adds further sent mails to the first subscriber; returns their Message-IDs. */
function moreMails({ raw, clock }: SiteUnderTest, count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const id = `<${n}0000000-0000-4000-8000-000000000000@site.test>`;
    const columns = 'kind, message_id, subscriber_id, state, next_attempt_at, created_at';
    const at = clock.time.toISOString();
    raw
      .prepare(`INSERT INTO outbox (${columns}) VALUES ('newsletter-confirmation', ?, 1, 'sent', ?, ?)`)
      .run(id, at, at);
    return id;
  });
}

const rowOf = ({ raw }: SiteUnderTest) =>
  raw.prepare('SELECT status, stop_reason, stop_answer FROM newsletter_subscribers').get();

function call({ api, clock }: SiteUnderTest, bounces: object[], over: { secret?: string; late?: number } = {}) {
  const body = JSON.stringify({ bounces });
  const t = Math.floor(clock.time.getTime() / 1000) - (over.late ?? 0);
  const v1 = createHmac('sha256', over.secret ?? SECRET)
    .update(`${t}.${body}`)
    .digest('hex');
  return api.post('/api/mail/bounces').set('X-Bounce-Signature', `t=${t},v1=${v1}`).type('application/json').send(body);
}

const GONE = { answer: '550 5.1.1 User unknown' };
const FULL = { answer: '552 5.2.2 Mailbox full' };

describe('what stops an address', () => {
  test('one lasting refusal, shown with the server’s answer', async () => {
    const site = await open();
    const message_id = await subscriber(site);
    expect((await call(site, [{ message_id, ...GONE }])).body).toMatchObject({ stopped: 1 });
    expect(rowOf(site)).toEqual({ status: 'stopped', stop_reason: 'hard', stop_answer: GONE.answer });
    const { body } = await site.api.get('/api/admin/subscribers?status=stopped').set(site.admin);
    expect(body.subscribers).toMatchObject([{ stop_answer: GONE.answer, stopped_at: site.clock.time.toISOString() }]);
  });

  test('three passing refusals of three mails within thirty days, not of one mail, nor over a longer time', async () => {
    const site = await open();
    const first = await subscriber(site);
    const [second = '', third = '', fourth = ''] = moreMails(site, 3);
    for (let n = 0; n < 3; n += 1) await call(site, [{ message_id: first, ...FULL }]);
    expect(rowOf(site)).toMatchObject({ status: 'confirmed' });
    site.clock.time = new Date(site.clock.time.getTime() + 31 * 86_400_000);
    await call(site, [
      { message_id: second, ...FULL },
      { message_id: third, ...FULL },
    ]);
    expect(rowOf(site)).toMatchObject({ status: 'confirmed' });
    await call(site, [{ message_id: fourth, ...FULL }]);
    expect(rowOf(site)).toMatchObject({ status: 'stopped', stop_reason: 'soft' });
  });

  test('a complaint, at once', async () => {
    const site = await open();
    const message_id = await subscriber(site);
    await call(site, [{ message_id, kind: 'complaint' }]);
    expect(rowOf(site)).toMatchObject({ status: 'stopped', stop_reason: 'complaint' });
  });

  test('never a refusal about the sender', async () => {
    const site = await open();
    const ids = [await subscriber(site), ...moreMails(site, 3)];
    const answer = '550 5.7.1 blocked using zen.spamhaus.org';
    await call(
      site,
      ids.map((message_id) => ({ message_id, answer })),
    );
    expect(rowOf(site)).toMatchObject({ status: 'confirmed' });
  });

  test('a confirmation that the mail server refuses for good, whose next try is then dropped', async () => {
    const { site, server, run, rows } = await mailWorld();
    await site.api.post('/api/newsletter').send({ email: 'lea@exemple.fr' });
    await server.breakDown('550');
    await run({ forMs: 60_000, done: () => rows().length === 0 });
    expect(rowOf(site)).toEqual({ status: 'stopped', stop_reason: 'hard', stop_answer: '550 No such user' });
    expect(rows()).toEqual([]);
  });
});

describe('a stopped address', () => {
  test('comes back by the owner’s hand as it stood, and what came back before no longer counts', async () => {
    const site = await open();
    const message_id = await subscriber(site);
    const [second = '', third = '', fourth = ''] = moreMails(site, 3);
    await call(
      site,
      [second, third].map((id) => ({ message_id: id, ...FULL })),
    );
    await call(site, [{ message_id, ...GONE }]);
    const back = () => site.api.post('/api/admin/subscribers/1/take-back').set(site.admin);
    expect([(await back()).body.status, (await back()).status]).toEqual(['confirmed', 404]);
    expect((await call(site, [{ message_id, ...GONE }])).body).toMatchObject({ again: 1 });
    await call(site, [{ message_id: fourth, ...FULL }]);
    expect(rowOf(site)).toEqual({ status: 'confirmed', stop_reason: null, stop_answer: null });
  });

  test('that never confirmed gets a new confirmation mail when it is taken back', async () => {
    const site = await open();
    const message_id = await subscriber(site);
    site.raw.exec("UPDATE newsletter_subscribers SET status = 'pending', confirmed_at = NULL");
    await call(site, [{ message_id, ...GONE }]);
    await site.api.post('/api/admin/subscribers/1/take-back').set(site.admin).expect(200);
    expect(site.raw.prepare("SELECT kind FROM outbox WHERE state = 'waiting'").pluck().all()).toEqual([
      'newsletter-confirmation',
    ]);
  });

  test('whose person complained comes back by their own hand alone, and confirms again', async () => {
    const site = await open();
    const message_id = await subscriber(site);
    await call(site, [
      { message_id, ...GONE },
      { message_id, kind: 'complaint' },
    ]);
    await site.api.post('/api/admin/subscribers/1/take-back').set(site.admin).expect(404);
    await site.api.post('/api/newsletter').send({ email: 'lea@exemple.fr' }).expect(201);
    expect(rowOf(site)).toEqual({ status: 'pending', stop_reason: null, stop_answer: null });
  });
});

describe('the call of a provider', () => {
  test('counts only signed, in time, and about a mail of this site', async () => {
    const site = await open();
    const message_id = await subscriber(site);
    const bounce = { message_id, ...GONE };
    expect((await call(site, [bounce], { secret: 'un autre secret !' })).status).toBe(401);
    for (const late of [301, -302]) expect((await call(site, [bounce], { late })).status).toBe(401);
    expect((await site.api.post('/api/mail/bounces').send({ bounces: [bounce] })).status).toBe(401);
    expect((await call(site, [{ ...bounce, message_id: '<a@site.test>' }])).body).toMatchObject({ unknown: 1 });
    expect((await call(site, [{ message_id: 'a' }])).status).toBe(422);
    expect(rowOf(site)).toMatchObject({ status: 'confirmed' });
  });

  test('has no address where no secret is set', async () => {
    const { api } = await siteUnderTest({ environment: MAIL });
    await api.post('/api/mail/bounces').send({}).expect(404);
  });
});

describe('the mailbox for bounces', () => {
  const signal = new AbortController().signal;
  const STRANGE = 'From: MAILER-DAEMON@mx.test\n\nfailure notice\n';

  test('is read on from where it was, and an unreadable mail stays and is reported', async () => {
    const site = await open();
    const { services } = site;
    const imap = services.settings.bounces.imap as ImapSettings;
    const messages = new Map([
      [1, 'From: lea@exemple.fr\n\nBonjour\n'],
      [2, STRANGE],
      [3, reportAbout(await subscriber(site))],
      [4, reportAbout('<ailleurs@site.test>')],
    ]);
    const handled: number[] = [];
    await readMailbox(services, imap, signal, memoryMailbox(messages, handled));
    expect([handled, rowOf(site)]).toMatchObject([[3], { status: 'stopped' }]);
    const bounceState = async () => (await site.api.get('/api/admin/mail').set(site.admin)).body.bounces;
    expect(await bounceState()).toEqual({
      host: 'imap.test:993',
      read_at: site.clock.time.toISOString(),
      problem: null,
      unread: 2,
    });
    messages.delete(2);
    await readMailbox(services, imap, signal, memoryMailbox(messages, handled));
    expect([handled, (await bounceState()).unread]).toEqual([[3], 1]);
    // A mailbox that was deleted and made again numbers its messages from one (RFC 3501 § 2.3.1.1).
    const anew = new Map([[1, STRANGE]]);
    await readMailbox(services, imap, signal, memoryMailbox(anew, handled, undefined, '2'));
    expect(await readMailboxState(services.connection)).toMatchObject({ validity: '2', last: 1, unread: [1] });
  });

  test('whose reader dies between noting and marking marks the mail again and notes nothing twice', async () => {
    const site = await siteUnderTest({ environment: { ...MAIL, ...IMAP }, expectedLevels: ['warn'] });
    const { services } = site;
    const imap = services.settings.bounces.imap as ImapSettings;
    const messages = new Map([[1, reportAbout(await subscriber(site))]]);
    const handled: number[] = [];
    let fault: string | undefined = 'markHandled';
    const open = memoryMailbox(messages, handled, () => fault);
    await readMailbox(services, imap, signal, open);
    expect([handled, rowOf(site)]).toMatchObject([[], { status: 'stopped' }]);
    expect(await readMailboxState(services.connection)).toMatchObject({ last: 0, problem: { text: 'non' } });
    await site.api.post('/api/admin/subscribers/1/take-back').set(site.admin).expect(200);
    fault = undefined;
    await readMailbox(services, imap, signal, open);
    expect([handled, rowOf(site)]).toMatchObject([[1], { status: 'confirmed' }]);
    expect(await readMailboxState(services.connection)).toMatchObject({ last: 1, problem: null });
  });

  test('a returned reply counts as not sent, and its address can be corrected', async () => {
    const site = await open();
    await site.api.post('/api/leads').send({ name: 'Léa', email: 'lea@exemple.fr' }).expect(201);
    const at = site.clock.time.toISOString();
    site.raw.prepare("UPDATE outbox SET state = 'sent', sent_at = ?").run(at);
    const [receipt = '', notification = ''] = ['lead-acknowledgement', 'lead-notification'].map(
      (kind) => site.raw.prepare('SELECT message_id FROM outbox WHERE kind = ?').pluck().get(kind) as string,
    );
    const { body } = await call(site, [
      { message_id: receipt, ...GONE },
      { message_id: notification, ...GONE },
    ]);
    expect(body).toMatchObject({ noted: 1, unknown: 1 });
    expect((await site.api.get('/api/admin/mail').set(site.admin)).body.pending).toMatchObject([
      {
        kind: 'lead-acknowledgement',
        parked: 1,
        mails: [{ state: 'parked', last_response: GONE.answer, recipient: 'lea@exemple.fr' }],
      },
    ]);
  });
});
