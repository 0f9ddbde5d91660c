import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { balancer } from '../testing/balancer.ts';
import { caller, leadCall, pause } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { NO_POSTGRES } from '../testing/postgres.ts';
import { replicas } from '../testing/replicas.ts';
import type { ServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

const CLIENTS = amount(4, 8);

/** Restarts two processes behind a balancer, one after the other, while visitors read and write; answers what they got. */
async function restartUnderLoad(twins: readonly Twin[], rounds: number) {
  const site = await replicas();
  if (!site) return undefined;
  const door = await balancer();
  const options = { twins, environment: { STOP_DELAY_SECONDS: '2' } };
  const running: ServerProcess[] = [await site.start(options), await site.start(options)];
  const serve = () => door.serve(running.map(({ port }) => port));
  serve();
  const call = caller(door.port, CLIENTS);
  const statuses: (number | undefined)[] = [];
  const acknowledged: string[] = [];
  let state: 'loading' | 'ending' = 'loading';
  const client = async () => {
    while (state === 'loading') {
      const name = randomUUID();
      const written = await call(leadCall(name)).catch(() => undefined);
      if (written?.status === 201) acknowledged.push(name);
      const read = await call({ path: '/api/blog/articles' }).catch(() => undefined);
      statuses.push(written?.status, read?.status);
      await pause(amount(25, 10));
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  await pause(500);
  for (let round = 0; round < rounds; round += 1) {
    for (const old of [...running]) {
      old.signal('SIGTERM');
      expect(await old.ended).toBe(0);
      running[running.indexOf(old)] = await site.start(options);
      serve();
      await pause(500);
    }
  }
  state = 'ending';
  await Promise.all(clients);
  const stored = await site.ask('SELECT name, count(*)::int AS n FROM leads GROUP BY name');
  const counts = new Map(stored.map(({ name, n }) => [name, n]));
  return { statuses, acknowledged, wronged: acknowledged.filter((name) => counts.get(name) !== 1) };
}

test('a rolling restart under load fails no request and loses no lead', async (context) => {
  const rounds = amount(1, 10);
  const done = await restartUnderLoad([], rounds);
  if (!done) return context.skip(NO_POSTGRES);
  const { statuses, acknowledged, wronged } = done;
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  expect(wronged).toEqual([]);
  report(
    'A22',
    `${2 * rounds} restarts of two processes under load: ${statuses.length} requests, 0 failed, ${acknowledged.length} of ${acknowledged.length} leads`,
  );
});

test('twin: where a process ends without a farewell, some requests fail', async (context) => {
  const done = await restartUnderLoad(['abrupt-stop'], 1);
  if (!done) return context.skip(NO_POSTGRES);
  expect(new Set(done.statuses)).not.toEqual(new Set([200, 201]));
});
