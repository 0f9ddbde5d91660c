import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { caller, leadCall } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { inPairs } from '../testing/inPairs.ts';
import { killWhilePosting } from '../testing/killWhilePosting.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { storedLeads, wronged } from '../testing/storedLeads.ts';

test.each([
  ['the sources', false, amount(2, 250)],
  ['the shipped bundle', true, amount(1, 25)],
])(
  'a lead that %s answered 201 is stored exactly once, whenever the process is killed',
  async (what, shipped, rounds) => {
    const killedTimes = async (dataDir: string) => {
      const acknowledged: string[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const server = await startServerProcess({ dataDir, shipped });
        acknowledged.push(...(await killWhilePosting(server, amount(60, 240))));
        const { count, integrity } = storedLeads(dataDir);
        expect([round, integrity]).toEqual([round, 'ok']);
        expect(wronged(acknowledged, count)).toEqual([]);
      }
      return acknowledged.length;
    };
    const [one = 0, two = 0] = await inPairs([temporaryDirectory(), temporaryDirectory()], killedTimes);
    expect(one + two).toBeGreaterThan(rounds * amount(60, 240));
    report(
      'D1',
      `${what}: 0 lost of ${one + two} acknowledged leads, ${rounds * 2} kill -9 rounds, integrity ok each round`,
    );
  },
);

test('twin: a server that answers before it commits loses leads when it is killed', async () => {
  const dataDir = temporaryDirectory();
  const server = await startServerProcess({ dataDir, twins: ['answer-first'] });
  const acknowledged = await killWhilePosting(server, 20);
  expect(wronged(acknowledged, storedLeads(dataDir).count).length).toBeGreaterThan(0);
});

test('a form posted fifty times at once, then again after a kill, is one lead with one reference', async () => {
  const dataDir = temporaryDirectory();
  const name = randomUUID();
  const first = await startServerProcess({ dataDir });
  const call = caller(first.port, 50);
  const answers = await Promise.all(Array.from({ length: 50 }, () => call(leadCall(name))));
  first.signal('SIGKILL');
  await first.ended;
  const second = await startServerProcess({ dataDir });
  answers.push(await caller(second.port)(leadCall(name)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  second.signal('SIGKILL');
  await second.ended;
  expect(storedLeads(dataDir).count.get(name)).toBe(1);
  report('D13', '51 posts of one form, one kill -9 between: 1 row, 1 answer');
});

test('twin: without the key the same form is several leads', async () => {
  const { port, dataDir, signal, ended } = await startServerProcess({ twins: ['no-key'] });
  const name = randomUUID();
  for (let n = 0; n < 3; n += 1) await caller(port)(leadCall(name));
  signal('SIGKILL');
  await ended;
  expect(storedLeads(dataDir).count.get(name)).toBe(3);
});
