import { describe, expect, test } from 'vitest';
import { fakeSender, toOwner } from '../testing/fakeSender.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import type { Blame } from './sendFailure.ts';
import { TIMEOUTS } from './smtpSender.ts';
import type { Sender } from './types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const states = (world: MailWorld) => world.rows().map(({ state }) => state);

describe('the outbox worker', () => {
  test("sends both mails of a lead and keeps the server's replies", async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await world.post();
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(sent.map(({ to }) => to.address)).toEqual(['moi@site.test', 'camille@exemple.fr']);
    expect(world.rows()).toMatchObject([
      { state: 'sent', attempts: 1, last_response: '250 2.0.0 Ok' },
      { state: 'sent', attempts: 1, last_response: '250 2.0.0 Ok' },
    ]);
  });

  test('parks a mail the server refuses ten times, after waits from 5 seconds to 10 minutes, and sends the others', async () => {
    const world = await mailWorld();
    const times: number[] = [];
    const { sent, openSender } = fakeSender((mail) => {
      if (!toOwner(mail)) return 'ok';
      times.push(world.site.clock.time.getTime());
      return 'refused';
    });
    await world.post();
    await world.run({ forMs: 2 * HOUR, parts: { openSender, random: () => 0 } });
    expect(world.rows()).toMatchObject([
      { state: 'parked', attempts: 10, last_response: 'non : refused' },
      { state: 'sent' },
    ]);
    expect(sent).toHaveLength(1);
    const waits = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  });

  test('parks no mail while every mail is turned away for now: that is the server, not the mail', async () => {
    const world = await mailWorld();
    let answer: Blame | 'ok' = 'deferred';
    const { sent, openSender } = fakeSender(() => answer);
    await world.post();
    await world.run({ forMs: 3 * HOUR, parts: { openSender } });
    expect(states(world)).toEqual(['waiting', 'waiting']);
    expect(world.rows()[0]?.attempts).toBeGreaterThan(10);
    answer = 'ok';
    await world.run({ forMs: 11 * MINUTE, parts: { openSender } });
    expect([states(world), sent.length]).toEqual([['sent', 'sent'], 2]);
  });

  test('once one mail is accepted after an outage, those that waited longest are sent at once', async () => {
    const world = await mailWorld();
    let answer: Blame | 'ok' = 'deferred';
    const times: number[] = [];
    const { openSender } = fakeSender(() => {
      if (answer === 'ok') times.push(world.site.clock.time.getTime());
      return answer;
    });
    const references = [await world.post()];
    const start = world.site.clock.time.getTime();
    await world.run({
      forMs: 35 * MINUTE,
      async at() {
        const minutes = (world.site.clock.time.getTime() - start) / MINUTE;
        if (minutes > 17 && references.length === 1) references.push(await world.post());
        if (minutes > 20) answer = 'ok';
      },
      parts: { openSender },
    });
    expect(times).toHaveLength(4);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(1000);
  });

  test('parks a mail that alone is turned away again and again', async () => {
    const world = await mailWorld();
    const { openSender } = fakeSender((mail) => (toOwner(mail) ? 'deferred' : 'ok'));
    await world.post();
    await world.run({ forMs: 2 * HOUR, parts: { openSender } });
    expect(states(world)).toEqual(['parked', 'sent']);
  });

  test('counts no attempt while the server is away, and tries again every minute at least', async () => {
    const world = await mailWorld();
    const { tried, openSender } = fakeSender(() => 'server');
    await world.post();
    await world.run({ forMs: HOUR, parts: { openSender } });
    expect(world.rows()).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ]);
    expect(tried.length).toBeGreaterThanOrEqual(60);
    expect(tried.length).toBeLessThan(90);
  });

  test('tries a server that refuses the account every ten minutes only', async () => {
    const world = await mailWorld();
    const { tried, openSender } = fakeSender(() => 'account');
    await world.post();
    await world.run({ forMs: 3 * HOUR, parts: { openSender } });
    expect(tried.length).toBeLessThan(30);
    expect(states(world)).toEqual(['waiting', 'waiting']);
  });

  test('a mail whose sender died is sent again under the same Message-ID once its lease is over', async () => {
    const world = await mailWorld();
    const { tried, sent, openSender } = fakeSender();
    await world.post({ email: 'x@exemple.fr' });
    const before = world.site.clock.time.getTime();
    // State after a kill -9 between the server's « 250 » and the storage of this reply: the mail counts one try, and its lease still runs.
    world.site.raw
      .prepare('UPDATE outbox SET attempts = 1, locked_until = ? WHERE id = 1')
      .run(new Date(before + 2 * MINUTE).toISOString());
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(tried.map(({ to }) => to.address)).toEqual(['x@exemple.fr']);
    await world.run({ forMs: 2 * MINUTE, parts: { openSender } });
    const id = world.site.raw.prepare('SELECT message_id FROM outbox WHERE id = 1').pluck().get();
    expect(sent.filter(({ messageId }) => messageId === id)).toHaveLength(1);
  });

  test('a mail under way is leased for longer than any sending may take', async () => {
    const world = await mailWorld();
    const leases: number[] = [];
    const { openSender } = fakeSender(() => {
      const until = world.site.raw.prepare('SELECT max(locked_until) FROM outbox').pluck().get() as string;
      leases.push(Date.parse(until) - world.site.clock.time.getTime());
      return 'ok';
    });
    await world.post();
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(leases).toHaveLength(2);
    expect(Math.min(...leases)).toBeGreaterThan(TIMEOUTS.whole);
  });

  test('a row dated by a clock that was far ahead is due now', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await world.post();
    world.site.raw.prepare("UPDATE outbox SET next_attempt_at = '2031-01-01T00:00:00.000Z'").run();
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(sent).toHaveLength(2);
  });

  test('a mail about a lead that was erased meanwhile does not leave', async () => {
    const world = await mailWorld();
    const { tried, openSender } = fakeSender();
    await world.post();
    world.site.raw.prepare('DELETE FROM leads').run();
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect(tried).toEqual([]);
  });

  test.each([
    ['claims', 0],
    ['is told of what left', 1],
  ])('survives a store that cannot be written when it %s: each mail leaves once', async (_when, writtenBefore) => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    await world.post();
    const { queue } = world.site.services;
    let writes = 0;
    const flaky: typeof queue = {
      ...queue,
      write: (job) => {
        const isFailing = writes >= writtenBefore && writes < writtenBefore + 3;
        writes += 1;
        return isFailing ? Promise.reject(new Error('disk full')) : queue.write(job);
      },
    };
    world.site.services.queue = flaky;
    await world.run({ forMs: MINUTE, parts: { openSender } });
    expect([sent.length, states(world)]).toEqual([2, ['sent', 'sent']]);
  });

  test('stopping waits for the mail in flight, and takes no other', async () => {
    const world = await mailWorld();
    const { promise: mayReply, resolve: answer } = Promise.withResolvers<void>();
    const { promise: sending, resolve: started } = Promise.withResolvers<void>();
    const sender: Sender = {
      async send() {
        started();
        await mayReply;
        return '250 Ok';
      },
      probe: async () => '250 Ok',
      close: () => undefined,
    };
    await world.post();
    const worker = world.start({ openSender: () => sender });
    await sending;
    const stopped = worker.stop();
    answer();
    await stopped;
    expect(states(world)).toEqual(['sent', 'waiting']);
  });

  test('a mail that does not end is cut when the server must stop, and comes back later', async () => {
    const world = await mailWorld();
    await world.server.breakDown('silent');
    await world.post();
    const worker = world.start();
    await expect.poll(() => world.server.connections()).toBe(1);
    await worker.stop(20);
    expect(world.rows()).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ]);
  });

  test('a lead posted while it sleeps wakes it', async () => {
    const world = await mailWorld();
    const { sent, openSender } = fakeSender();
    world.site.services.mailer = world.start({ openSender });
    await world.post();
    await expect.poll(() => sent.length).toBe(2);
    await world.site.services.mailer.stop();
  });

  test('new leads do not wake the sender while the server is away; a press of the owner does', async () => {
    const world = await mailWorld();
    let answer: Blame | 'ok' = 'server';
    const { sent, tried, openSender } = fakeSender(() => answer);
    const { services, api, admin } = world.site;
    services.mailer = world.start({ openSender });
    await world.post();
    await expect.poll(() => tried.length).toBe(1);
    answer = 'ok';
    await world.post();
    expect(tried).toHaveLength(1);
    await api.post('/api/admin/mail/test').set(admin).expect(200);
    await expect.poll(() => sent.length).toBe(5);
    await services.mailer.stop();
  });
});
