import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { UNDO_SECONDS } from '../../../../data/desk/deskLimits.ts';
import { mailText } from '../../../testing/fakeSender.ts';
import { headerOf, headersOf } from '../../../testing/mailServer.ts';
import { OWNER, replyWorld } from '../../../testing/mailWorld.ts';
import { lead, renewSession, siteUnderTest } from '../../../testing/siteUnderTest.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const toVisitor = ({ to }: { to: string[] }) => to[0] === 'camille@exemple.fr';

describe('a reply', () => {
  test('leaves word for word under a Message-ID of its own, in the thread of the receipt, and is the first answer', async () => {
    const { server, run, reply, record, site } = await replyWorld();
    await run({ forMs: MINUTE });
    const body = 'Bonjour Camille,\n\n« Où » en est votre projet ?\n  – retrait\n\nL’équipe';
    expect((await reply({ subject: 'Votre demande : à préciser', body })).status).toBe(200);
    expect((await record()).replies).toMatchObject([{ state: 'waiting', attempts: 0, body }]);
    expect((await record()).lead.answered_at).toBeNull();

    await run({ forMs: MINUTE });
    const [receipt, mail] = server.received.filter(toVisitor);
    const raw = mail?.raw ?? '';
    const receiptId = headerOf(receipt?.raw ?? '', 'Message-ID');
    expect(headerOf(raw, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@site\.test>$/);
    expect([headerOf(raw, 'In-Reply-To'), headerOf(raw, 'References')]).toEqual([receiptId, receiptId]);
    expect([headerOf(raw, 'Reply-To'), headerOf(raw, 'Auto-Submitted')]).toEqual([OWNER, undefined]);
    expect(mailText(raw)).toContain(body.replaceAll('\n', '\r\n'));

    const { lead: answered, replies, events } = await record();
    const sent = { state: 'sent', answer: expect.stringMatching(/^250/), recipient: 'camille@exemple.fr', body };
    expect(replies).toMatchObject([sent]);
    expect(answered.answered_at).toBe(replies[0]?.sent_at);
    expect(events.at(-1)).toMatchObject({ kind: 'reply-sent', actor: 'admin' });
    // The sent reply stays in the history when its mail is deleted from the outbox.
    site.raw.exec(`DELETE FROM outbox WHERE state = 'sent'`);
    expect((await record()).replies).toMatchObject([{ ...sent, mail_id: null }]);
  });

  test('carries its files, and the next one names all that came before it', async () => {
    const { server, run, reply, attach, record } = await replyWorld();
    await run({ forMs: MINUTE });
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
    const name = 'Devis été « n°1 ».pdf';
    await reply({ attachments: [await attach(name, bytes)] });
    await run({ forMs: MINUTE });
    const raw = server.received.filter(toVisitor).at(-1)?.raw ?? '';
    const encoded = raw.slice(raw.lastIndexOf('Content-Disposition: attachment')).split('\r\n\r\n')[1] ?? '';
    expect(Buffer.from(encoded.split('\r\n--')[0] ?? '', 'base64').equals(bytes)).toBe(true);
    expect(decodeURIComponent(raw)).toContain('application/pdf');
    const { replies, attachments } = await record();
    expect([replies[0]?.attachments.map((one) => one.name), attachments]).toEqual([[name], []]);

    await reply();
    await run({ forMs: MINUTE });
    const ids = server.received.filter(toVisitor).map((mail) => headerOf(mail.raw, 'Message-ID'));
    const last = server.received.at(-1)?.raw ?? '';
    expect(headerOf(last, 'References')).toBe(ids.slice(0, 2).join(' '));
    expect(headerOf(last, 'In-Reply-To')).toBe(ids[1]);
  });

  test('posted twice under one key leaves once', async () => {
    const { server, run, reply } = await replyWorld();
    const key = randomUUID();
    const posts = await Promise.all([reply({ key }), reply({ key }), reply({ key })]);
    expect(posts.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await reply({ key, body: 'Autre chose.' })).status).toBe(409);
    await run({ forMs: MINUTE });
    expect(server.received.filter(({ raw }) => headerOf(raw, 'Auto-Submitted') === undefined)).toHaveLength(1);
  });

  test('can be taken back until it leaves, with its files; later that is refused and nothing changes', async () => {
    const { run, reply, attach, record, call, server } = await replyWorld();
    await run({ forMs: MINUTE });
    const before = server.received.length;
    const fileId = await attach('devis.pdf', Buffer.from('devis'));
    const { body } = await reply({ attachments: [fileId] });
    const id = body.replies[0].id;
    expect(Date.parse(body.replies[0].next_attempt_at) - Date.parse(body.replies[0].created_at)).toBe(
      UNDO_SECONDS * 1000,
    );
    expect((await call('delete', `/replies/${id}`)).status).toBe(200);
    const { replies, attachments } = await record();
    expect([replies, attachments.map((one) => one.id)]).toEqual([[], [fileId]]);
    await run({ forMs: MINUTE });
    expect(server.received).toHaveLength(before);

    const second = (await reply({ attachments: [fileId] })).body.replies[0].id;
    await run({ forMs: MINUTE });
    expect((await call('delete', `/replies/${second}`)).status).toBe(409);
    expect((await record()).replies).toMatchObject([{ state: 'sent' }]);
  });

  test('that the server refuses is shown with its reason, and leaves once the address is corrected', async () => {
    const { server, run, reply, record, api, admin, site } = await replyWorld();
    await run({ forMs: MINUTE });
    await server.breakDown('550');
    await reply();
    await run({ forMs: 2 * HOUR });
    await renewSession(site);
    const [refused] = (await record()).replies;
    expect(refused).toMatchObject({
      state: 'failed',
      attempts: 10,
      answer: expect.stringContaining('550 No such user'),
    });
    expect((await record()).lead.answered_at).toBeNull();
    await server.breakDown('none');
    const wrong = await api.patch(`/api/admin/mail/${refused?.mail_id}`).set(admin).send({ recipient: 'camille' });
    expect(wrong.status).toBe(422);
    const corrected = { recipient: 'camille.roux@exemple.fr' };
    expect((await api.patch(`/api/admin/mail/${refused?.mail_id}`).set(admin).send(corrected)).status).toBe(200);
    await run({ forMs: MINUTE });
    expect(server.received.at(-1)?.to).toEqual([corrected.recipient]);
    const { lead: now, replies, events } = await record();
    expect([now.email, replies[0]?.state, replies[0]?.recipient]).toEqual([
      corrected.recipient,
      'sent',
      corrected.recipient,
    ]);
    const change = events.find(({ kind }) => kind === 'address-corrected');
    expect(JSON.parse(change?.detail ?? '')).toEqual({ from: 'camille@exemple.fr', to: corrected.recipient });
  });

  test("that the owner gives up stays in the history with the server's reply", async () => {
    const { server, run, reply, record, api, admin, site } = await replyWorld();
    await run({ forMs: MINUTE });
    await server.breakDown('550');
    await reply();
    await run({ forMs: 2 * HOUR });
    await renewSession(site);
    const mail = (await record()).replies[0]?.mail_id;
    expect((await api.delete(`/api/admin/mail/${mail}`).set(admin)).body).toMatchObject({ parked: 0, pending: [] });
    expect((await api.delete(`/api/admin/mail/${mail}`).set(admin)).status).toBe(404);
    const { replies, events } = await record();
    expect(replies).toMatchObject([{ state: 'dropped', body: 'Bonjour,\n\nÀ bientôt.' }]);
    expect(JSON.parse(events.at(-1)?.detail ?? '')).toEqual({
      mail: 'lead-reply',
      answer: expect.stringContaining('550'),
    });
  });

  test('adds no header, whatever its subject and names hold', async () => {
    const { server, run, reply, attach } = await replyWorld();
    await run({ forMs: MINUTE });
    const record = await attach('a"; x=y\u202e=?utf-8?Q?b?=.pdf', Buffer.from('x'));
    const subject = '=?utf-8?Q?Bcc=3A_x=40y.fr?= é, x@y.fr; Bcc: z@y.fr';
    expect((await reply({ subject, attachments: [record] })).status).toBe(200);
    expect((await reply({ subject: 'a\r\nBcc: x@y.fr' })).status).toBe(200);
    expect((await reply({ subject: '\u0000' })).status).toBe(422);
    await run({ forMs: MINUTE });
    const mails = server.received.filter(({ raw }) => headerOf(raw, 'Auto-Submitted') === undefined);
    expect(mails).toHaveLength(2);
    const allowed = [
      'From',
      'To',
      'Reply-To',
      'Subject',
      'Message-ID',
      'In-Reply-To',
      'References',
      'Date',
      'MIME-Version',
    ];
    for (const { raw, to } of mails) {
      expect(to).toEqual(['camille@exemple.fr']);
      const names = headersOf(raw)
        .map(([name]) => name)
        .filter((name) => !name.startsWith('Content-'));
      expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    }
  });
});

