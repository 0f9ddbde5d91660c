import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { headerOf, mailServer } from '../../server/testing/mailServer.ts';
import { pause } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

/** Keeps every alert that was ever committed, whatever becomes of its row. */
const JOURNAL = `
CREATE TABLE told (what TEXT NOT NULL, key TEXT NOT NULL);
CREATE TRIGGER journal_mail AFTER INSERT ON outbox WHEN new.kind = 'alert'
  BEGIN INSERT INTO told VALUES ('mail', new.message_id); END;
CREATE TRIGGER journal_call AFTER INSERT ON webhook_calls BEGIN INSERT INTO told VALUES ('call', new.key); END;`;

/** Somebody who is called: the keys they heard, one for each call. */
async function listener() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(String(request.headers['x-alert-id']));
    request.resume();
    // A moment during which the site may die.
    setTimeout(() => response.writeHead(204).end(), 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** So many processes that raise alerts without end, each killed at a random moment; then one that sends what is left. */
async function killWhileTelling(rounds: number, twins: Twin[]) {
  const dataDir = temporaryDirectory();
  const mail = await mailServer();
  const { heard, url } = await listener();
  const environment = {
    ALERT_WEBHOOK_URL: url,
    ALERT_WEBHOOK_SECRET: 'un secret de seize caractères',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_SECURITY: 'none',
    SMTP_FROM: 'site@site.test',
    NOTIFY_TO: 'moi@site.test',
    LOG_LEVEL: 'silent',
  };
  const open = () => new Database(path.join(dataDir, 'site.db'));
  const first = await startServerProcess({ dataDir, environment });
  first.signal('SIGTERM');
  await first.ended;
  open().exec(JOURNAL).close();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess({ dataDir, environment, twins });
    await pause(100 + Math.random() * 400);
    server.signal('SIGKILL');
    await server.ended;
  }
  const database = open();
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  // The two minutes after which what a dead process had in hand is sent again.
  database.exec('UPDATE outbox SET locked_until = NULL');
  await startServerProcess({ dataDir, environment, twins: ['send-calls'] });
  const left = database.prepare(
    `SELECT (SELECT count(*) FROM webhook_calls) + (SELECT count(*) FROM outbox WHERE state = 'waiting')`,
  );
  await expect.poll(() => left.pluck().get()).toBe(0);
  const journal = (what: string) =>
    database.prepare('SELECT key FROM told WHERE what = ?').pluck().all(what) as string[];
  const [mails, calls] = [journal('mail'), journal('call')];
  database.close();
  const sent = mail.received.map(({ raw }) => headerOf(raw, 'Message-ID') ?? '');
  return { mails, sent, calls, heard };
}

const missing = (keys: readonly string[], got: readonly string[]): number =>
  keys.filter((key) => !got.includes(key)).length;
const twice = (got: readonly string[]): number => got.length - new Set(got).size;

test('an alert that was noted is mailed and called, whenever the process is killed; at most the one under way twice, under the same name', {
  timeout: 600_000,
}, async () => {
  const rounds = amount(4, 50);
  const { mails, sent, calls, heard } = await killWhileTelling(rounds, ['restless-watch']);
  expect(calls.length).toBeGreaterThan(rounds);
  expect(mails.length).toBeGreaterThan(rounds / 2);
  expect([missing(mails, sent), missing(calls, heard)]).toEqual([0, 0]);
  expect([missing(sent, mails), missing(heard, calls)]).toEqual([0, 0]);
  expect(twice(sent)).toBeLessThanOrEqual(rounds);
  expect(twice(heard)).toBeLessThanOrEqual(rounds);
  report(
    'D24',
    `${rounds} kill -9: ${mails.length} alerts mailed and ${calls.length} called, 0 lost, ${twice(sent)} mails and ${twice(heard)} calls twice under the same name`,
  );
});

test('twin: alerts kept in memory until they are sent are lost with the process', async () => {
  const { calls, heard } = await killWhileTelling(3, ['restless-watch', 'forgetful-calls']);
  expect(missing(calls, heard)).toBeGreaterThan(0);
});
