import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { caller, leadCall } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { inPairs } from '../testing/inPairs.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { storedLeads, wronged } from '../testing/storedLeads.ts';
import type { Twin } from '../testing/twins.ts';

const CLIENTS = 16;

/**
 * Posts leads from sixteen clients and kills the process at a random moment, on average after so many answers and never before
 * half as many; answers the acknowledged names.
 */
async function killWhilePosting(
  dataDir: string,
  average: number,
  { twins = [], shipped = false }: { twins?: Twin[]; shipped?: boolean } = {},
): Promise<string[]> {
  const server = await startServerProcess({ dataDir, twins, shipped });
  const call = caller(server.port, CLIENTS);
  const acknowledged: string[] = [];
  const enough = (0.5 + Math.random()) * average;
  const client = async () => {
    for (;;) {
      const name = randomUUID();
      const answer = await call(leadCall(name)).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status === 201) acknowledged.push(name);
      if (acknowledged.length > enough) setTimeout(() => server.signal('SIGKILL'), Math.random() * 20);
    }
  };
  await Promise.all([server.ended, ...Array.from({ length: CLIENTS }, client)]);
  return acknowledged;
}

test.each([
  ['the sources', false, amount(2, 250)],
  ['the shipped bundle', true, amount(1, 25)],
])(
  'a lead that %s answered 201 is stored exactly once, whenever the process is killed',
  async (what, shipped, rounds) => {
    const killedTimes = async (dataDir: string) => {
      const acknowledged: string[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        acknowledged.push(...(await killWhilePosting(dataDir, amount(60, 240), { shipped })));
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
  const acknowledged = await killWhilePosting(dataDir, 20, { twins: ['answer-first'] });
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
