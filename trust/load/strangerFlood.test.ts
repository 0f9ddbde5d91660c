import { expect, test } from 'vitest';
import { mailWorld, OWNER } from '../../server/testing/mailWorld.ts';
import { lead } from '../../server/testing/siteUnderTest.ts';
import { amount, report } from '../testing/form.ts';

const HOUR = 3_600_000;
const VICTIMS = amount(60, 600);

/** One address types in as many others; after it an honest visitor writes. Whom the mail server of a virtual hour had mail for. */
async function flooded(withOrigin: boolean) {
  const world = await mailWorld();
  const { api, raw } = world.site;
  const from = (address: string, email: string) =>
    api.post('/api/leads').set('X-Forwarded-For', address).send(lead({ email })).expect(201);
  for (let n = 0; n < VICTIMS; n += 1) await from('198.51.100.1', `victime${n}@exemple.fr`);
  await from('203.0.113.9', 'honnete@exemple.fr');
  if (!withOrigin) {
    // The hour's mails to strangers are nearly used up, as by a flood of before.
    raw.exec('UPDATE outbox SET origin_key = NULL');
  }
  await world.run({ forMs: HOUR / 6 });
  const strangers = world.server.received.flatMap(({ to }) => to).filter((to) => to !== OWNER);
  const notifications = world.server.received.filter(({ to }) => to.includes(OWNER)).length;
  return { world, strangers, notifications };
}

test('an address that types in hundreds of others has ten mails an hour sent; the honest receipt leaves at once, the owner has twenty mails and a summary', async () => {
  const { world, strangers, notifications } = await flooded(true);
  expect(strangers).toContain('honnete@exemple.fr');
  expect(strangers).toHaveLength(11);
  expect(notifications).toBe(20);
  await world.run({ forMs: 1.2 * HOUR });
  expect(world.server.received.filter(({ to }) => to.includes(OWNER))).toHaveLength(21);
  expect(
    world.rows().filter(({ kind, state }) => kind === 'lead-acknowledgement' && state === 'waiting').length,
  ).toBeGreaterThan(0);
  expect(world.rows().filter(({ kind }) => kind === 'lead-acknowledgement')).toHaveLength(VICTIMS + 1);
  report(
    'A17',
    `${VICTIMS} addresses typed in from one: 10 mails in the hour, the honest receipt among the first 11, 20 notifications and 1 summary, 0 mails dropped`,
  );
}, 300_000);

test('twin: counted for all alone the flood sends as many as the hour takes', async () => {
  const { strangers } = await flooded(false);
  expect(strangers.length).toBeGreaterThan(11);
}, 300_000);
