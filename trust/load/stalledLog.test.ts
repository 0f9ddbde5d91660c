import { expect, test } from 'vitest';
import { caller, leadCall, pause } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

/** Enough lines to fill the pipe and the room behind it. */
const REQUESTS = amount(15_000, 60_000);

/** Reads no more of a server's log and asks it for so many small things; answers how many were answered. */
async function askUnread(requests: number, twins: 'patient-log'[] = []) {
  const server = await startServerProcess({ twins, environment: { LOG_LEVEL: 'info' } });
  const call = caller(server.port, 8);
  expect((await call({ path: '/healthz' })).status).toBe(200);
  server.child.stdout?.pause();
  let answered = 0;
  let asked = 0;
  const client = async () => {
    for (; asked < requests; asked += 1) {
      await call({ path: '/healthz' });
      answered += 1;
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, client)).catch(() => undefined);
  return { server, call, all, answered: () => answered };
}

test('a reader of the log that stalls stops nothing: every request is answered, memory stays bounded, lost lines are counted', async () => {
  const { server, call, all, answered } = await askUnread(REQUESTS);
  await all;
  expect(answered()).toBeGreaterThanOrEqual(REQUESTS);
  expect((await call(leadCall('while it stalls'))).status).toBe(201);
  server.child.stdout?.resume();
  await expect
    .poll(async () => {
      await call({ path: '/healthz' });
      return server.log.join('\n');
    })
    .toMatch(/"dropped":\d+/);
  const dropped = Number(/"dropped":(\d+)/.exec(server.log.join('\n'))?.[1]);
  expect(dropped).toBeGreaterThan(0);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  report(
    'A14',
    `${answered()} requests answered while nobody read the log, 1 lead 201, ${dropped} lines dropped and counted`,
  );
});

test('a stop does not wait for a reader that stalls', async () => {
  const { server, all } = await askUnread(REQUESTS);
  await all;
  server.signal('SIGTERM');
  expect(await Promise.race([server.ended, pause(10_000)])).toBe(0);
});

test('twin: a site that writes its log before it goes on stands still', async () => {
  const { answered } = await askUnread(REQUESTS, ['patient-log']);
  await pause(3000);
  const before = answered();
  await pause(1000);
  expect(answered()).toBe(before);
  expect(before).toBeLessThan(REQUESTS);
});
