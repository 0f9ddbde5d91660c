import { describe, expect, test } from 'vitest';
import { addMail } from '../../database/mail/outbox.ts';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import { contractNotice, lead } from '../testing/siteUnderTest.ts';
import { recipientKey } from './strangerLimit.ts';
import type { Mail } from './types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the limit on mail to strangers', () => {
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

  test('a mail that is held for days leaves all the same, and says when the request came', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (let n = 0; n < 5; n += 1) await post(world, 'cible@exemple.fr');
    await world.run({ forMs: 3 * 24 * HOUR, parts: { openSender } });
    const receipts = strangers(sent);
    expect(receipts).toHaveLength(5);
    expect(receipts.map(({ text }) => text.includes('sous 24\u00a0h'))).toEqual([true, true, true, false, false]);
    expect(receipts.at(-1)?.text).toMatch(/J’ai bien reçu, le \d+ .* votre demande/);
    expect(world.rows().map(({ state }) => state)).not.toContain('waiting');
  });

  test('one address typed sixty times gets a few receipts, and the owner gets every lead', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (let n = 0; n < 60; n += 1) await post(world, 'cible@exemple.fr');
    await world.run({ forMs: 10 * 24 * HOUR, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(5);
    expect(new Set(sent.filter(toOwner).flatMap(({ text }) => text.match(/DEV-\d{4}-\d{4}/g))).size).toBe(60);
  });

  test('a place that floods the forms with addresses does not delay another visitor’s receipt', async () => {
    const world = await mailWorld();
    const { settings } = world.site.services;
    expect(settings.trustProxy).toBe(1);
    const { sent, openSender } = fakeSender();
    const from = (address: string, email: string) =>
      world.site.api.post('/api/leads').set('X-Forwarded-For', address).send(lead({ email }));
    for (let n = 0; n < 150; n += 1) await from('198.51.100.1', `victime${n}@exemple.fr`);
    await from('203.0.113.9', 'honnete@exemple.fr');
    await world.run({ forMs: 10 * MINUTE, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(11);
    // The first receipt of another network is sent before the crowd's second receipt.
    expect(strangers(sent).at(1)?.to.address).toBe('honnete@exemple.fr');
    // The delayed mails wait; none is dropped.
    await world.run({ forMs: 24 * HOUR, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(151);
  });

  test('twin: counted for all alone, the flood takes the hour and the honest receipt waits', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    for (let n = 0; n < 150; n += 1)
      await world.site.api
        .post('/api/leads')
        .set('X-Forwarded-For', '198.51.100.1')
        .send(lead({ email: `v${n}@exemple.fr` }));
    await post(world, 'honnete@exemple.fr');
    world.site.raw.exec('UPDATE outbox SET origin_key = NULL, next_attempt_at = created_at');
    await world.run({ forMs: 10 * MINUTE, parts: { openSender } });
    expect(strangers(sent).map(({ to }) => to.address)).not.toContain('honnete@exemple.fr');
  });

  test('confirmations that a crowd asks for keep no receipt waiting, and the legal one leaves before all others', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const { api } = world.site;
    const from = (n: number) => ({ 'X-Forwarded-For': `198.51.100.${n}` });
    for (let n = 0; n < 130; n += 1)
      await api
        .post('/api/newsletter')
        .set(from(n % 13))
        .send({ email: `v${n}@exemple.fr` })
        .expect(201);
    await api
      .post('/api/leads')
      .set(from(200))
      .send(lead({ email: 'demande@exemple.fr' }))
      .expect(201);
    await api
      .post('/api/contract-notices')
      .set(from(201))
      .send(contractNotice({ email: 'loi@exemple.fr' }))
      .expect(201);
    await api.post('/api/newsletter').set(from(202)).send({ email: 'lettre@exemple.fr' }).expect(201);
    await world.run({ forMs: 10 * MINUTE, parts: { openSender } });
    const left = strangers(sent).map(({ to }) => to.address);
    expect(left.slice(0, 2)).toEqual(['loi@exemple.fr', 'demande@exemple.fr']);
    // The first mail of a network is among the first sent, although the crowd has used up the hourly limit.
    expect(left.indexOf('lettre@exemple.fr')).toBeLessThan(16);
    expect(left).toHaveLength(122);
  });

  test('receipts that a crowd causes keep no first receipt of another network waiting', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const notice = (n: number, email: string) =>
      world.site.api
        .post('/api/contract-notices')
        .set('X-Forwarded-For', `198.51.100.${n}`)
        .send(contractNotice({ email }));
    for (let n = 0; n < 130; n += 1) await notice(n % 13, `v${n}@exemple.fr`).expect(201);
    await world.run({ forMs: 10 * MINUTE, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(120);
    await notice(200, 'honnete@exemple.fr').expect(201);
    // Twin: the second receipt caused by that network waits for the next hour, like those of the crowd.
    await notice(200, 'encore@exemple.fr').expect(201);
    await world.run({ forMs: 10 * MINUTE, parts: { openSender } });
    expect(
      strangers(sent)
        .slice(120)
        .map(({ to }) => to.address),
    ).toEqual(['honnete@exemple.fr']);
    await world.run({ forMs: 2 * HOUR, parts: { openSender } });
    expect(strangers(sent)).toHaveLength(132);
  });

  test('120 mails an hour leave for strangers in all', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    const { queue } = world.site.services;
    await post(world, 'premier@exemple.fr');
    const id = Number(world.site.raw.prepare('SELECT max(id) FROM leads').pluck().get());
    await queue.write(async (writable) => {
      for (let n = 0; n < 130; n += 1)
        await addMail(writable, {
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
