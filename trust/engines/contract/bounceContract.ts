import { expect, test } from 'vitest';
import type { BounceKind } from '../../../data/desk/bounceWords.ts';
import { all, build } from '../../../database/store.ts';
import { at, later, NOW, together, type World } from './world.ts';

export function bounceContract({ read, write, subscribe, site }: World): void {
  const mails = async (...messageIds: string[]) => {
    for (const messageId of messageIds)
      await write.addMail({ kind: 'newsletter-confirmation', subscriberId: 1, messageId, host: 'h', now: NOW });
  };
  const bounce = (messageId: string, kind: BounceKind, now = later(1)) =>
    write.recordBounce({ messageId, kind, answer: kind, source: 'mailbox', now });
  const kinds = async () =>
    (await all(site().connection, build.selectFrom('bounces').select('kind').orderBy('id'))).map(({ kind }) => kind);
  const standing = async () => {
    const [row] = (await read.listAllSubscribers({ limit: 1 })).subscribers;
    return [row?.status, row?.stop_reason];
  };

  test('a bounce counts once, of a mail that was sent, and a lasting one stops its address', async () => {
    await subscribe();
    await mails('<1@h>', '<2@h>');
    expect(await bounce('<9@h>', 'hard')).toBe('unknown');
    expect([await bounce('<1@h>', 'sender'), await bounce('<1@h>', 'sender')]).toEqual(['noted', 'again']);
    expect(await standing()).toEqual(['pending', null]);
    expect([await bounce('<1@h>', 'hard'), await bounce('<2@h>', 'hard')]).toEqual(['stopped', 'noted']);
    expect(await standing()).toEqual(['stopped', 'hard']);
    expect(await kinds()).toEqual(['sender', 'hard', 'hard']);
  });

  test('the third passing bounce within thirty days stops an address; those of before it came back do not count', async () => {
    await subscribe();
    await write.confirmSubscriber(1, NOW);
    await mails('<1@h>', '<2@h>', '<3@h>', '<4@h>');
    for (const id of ['<1@h>', '<2@h>']) expect(await bounce(id, 'soft')).toBe('noted');
    expect(await bounce('<3@h>', 'soft')).toBe('stopped');
    const back = () => write.takeSubscriberBack(1, at(2));
    expect([await back(), await back()]).toEqual(['confirmed', undefined]);
    expect([await bounce('<4@h>', 'soft'), await standing()]).toEqual(['noted', ['confirmed', null]]);
    expect(await write.purgeBounces(at(2))).toBe(4);
  });

  test('ten reports of one mail at once are one bounce', async () => {
    await subscribe();
    await mails('<1@h>');
    const results = await together(10, () => bounce('<1@h>', 'hard'));
    expect(results.filter((answer) => answer !== 'again')).toEqual(['stopped']);
  });

  test('who complained comes back by subscribing alone; who was stopped can leave, and is erased in time', async () => {
    await subscribe();
    await mails('<1@h>');
    await bounce('<1@h>', 'hard');
    expect([await bounce('<1@h>', 'complaint'), await standing()]).toEqual(['stopped', ['stopped', 'complaint']]);
    expect(await write.takeSubscriberBack(1, at())).toBeUndefined();
    expect(await read.leftSubscribers(at(3))).toEqual([1]);
    expect(await subscribe('a@exemple.fr', later(4))).toMatchObject({ id: 1 });
    expect(await standing()).toEqual(['pending', null]);
    await mails('<2@h>');
    await bounce('<2@h>', 'hard', later(5));
    expect(await write.removeSubscriber(1, later(6))).toBe(true);
    await subscribe('a@exemple.fr', later(7));
    await write((writer) => writer.run({ sql: 'DELETE FROM outbox', parameters: [] }));
    await mails();
    expect(await write.eraseUnconfirmed(at(8))).toBe(1);
  });

  test('a returned letter is stored with its recipient and stops their address', async () => {
    const now = at();
    await subscribe();
    await write.confirmSubscriber(1, NOW);
    const words = { subject: 'Les nouvelles', preheader: 'Un mot', body: 'Bonjour.' };
    const id = await write.addLetter({ ...words, author: 'alix', at: now });
    await write.scheduleLetter(id, { version: 1, sendAt: now, at: now });
    await write.startLetter({ id, subject: words.subject }, now);
    await write.makeRows(id, { host: 'h', at: now });
    const mail = await write.claimLetter(now, at(2));
    if (typeof mail !== 'object') throw new Error('no letter leaves');
    const sent = { became: 'sent', at: now, answer: '250 Ok' } as const;
    await write.noteMail(mail, sent);
    await write.noteLetter(mail, sent);
    const messageId = mail.message_id;
    expect([await bounce(messageId, 'hard'), await standing()]).toEqual(['stopped', ['stopped', 'hard']]);
    expect((await read.listRecipients(1, { limit: 1 })).recipients).toMatchObject([
      { state: 'bounced', answer: 'hard' },
    ]);
    expect(await read.letterById(1)).toMatchObject({ sent: 1, bounced: 1 });
    expect([await bounce(messageId, 'complaint'), await standing()]).toEqual(['stopped', ['stopped', 'complaint']]);
  });

  test('what came back goes into the bin with its address, and out again', async () => {
    await subscribe();
    await mails('<1@h>');
    await bounce('<1@h>', 'hard');
    const binning = { actor: 'alix', at: at(2) };
    expect(await write.putInBin('subscriber', 1, binning)).toBe(true);
    expect(await kinds()).toEqual([]);
    await write.takeBack(1, binning);
    expect([await standing(), await kinds()]).toEqual([['stopped', 'hard'], ['hard']]);
  });
}
