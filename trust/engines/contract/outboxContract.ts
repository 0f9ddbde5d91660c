import { expect, test } from 'vitest';
import type { Claim, Outcome } from '../../../database/mail/outbox.ts';
import { at, later, NOW, together, type World } from './world.ts';

export function outboxContract({ read, beside: write, store }: World): void {
  type Kind = 'test' | 'lead-notification' | 'lead-summary' | 'lead-acknowledgement';
  const add = (kind: Kind, more: object = {}, minutes = 0) =>
    write.addMail({ kind, host: 'site.test', now: later(minutes), ...more });
  const claim = (minutes: number) => write.claimMail(at(minutes), at(minutes + 2));
  const note = (mail: Claim, became: Outcome['became'], minutes: number, answer: string | null = null) =>
    write.noteMail(mail, { became, at: at(minutes), answer });
  const given = (mail: Claim | undefined): Claim => {
    if (!mail) throw new Error('no mail was due');
    return mail;
  };

  test('a mail is one sender’s until its lease ends, and due again then under the same Message-ID', async () => {
    await add('test');
    expect(await read.nextDue()).toBe(at(0));
    const first = await claim(0);
    expect(first).toMatchObject({ id: 1, kind: 'test', attempts: 1, lead_id: null, locked_until: at(2) });
    expect([await claim(1), await read.nextDue()]).toEqual([undefined, at(2)]);
    const again = await claim(3);
    expect([again?.message_id, again?.attempts]).toEqual([first?.message_id, 2]);
    await note(given(again), 'sent', 4, '250 ok');
    expect([await claim(10), await read.nextDue()]).toEqual([undefined, undefined]);
    expect(await read.lastSent(5)).toMatchObject([{ id: 1, state: 'sent', sent_at: at(4), last_response: '250 ok' }]);
  });

  test('many senders at once are given each mail once, the longest due first', async () => {
    for (let n = 0; n < 6; n += 1) await add('test', { due: later(5 - n) });
    const claims = await together(8, () => claim(10));
    const ids = claims.flatMap((mail) => mail?.id ?? []);
    expect(ids.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(claims.filter((mail) => mail === undefined)).toHaveLength(2);
  });

  test('mails dated by a wrong clock are due, and leases beyond reason have ended', async () => {
    await add('test', { due: later(60 * 24 * 30) });
    await add('test', { due: later(60) });
    expect((await claim(0))?.id).toBe(1);
    await write.claimMail(at(61), at(60 * 24));
    expect((await claim(62))?.id).toBeDefined();
  });

  test('a try that failed waits, one given back does not count, one given up is parked until the owner retries it', async () => {
    await add('test');
    await note(given(await claim(0)), 'later', 30, '451 later');
    expect(await claim(10)).toBeUndefined();
    await write.makeMailsDue(at(10));
    const second = given(await claim(10));
    await note(second, 'released', 11);
    const mails = [{ attempts: 1, last_response: '451 later', next_attempt_at: at(11) }];
    expect(await read.notSent(5)).toMatchObject([{ kind: 'test', waiting: 1, parked: 0, mails }]);
    const third = given(await claim(12));
    await note(third, 'parked', 12, '550 no');
    expect(await read.outboxTotals(later(120))).toEqual({ waiting: 0, late: 0, parked: 1, oldest: null });
    expect(await write.retryParked(at(13))).toBe(1);
    const due = await read.outboxTotals(later(120));
    expect(due).toMatchObject({ waiting: 1, late: 1, parked: 0 });
    expect(due.oldest).toEqual(expect.any(String));
    expect(await claim(13)).toMatchObject({ id: 1, attempts: 1 });
    expect(await write.retryMail(1, at(14))).toBe(true);
    const last = given(await claim(14));
    await note(last, 'dropped', 14);
    expect(await write.retryMail(1, at(15))).toBe(false);
  });

  test('the rows of a summary leave together, and share what becomes of them', async () => {
    const leads = [(await store()).id, (await store()).id, (await store()).id];
    for (const leadId of leads) await add('lead-summary', { leadId });
    await add('lead-summary', { leadId: leads[0], due: later(60) });
    const claimed = given(await claim(0));
    expect(await read.newsOfSummary(claimed)).toEqual({ leads, notices: [] });
    expect(await claim(0)).toBeUndefined();
    await note(claimed, 'sent', 1, 'ok');
    expect(await read.outboxTotals(NOW)).toMatchObject({ waiting: 1 });
    expect(await read.leadMails(leads[0] ?? 0)).toMatchObject([{ state: 'sent' }, { state: 'waiting' }]);
  });

  test('waiting, written and sent mails are counted by kind, mailbox and origin', async () => {
    const { id } = await store();
    for (let n = 0; n < 3; n += 1) await add('lead-notification', { leadId: id }, n);
    const nthLast = (nth: number, kind: 'lead-notification' | 'contract-notice' = 'lead-notification') =>
      read.nthLastNotification([kind], { nth, since: at(-60), now: at(60) });
    const last = [await nthLast(3), await nthLast(4), await nthLast(1, 'contract-notice')];
    expect(last).toEqual([at(0), undefined, undefined]);
    const untouched = [await read.waitsUntouched('lead-notification', id), await read.waitsUntouched('test', null)];
    expect(untouched).toEqual([true, false]);
    expect(await read.hasReceipt(id)).toBe(false);
    await add('lead-acknowledgement', { leadId: id, recipientKey: 'r', originKey: 'o', due: later(-1) });
    const of = (kind: 'lead-acknowledgement' | 'newsletter-confirmation', most = 2, originKey: string | null = 'o') =>
      read.mailsBefore({ recipientKey: 'r', originKey, kind, since: at(-60), most });
    expect(await read.hasReceipt(id)).toBe(true);
    expect((await of('lead-acknowledgement')).waiting).toBe(1);
    let receipt = given(await claim(5));
    // Urgent mail is claimed before the receipt: claims mails until the receipt's turn comes.
    while (receipt.kind !== 'lead-acknowledgement') receipt = given(await claim(5));
    await note(receipt, 'sent', 6, 'ok');
    const receiptOf = (originKey: string | null) =>
      read.sentToStrangers({ kind: 'lead-acknowledgement', recipientKey: 'r', originKey, since: at(0) });
    expect(await receiptOf('o')).toEqual({ toRecipient: [at(6)], fromOrigin: [at(6)], toStrangers: [at(6)] });
    expect(await of('lead-acknowledgement')).toEqual({ waiting: 0, caused: 1 });
    expect(await of('newsletter-confirmation')).toEqual({ waiting: 0, caused: 0 });
    expect((await of('lead-acknowledgement', 0)).caused).toBe(0);
    expect((await of('lead-acknowledgement', 2, null)).caused).toBe(0);
    expect(await receiptOf(null)).toEqual({ toRecipient: [at(6)], fromOrigin: undefined, toStrangers: [at(6)] });
    expect(await write.purgeSent(at(6))).toBe(0);
    expect(await write.purgeSent(at(7))).toBe(1);
    expect(await write.dropQuarantineSummary(id)).toBe(0);
  });
}

const BYTES = Buffer.from([0, 255, 39, 92, 10, 128]);

export function replyContract({ read, write, store }: World): void {
  const reply = (more: object = {}) =>
    write.addReply({
      ...{ idempotencyKey: 'reply', leadId: 1, recipient: 'camille@exemple.fr', author: 'alix', host: 'site' },
      ...{ subject: 'Votre étude', body: 'Bonjour,\n« voici »', attachments: [], now: NOW, due: later(1), ...more },
    });
  const file = async () => Number(await write.beginAttachment(1, { name: 'plan.pdf', size: BYTES.length, at: at() }));
  const part = (id: number, position: number, content: Buffer) => write.addPart(1, { id, position, content });

  test('a file comes in parts, each once and in its place, and is byte for byte what was sent', async () => {
    await store();
    const id = await file();
    expect(await part(id, 3, BYTES.subarray(3))).toBe('out-of-place');
    for (const position of [0, 0, 4]) await part(id, position, BYTES.subarray(position, position === 0 ? 4 : 6));
    expect(Buffer.compare(await read.attachmentContent(id), BYTES)).toBe(0);
    expect(await write.purgeLoose(at(1))).toBe(1);
    expect(await read.attachmentContent(id)).toHaveLength(0);
  });

  test('a reply is kept word for word with its files, once a key; it is an answer when it left', async () => {
    await store();
    const id = await file();
    expect(await reply({ attachments: [id] })).toBe('missing');
    await part(id, 0, BYTES);
    expect([await reply({ attachments: [id] }), await reply({ attachments: [id] })]).toEqual([1, 1]);
    expect(await reply({ body: 'Autre' })).toBe('other-words');
    expect(await read.leadReplies(1)).toMatchObject([
      { subject: 'Votre étude', body: 'Bonjour,\n« voici »', state: 'waiting', attachments: [{ name: 'plan.pdf' }] },
    ]);
    for (const answer of ['250 ok', 'later']) await write.noteReplySent(1, { at: at(2), answer });
    expect((await read.leadById(1))?.answered_at).toBe(at(2));
  });

  test('a reply taken back before it leaves leaves its files to the next one', async () => {
    await store();
    const id = await file();
    await part(id, 0, BYTES);
    await reply({ attachments: [id] });
    const takeBack = () => write.takeBackReply(1, 1);
    expect([await takeBack(), await takeBack()]).toEqual([true, false]);
    expect(await reply({ idempotencyKey: 'next', attachments: [id] })).toBe(2);
  });

  test('calls of a webhook keep their order: a failed one holds up those after it until it is due again', async () => {
    for (const key of ['one', 'two']) await write.addWebhookCall({ key, body: '{}', at: at() });
    const due = async (minutes: number) => (await read.dueWebhookCall(at(minutes)))?.key;
    expect(await due(0)).toBe('one');
    await write.postponeWebhookCall(1, 1, at(5));
    expect([await due(1), await due(5)]).toEqual([undefined, 'one']);
    await write.deleteWebhookCall(1);
    expect(await due(0)).toBe('two');
  });
}