test('replies and notifications leave before receipts, and those before confirmations, that were due earlier', async () => {
  const { server, run, reply, api, post, site } = await replyWorld();
  await api.post('/api/newsletter').send({ email: 'lectrice@exemple.fr' });
  await reply();
  site.clock.time = new Date(site.clock.time.getTime() + UNDO_SECONDS * 1000);
  await post({ email: 'autre@exemple.fr' });
  await run({ forMs: MINUTE });
  const order = server.received.map(({ to: [to], raw }) => (headerOf(raw, 'Auto-Submitted') ? to : 'reply'));
  expect(order).toEqual([OWNER, 'reply', OWNER, 'camille@exemple.fr', 'autre@exemple.fr', 'lectrice@exemple.fr']);
});

test('without a mail server a reply is refused rather than left to wait, and an answer given elsewhere still counts', async () => {
  const site = await siteUnderTest();
  const { api, admin, clock } = site;
  const start = clock.time.getTime();
  await api.post('/api/leads').send(lead());
  const post = (path: string, body: object) => api.post(`/api/admin/leads/1/${path}`).set(admin).send(body);
  const first = { key: randomUUID(), subject: 'a', body: 'b', attachments: [] };
  expect((await post('replies', first)).status).toBe(409);
  clock.time = new Date(start + HOUR);
  await renewSession(site);
  expect((await post('answered', { way: 'pigeon' })).status).toBe(422);
  const { body } = await post('answered', { way: 'telephone', note: 'Rappeler lundi' });
  expect(body.lead.answered_at).toBe(clock.time.toISOString());
  const event = body.events.at(-1);
  expect([event.kind, event.actor, JSON.parse(event.detail)]).toEqual([
    'answered',
    'admin',
    { way: 'telephone', note: 'Rappeler lundi' },
  ]);
  clock.time = new Date(start + 2 * HOUR);
  await renewSession(site);
  expect((await post('answered', { way: 'vive-voix' })).body.lead.answered_at).toBe(body.lead.answered_at);
  // A reply entered by mistake is removed: the next reply becomes the first one.
  const after = await api.delete(`/api/admin/leads/1/answered/${event.id}`).set(admin);
  expect(after.body.lead.answered_at).toBe(clock.time.toISOString());
});
