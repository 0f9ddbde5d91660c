import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { headerOf, mailServer } from '../../server/testing/mailServer.ts';
import { caller, leadCall, pause } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { PASSWORD, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

/** What a killed process was sending comes back once its lease has ended (server/mail/worker.ts). */
const LEASE_MS = 120_000;

/** A site whose mail goes to a server of the test's own, in a process that can be killed, with one lead and the owner signed in. */
async function world(twins: Twin[] = []) {
  const mail = await mailServer();
  const dataDir = temporaryDirectory();
  const environment = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_SECURITY: 'none',
    SMTP_FROM: 'site@site.test',
    NOTIFY_TO: 'moi@site.test',
  };
  const start = async () => {
    const server = await startServerProcess({ dataDir, environment, twins });
    return { server, call: caller(server.port) };
  };
  const { server, call } = await start();
  const lead = JSON.parse((await call(leadCall('Camille'))).text) as { id: number };
  const headers = { 'Content-Type': 'application/json' };
  const credentials = JSON.stringify({ username: 'admin', password: PASSWORD });
  const signedIn = await call({ method: 'POST', path: '/api/session', headers, body: credentials });
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  // The twin commits half a second after it has answered.
  await pause(1000);
  server.signal('SIGKILL');
  await server.ended;
  const reply = (subject: string) => ({
    method: 'POST',
    path: `/api/admin/leads/${lead.id}/replies`,
    headers: { ...headers, Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ key: randomUUID(), subject, body: 'Bonjour', attachments: [] }),
  });
  /** What arrived: each subject with the Message-IDs it came under, one a mail. */
  const arrived = () =>
    Map.groupBy(
      mail.received.filter(({ raw }) => headerOf(raw, 'Auto-Submitted') === undefined),
      ({ raw }) => headerOf(raw, 'Subject') ?? '',
    );
  return { start, reply, arrived };
}

test('a reply the desk was told is kept leaves, whenever the process is killed; at most the one under way twice, under one Message-ID', async () => {
  const { start, reply, arrived } = await world();
  const rounds = amount(2, 50);
  const accepted: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { server, call } = await start();
    const killed = pause(200 + Math.random() * 1200).then(() => server.signal('SIGKILL'));
    for (let n = 0; ; n += 1) {
      const subject = `Tour ${round}, ${n}`;
      const answer = await call(reply(subject)).catch(() => undefined);
      if (answer === undefined) break;
      expect(answer.status, answer.text).toBe(200);
      accepted.push(subject);
      await pause(Math.random() * 150);
    }
    await killed;
    await server.ended;
  }
  const { server } = await start();
  await expect
    .poll(() => accepted.filter((subject) => !arrived().has(subject)), { timeout: LEASE_MS + 60_000, interval: 1000 })
    .toEqual([]);
  server.signal('SIGTERM');
  await server.ended;
  const twice = [...arrived().values()].filter((mails) => mails.length > 1);
  for (const mails of arrived().values())
    expect(new Set(mails.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(1);
  expect(twice.length).toBeLessThanOrEqual(rounds);
  expect(twice.filter((mails) => mails.length > 2)).toEqual([]);
  report(
    'A12',
    `0 lost of ${accepted.length} replies, ${rounds} kill -9 rounds, ${twice.length} twice, each under one Message-ID`,
  );
}, 900_000);

test('twin: replies that are answered before they are committed are lost when the process is killed', async () => {
  const { start, reply, arrived } = await world(['answer-first']);
  const { server, call } = await start();
  const accepted: string[] = [];
  let killed: Promise<void> | undefined;
  for (let n = 0; n < 200; n += 1) {
    const answer = await call(reply(`Tour ${n}`)).catch(() => undefined);
    if (answer?.status !== 200) break;
    accepted.push(`Tour ${n}`);
    // Before half a second has passed nothing of it is committed.
    killed ??= pause(250).then(() => server.signal('SIGKILL'));
  }
  await killed;
  await server.ended;
  expect(accepted.length).toBeGreaterThan(0);
  const again = await start();
  await pause(15_000);
  again.server.signal('SIGKILL');
  await again.server.ended;
  expect(accepted.filter((subject) => !arrived().has(subject)).length).toBeGreaterThan(0);
}, 120_000);
