import { describe, expect, test } from 'vitest';
import { type Fault, headerOf } from '../testing/mailServer.ts';
import { mailWorld, OWNER } from '../testing/mailWorld.ts';

const MINUTE = 60_000;
const LEADS = 2;

/**
 * Each fault, the virtual minutes it lasts, and the minutes allowed between the server's return and the last mail: mails that a server
 * refused one by one wait each for a retry of their own.
 */
const OUTAGES: [fault: Fault, lasts: number, patience: number][] = [
  ['refused', 60, 2],
  ['silent', 60, 2],
  ['drips', 10, 2],
  ['421', 10, 2],
  ['451', 10, 10],
  ['550', 10, 10],
  ['hangs-up', 10, 10],
];

describe('while the mail server is down leads are taken, and every mail leaves once after it returns', () => {
  test.each(OUTAGES)('%s for %i virtual minutes', async (fault, lasts, patience) => {
    const world = await mailWorld();
    const { site, server } = world;
    const now = () => site.clock.time.getTime();
    const back = now() + lasts * MINUTE;
    const references: string[] = [];
    const post = async () => {
      references.push(await world.post({ email: `visiteur${references.length}@exemple.fr` }));
    };
    await server.breakDown(fault);
    await post();
    await world.run({
      forMs: (lasts + patience) * MINUTE,
      async at() {
        if (now() >= back) await server.breakDown('none');
        else if (references.length < LEADS) await post();
      },
      done: () => server.received.length >= 2 * LEADS,
    });
    const ids = server.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
    expect([ids.length, new Set(ids).size]).toEqual([2 * LEADS, 2 * LEADS]);
    expect(world.rows().every(({ state }) => state === 'sent')).toBe(true);
    const subjects = server.received.filter(({ to }) => to[0] === OWNER).map(({ raw }) => headerOf(raw, 'Subject'));
    for (const reference of references) expect(subjects.filter((one) => one?.includes(reference))).toHaveLength(1);
  });
});

test('twin: a worker that takes every send for a success loses the mails of an outage', async () => {
  const world = await mailWorld();
  const { server } = world;
  await server.breakDown('refused');
  await world.post();
  await world.run({
    forMs: 2 * MINUTE,
    at: () => server.breakDown('none'),
    parts: { openSender: () => ({ send: async () => '250 OK', probe: async () => '250 OK', close: () => undefined }) },
  });
  await world.run({ forMs: 60 * MINUTE });
  expect([server.received.length, world.rows().map(({ state }) => state)]).toEqual([0, ['sent', 'sent']]);
});
