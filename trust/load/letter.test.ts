import { expect, test } from 'vitest';
import type { LetterFile } from '../../data/api/letterAnswers.ts';
import { headerOf } from '../../server/testing/mailServer.ts';
import { type Caller, caller, leadCall, pause, percentile } from '../testing/call.ts';
import { amount, limit, report } from '../testing/form.ts';
import { letterSite, ownerHeaders } from '../testing/letterSite.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const letterOf = async (call: Caller, headers: Record<string, string>) =>
  (JSON.parse((await call({ path: '/api/admin/letters/1', headers })).text) as LetterFile).letter;
const longestStop = async (call: Caller): Promise<{ max: number; turn: number }> =>
  JSON.parse((await call({ path: '/probe/loop' })).text);

test('while a letter leaves, what a request causes leaves within five seconds', async () => {
  const recipients = amount(200, 2000);
  const { dataDir, mail, environment } = await letterSite(recipients);
  const arrivals = new Map<string, number>();
  const look = setInterval(() => {
    for (const { raw } of mail.received.splice(0)) {
      const subject = headerOf(raw, 'Subject') ?? '';
      arrivals.set(`${headerOf(raw, 'To')} ${subject} ${arrivals.size}`, performance.now());
    }
  }, 10);
  const server = await startServerProcess({ dataDir, environment, twins: ['probe'], nodeFlags: ['--expose-gc'] });
  const call = caller(server.port);
  const headers = await ownerHeaders(call);
  const memory = async () => {
    const { heapUsed, external } = JSON.parse((await call({ path: '/probe/memory' })).text) as NodeJS.MemoryUsage;
    return (heapUsed + external) / 2 ** 20;
  };
  const held: number[] = [];
  const waits: number[] = [];
  const toOwner = () => [...arrivals.keys()].filter((key) => key.includes('moi@site.test')).length;
  while ((await letterOf(call, headers)).state !== 'sent') {
    if (waits.length < 18) {
      const before = toOwner();
      const begun = performance.now();
      expect((await call(leadCall(`Camille ${waits.length}`))).status).toBe(201);
      await expect.poll(toOwner, { interval: 10 }).toBeGreaterThan(before);
      waits.push(performance.now() - begun);
    }
    if (waits.length >= 18) held.push(await memory());
    // Looking, which collects all garbage first, costs more than a mail.
    await pause(waits.length < 18 ? 50 : 500);
  }
  held.push(await memory());
  clearInterval(look);
  expect(waits.length).toBeGreaterThan(5);
  expect(percentile(waits, 0.99)).toBeLessThan(limit(5000));
  const { sent } = await letterOf(call, headers);
  expect(sent).toBe(recipients);
  const [median, worst] = [0.5, 0.99].map((share) => Math.round(percentile(waits, share)));
  const [first = 0, last = 0] = [held[0], held.at(-1)];
  // What a letter takes does not add up with its recipients.
  expect(last - first).toBeLessThan(8);
  report(
    'A12',
    `${waits.length} notifications while a letter to ${sent} left: median ${median} ms, p99 ${worst} ms; ${first.toFixed(1)} MB held in the middle of it, ${last.toFixed(1)} MB at its end`,
  );
}, 600_000);

test('the rows of a letter to 20,000 are made without stopping the event loop, and the desk’s lists stay quick', async () => {
  const { dataDir, mail, environment } = await letterSite(20_000);
  // Nothing leaves meanwhile: what is measured is the making of the rows.
  await mail.breakDown('refused');
  const server = await startServerProcess({ dataDir, environment, twins: ['probe'] });
  const call = caller(server.port);
  const headers = await ownerHeaders(call);
  await longestStop(call);
  const turns: number[] = [];
  const lists: number[] = [];
  for (;;) {
    const letter = await letterOf(call, headers);
    if (letter.prepared_at) break;
    turns.push((await longestStop(call)).turn);
  }
  await pause(100);
  turns.push((await longestStop(call)).turn);
  for (let n = 0; n < 40; n += 1)
    for (const path of ['letters', 'letters/1/recipients', 'subscribers', 'mail']) {
      const answer = await call({ path: `/api/admin/${path}`, headers });
      expect(answer.status).toBe(200);
      lists.push(answer.ms);
    }
  expect((await letterOf(call, headers)).recipients).toBe(20_000);
  const longest = Math.max(...turns);
  expect(longest).toBeLessThan(limit(50));
  expect(percentile(lists, 0.5)).toBeLessThan(limit(5));
  report(
    'A7',
    `20,000 rows of a letter: the event loop computed ${Math.round(longest)} ms at most in one turn; lists of the desk ${percentile(lists, 0.5).toFixed(1)} ms (median), ${percentile(lists, 0.99).toFixed(1)} ms (p99)`,
  );
}, 300_000);
