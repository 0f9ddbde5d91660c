import { describe, expect, test } from 'vitest';
import { addMail } from '../../database/outbox.ts';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import { recipientKey } from './strangerBrake.ts';
import type { Mail } from './types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the brake on mail to strangers', () => {
  const post = (world: MailWorld, email: string) => world.post({ email });
  const strangers = (mails: readonly Mail[]) => mails.filter((mail) => !toOwner(mail));

  test('three mails a day reach one mailbox, however its address is written; the others wait; the owner misses none', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (const email of ['a@gmail.com', 'A@gmail.com', 'a+x@gmail.com', 'b@exemple.fr', 'a+y@gmail.com'])
      await post(world, email);
    await world.run({ forMs: HOUR, parts: { openSender } });
    expect(strangers(sent).map(({ to }) => to.address)).toEqual([
      'a@gmail.com',
      'A@gmail.com',
      'a+x@gmail.com',
      'b@exemple.fr',
    ]);
    expect(sent.filter(toOwner)).toHaveLength(5);
    await world.run({ forMs: 24 * HOUR, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(5);
  });

  test('a mail that would be held over three days is not sent any more: it would say something old', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (let n = 0; n < 12; n += 1) await post(world, 'cible@exemple.fr');
    await world.run({ forMs: 10 * 24 * HOUR, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(9);
    expect(sent.filter(toOwner)).toHaveLength(12);
    expect(world.rows().map(({ state }) => state)).not.toContain('waiting');
  });

  test('120 mails an hour leave for strangers in all', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const { queue, connection } = world.site.services;
    await post(world, 'premier@exemple.fr');
    const id = Number(connection.prepare('SELECT max(id) FROM leads').pluck().get());
    await queue.write((writable) => {
      for (let n = 0; n < 130; n += 1)
        addMail(writable, {
          kind: 'lead-acknowledgement',
          leadId: id,
          recipientKey: recipientKey(`v${n}@exemple.fr`),
          host: 'site.test',
          now: world.site.clock.time,
        });
    });
    await world.run({ forMs: 30 * MINUTE, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(120);
    await world.run({ forMs: 40 * MINUTE, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(131);
  });

  test('does not hold the owner’s own mails', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const { queue } = world.site.services;
    for (let n = 0; n < 6; n += 1)
      await queue.write((writable) =>
        addMail(writable, { kind: 'test', host: 'site.test', now: world.site.clock.time }),
      );
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(sent).toHaveLength(6);
  });
});
