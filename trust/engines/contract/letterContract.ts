import { expect, test } from 'vitest';
import { noteLetter } from '../../../database/letters/recipients.ts';
import { noteMail, type OutboxItem, type Outcome } from '../../../database/mail/outbox.ts';
import { addSubscriber, confirmSubscriber } from '../../../database/people/subscribers.ts';
import { at, later, NOW, type World } from './world.ts';

const WORDS = { subject: 'Les nouvelles', preheader: 'Un mot', body: 'Bonjour.' };
export function letterContract({ read, write }: World): void {
  const draft = () => write.addLetter({ ...WORDS, author: 'admin', at: at() });
  /** Adds subscribers, all confirmed but the last. */
  const subscribers = (amount: number) =>
    write(async (writer) => {
      for (let n = 1; n <= amount; n += 1) {
        const consent = { nonce: 'n', consentTextVersion: '1', source: '/', now: NOW };
        const added = await addSubscriber(writer, { email: `s${n}@exemple.fr`, ...consent });
        if (n < amount) await confirmSubscriber(writer, added?.id ?? 0, NOW);
      }
    });
  const start = async (id: number) => {
    await write.scheduleLetter(id, { version: 1, sendAt: at(), at: at() });
    return write.startLetter({ id, subject: WORDS.subject }, at());
  };
  const leaving = async (amount: number) => {
    await subscribers(amount + 1);
    await write.writeLettersAnHour(100_000);
    const id = await draft();
    await start(id);
    while (await write.makeRows(id, { host: 'site.test', at: at() }));
    return id;
  };
  const claim = (minutes = 0) => write.claimLetter(at(minutes), at(minutes + 2));
  const claimed = async (minutes = 0): Promise<OutboxItem> => {
    const mail = await claim(minutes);
    if (typeof mail !== 'object') throw new Error('no mail of a letter is due');
    return mail;
  };
  const note = (mail: OutboxItem, became: Outcome['became'], minutes: number, answer: string | null = null) =>
    write(async (writer) => {
      const outcome = { became, at: at(minutes), answer };
      await noteMail(writer, mail, outcome);
      return noteLetter(writer, mail, outcome);
    });

  test('a draft changes over its last version alone, and not once it leaves', async () => {
    const id = await draft();
    const change = (version: number, subject: string) =>
      write.changeLetter(id, { ...WORDS, archive: 'none', subject, version, at: at(1) });
    expect([await change(1, 'Un'), await change(1, 'Deux'), await change(2, 'Trois')]).toEqual([true, false, true]);
    expect(await read.letterById(id)).toMatchObject({ version: 3, subject: 'Trois', archive: 'none' });
    await write.scheduleLetter(id, { version: 3, sendAt: at(5), at: at(2) });
    expect(await change(3, 'Quatre')).toBe(false);
    expect(await write.unscheduleLetter(id, at(3))).toBe(true);
    expect(await change(3, 'Cinq')).toBe(true);
    expect(await write.deleteLetter(id)).toBe(true);
    expect(await read.listLetters({ limit: 5 })).toEqual({ letters: [], total: 0, next: null });
  });

  test('a letter is due at its time, once', async () => {
    const id = await draft();
    await write.scheduleLetter(id, { version: 1, sendAt: at(60), at: at() });
    expect(await read.lettersUnderWay()).toMatchObject([{ id, state: 'scheduled', send_at: at(60) }]);
    const begin = () => write.startLetter({ id, subject: WORDS.subject }, at(61));
    expect([await begin(), await begin()]).toEqual([true, false]);
    expect(await read.archivedLetters()).toMatchObject([{ id, slug: 'les-nouvelles' }]);
  });

  test('its rows are made in pieces, one a confirmed subscriber, however often and by however many', async () => {
    await subscribers(601);
    expect(await read.audience()).toBe(600);
    const id = await draft();
    await start(id);
    const piece = () => write.makeRows(id, { host: 'site.test', at: at() });
    expect(await Promise.all([piece(), piece()])).toEqual([true, true]);
    expect(await read.letterById(id)).toMatchObject({ recipients: 500, prepared_at: null });
    expect([await piece(), await piece()]).toEqual([false, false]);
    expect(await read.letterById(id)).toMatchObject({ recipients: 600, prepared_at: at() });
    const { recipients, next } = await read.listRecipients(id, { limit: 599 });
    expect(new Set(recipients.map(({ email }) => email)).size).toBe(599);
    expect((await read.listRecipients(id, { limit: 9, after: next ?? 0 })).recipients).toHaveLength(1);
  });

  test('each mail is claimed by one sender, and by none while the letter is paused', async () => {
    const id = await leaving(3);
    const [one, two] = [await claimed(), await claimed()];
    expect(one.subscriber_id).not.toBe(two.subscriber_id);
    expect(one.message_id).toMatch(/^<[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@site\.test>$/);
    await write.pauseLetter(id, { reason: 'owner', at: at() });
    expect(await claim()).toBeUndefined();
    expect(await read.lettersUnderWay()).toMatchObject([{ id, state: 'paused' }]);
    await write.resumeLetter(id, at(1));
    expect(await claimed(1)).toMatchObject({ attempts: 1 });
    // All three letters are leased: `claim` returns the time at which the first lease ends.
    expect(await claim(1)).toBe(at(2));
    expect(await claimed(2)).toMatchObject({ message_id: one.message_id, attempts: 2 });
  });

  test('no other mail waits for a letter, and none counts as waiting in the outbox', async () => {
    await leaving(3);
    expect([await read.nextDue(), (await read.outboxTotals(NOW)).waiting]).toEqual([undefined, 0]);
    expect(await write.claimMail(at(), at(2))).toBeUndefined();
  });

  test('what becomes of each recipient is counted once, and the letter ends with the last', async () => {
    const id = await leaving(4);
    const [sent, refused, skipped, put] = [await claimed(), await claimed(), await claimed(), await claimed()];
    await note(sent, 'sent', 1, '250 Ok');
    await note(refused, 'parked', 1, '550 no');
    await note(skipped, 'dropped', 1);
    await note(put, 'later', 1, '451 later');
    expect(await write.finishLetter(id, at(2))).toBeUndefined();
    await note(put, 'sent', 1, '250 Ok');
    expect(await write.finishLetter(id, at(2))).toBe(2);
    const key = await read.recipientOfMail(sent.message_id);
    const bounce = () => write.noteLetterBounced(key ?? refused, { at: at(3), answer: 'no' });
    expect([await bounce(), await bounce()]).toEqual([true, false]);
    await write.removeSubscriber(put.subscriber_id ?? 0, later(4));
    const counted = { recipients: 4, sent: 2, refused: 1, bounced: 1, skipped: 1, departed: 1 };
    expect(await read.letterById(id)).toMatchObject({ state: 'sent', ...counted });
    const departed = await read.listRecipients(id, { departed: true, limit: 5 });
    expect(departed.recipients).toMatchObject([{ state: 'sent', left_at: at(4) }]);
    const refusals = await read.listRecipients(id, { state: 'refused', limit: 5 });
    expect(refusals.recipients).toMatchObject([{ answer: '550 no', settled_at: at(1) }]);
  });

  test('a letter pauses by itself above five refusals in a hundred, and is judged anew once resumed', async () => {
    const id = await leaving(60);
    const send = async (refuse: boolean, minutes: number) => {
      const mail = await claimed(minutes);
      return refuse ? note(mail, 'parked', minutes, '550 no') : note(mail, 'sent', minutes, '250 ok');
    };
    for (let n = 0; n < 38; n += 1) await send(false, 1);
    expect([await send(true, 1), await send(true, 1), await send(true, 1)]).toEqual([false, false, true]);
    expect(await read.letterById(id)).toMatchObject({ state: 'paused', pause_reason: 'refusals' });
    await write.resumeLetter(id, at(5));
    expect(await send(true, 6)).toBe(false);
  });

  test('refusals in the same words pause a letter and stop nobody, until the owner goes on; other words stop at once', async () => {
    const id = await leaving(60);
    const mails: Awaited<ReturnType<typeof claimed>>[] = [];
    for (let n = 0; n < 60; n += 1) {
      const mail = await claimed();
      await note(mail, 'sent', 1, '250 ok');
      mails.push(mail);
    }
    const bounce = (n: number, answer: string) =>
      write.recordBounce({
        messageId: mails[n]?.message_id ?? '',
        ...{ kind: 'hard', answer, source: 'mailbox', now: later(2) },
      });
    const alike = (n: number) => bounce(n, `550 5.1.1 <a${n}@exemple.fr> rejected by mx${n}.exemple.fr`);
    const stopped = async () => (await read.listAllSubscribers({ status: 'stopped', limit: 99 })).total;
    expect(await bounce(50, '550 5.1.1 No such user')).toBe('stopped');
    const outcomes: string[] = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(await alike(n));
    expect(outcomes).toEqual(['stopped', 'stopped', 'stopped', 'stopped', 'noted', 'noted']);
    expect(await stopped()).toBe(1);
    expect(await read.letterById(id)).toMatchObject({ state: 'paused', pause_reason: 'wording' });
    await write.stopSameWords(id, at(5));
    expect([await write.resumeLetter(id, at(5)), await stopped()]).toEqual([true, 7]);
  });

  test('a letter that is stopped loses what has not left, in pieces; what is being sent ends first', async () => {
    const id = await leaving(400);
    const mail = await claimed();
    expect(await write.cancelLetter(id, at(1))).toBe(true);
    const piece = (minutes: number) => write.dropRows(id, at(minutes));
    expect([await piece(1), await piece(1)]).toEqual([true, false]);
    expect(await read.letterById(id)).toMatchObject({ cancelled: 399, finished_at: null });
    await note(mail, 'sent', 1, '250 Ok');
    await piece(2);
    expect(await read.letterById(id)).toMatchObject({ cancelled: 399, sent: 1, finished_at: at(2) });
    expect(await read.lettersUnderWay()).toEqual([]);
  });

  test('no more leave in an hour, or in a minute of it, than were allowed', async () => {
    await leaving(5);
    await write.writeLettersAnHour(120);
    await claimed(0);
    await claimed(0);
    expect(await claim(0)).toBe(at(1));
    await claimed(1);
    await write.writeLettersAnHour(3);
    expect(await claim(2)).toBe(at(60));
  });
}
