import { expect, test } from 'vitest';
import type { LetterRecord } from '../../data/api/letters.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { headerOf, mailServer } from '../../server/testing/mailServer.ts';
import { fillFile } from '../testing/boundStore.ts';
import { amount, caller, isLong, pause, report } from '../testing/call.ts';
import { mailing } from '../testing/faults.ts';
import { signIn } from '../testing/replicas.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

/** A data directory with confirmed subscribers (`s1@exemple.fr` …) and a letter that is due. */
async function letterDirectory(subscribers: number): Promise<string> {
  const dataDir = temporaryDirectory();
  const now = new Date();
  const at = now.toISOString();
  await fillFile(dataDir, async (store) => {
    for (let n = 1; n <= subscribers; n += 1) {
      const consent = { nonce: 'n', consentTextVersion: '1', source: '/', now };
      const added = await store.addSubscriber({ email: `s${n}@exemple.fr`, ...consent });
      await store.confirmSubscriber(added?.id ?? 0, now);
    }
    await store.writeLettersAnHour(100_000);
    const words = { subject: 'Une lettre', preheader: 'Son accroche', body: 'Bonjour,\n\nune **lettre**.' };
    const id = await store.addLetter({ ...words, author: 'admin', at });
    await store.scheduleLetter(id, { version: 1, sendAt: at, at });
  });
  return dataDir;
}

/** Ends the leases, as two minutes without a server would: the mails of a killed process are due again. */
function endLeases(dataDir: string): void {
  const connection = openDatabase(dataDir);
  const past = new Date(Date.now() - 1000).toISOString();
  connection.handle
    .prepare('UPDATE outbox SET locked_until = ?, next_attempt_at = ? WHERE locked_until IS NOT NULL')
    .run(past, past);
  connection.close();
}

const SUBSCRIBERS = amount(300, 2000);
const KILLS = amount(4, 50);
/** A mail that a killed process was sending is due again once its lease has ended (server/mail/worker.ts). */
const LEASE_MS = 120_000;

test('a letter reaches each recipient once, whenever the process is killed; at most the one under way twice, under one Message-ID', async () => {
  const dataDir = await letterDirectory(SUBSCRIBERS);
  const mail = await mailServer();
  const environment = mailing(mail.port);
  const number = (address: string) => Number(/\d+/.exec(address)?.[0]);
  const isGone = (address: string) => number(address) % 40 === 7;
  const reached = new Set<string>();
  mail.refuse((address) => {
    if (isGone(address)) return { code: 550, words: '5.1.1 No such user' };
    if (number(address) % 25 !== 3 || reached.has(address)) return undefined;
    reached.add(address);
    return { code: 451, words: '4.7.1 Greylisted, come back later' };
  });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await startServerProcess({ dataDir, environment });
    // The mail server also fails in one of the rounds.
    if (kill === 2) await mail.breakDown('refused');
    await pause(400 + Math.random() * 900);
    if (kill === 2) await mail.breakDown('none');
    await server.end();
  }
  if (!isLong) endLeases(dataDir);
  const before = mail.received.length;
  expect(before).toBeLessThan(SUBSCRIBERS);
  const server = await startServerProcess({ dataDir, environment });
  const call = caller(server.port);
  const { headers } = await signIn(server);
  const letter = async () =>
    (JSON.parse((await call({ path: '/api/admin/letters/1', headers })).text) as LetterRecord).letter;
  await expect.poll(async () => (await letter()).state, { timeout: LEASE_MS + 240_000, interval: 500 }).toBe('sent');

  const arrived = Map.groupBy(mail.received, ({ to }) => to[0] ?? '');
  const wanted = Array.from({ length: SUBSCRIBERS }, (_, n) => `s${n + 1}@exemple.fr`).filter((one) => !isGone(one));
  expect(wanted.filter((one) => !arrived.has(one))).toEqual([]);
  expect(arrived.size).toBe(wanted.length);
  for (const mails of arrived.values())
    expect(new Set(mails.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(1);
  const twice = [...arrived.values()].filter((mails) => mails.length > 1);
  expect(twice.length).toBeLessThanOrEqual(KILLS);
  const { recipients, sent, refused } = await letter();
  expect([recipients, sent, refused]).toEqual([SUBSCRIBERS, wanted.length, SUBSCRIBERS - wanted.length]);
  report(
    'A12',
    `a letter to ${SUBSCRIBERS}: none missed, ${KILLS} kill -9 rounds (${before} had left by then), ${reached.size} greylisted, ${refused} refused, ${twice.length} twice, each under one Message-ID`,
  );
}, 900_000);
