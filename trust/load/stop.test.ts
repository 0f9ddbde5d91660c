import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { amount, caller, inPairs, leadCall, limit, pause, report } from '../testing/call.ts';
import { holdFile, storedLeads, work } from '../testing/faults.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

const CLIENTS = 12;

/** Stops a server under load with fifty idle connections and, optionally, one that never finishes its request. */
async function stopUnderLoad(hung: boolean) {
  const server = await startServerProcess();
  for (let n = 0; n < 50; n += 1) connect(server.port, '127.0.0.1').on('error', () => undefined);
  if (hung)
    connect(server.port, '127.0.0.1')
      .on('error', () => undefined)
      .write('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\nContent-Type: application/json\r\n\r\n{');
  const acknowledged: string[] = [];
  const working = work(server, { clients: CLIENTS, acknowledged });
  while (acknowledged.length === 0) await pause(50);
  await pause(Math.random() * 300);
  const begun = performance.now();
  const code = await server.end('SIGTERM');
  const ms = performance.now() - begun;
  const { refused } = await working;
  return { code, ms, acknowledged, refused, stored: storedLeads(server.dataDir) };
}

test('on SIGTERM every lead taken in is answered and the exit code is 0', async () => {
  const rounds = amount(1, 50);
  let leads = 0;
  const check = ({ code, acknowledged, refused, stored }: Awaited<ReturnType<typeof stopUnderLoad>>) => {
    expect([code, refused, [...stored.keys()].sort()]).toEqual([0, [], acknowledged.toSorted()]);
    leads += acknowledged.length;
  };
  // The server with a hung client mostly waits: the servers without one are stopped meanwhile.
  const hung = stopUnderLoad(true);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stop = await stopUnderLoad(false);
    check(stop);
    times.push(stop.ms);
  }
  const last = await hung;
  check(last);
  // Fifty idle connections do not delay a stop, a hung one only until the deadline.
  expect(Math.max(...times)).toBeLessThan(limit(2000));
  expect(last.ms).toBeLessThan(limit(10_000));
  const figures = `${rounds} stops beside 50 unused connections in ${Math.round(Math.max(...times))} ms at most, one with a hung client in ${Math.round(last.ms)} ms`;
  report('A1', `${figures}: ${leads} leads, 0 unanswered, exit code 0`);
}, 900_000);

/** Whether a new connection is accepted: a server that received its signal accepts none. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1').on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

test('a connection still busy when the signal comes gets `Connection: close`', async () => {
  const server = await startServerProcess();
  const letGo = holdFile(server.dataDir);
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  const { body = '' } = leadCall('busy');
  const headers = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.write(`POST /api/leads HTTP/1.1\r\n${headers}\r\n\r\n${body}`);
  await pause(200);
  server.signal('SIGTERM');
  while (await accepts(server.port)) await pause(10);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await pause(100);
  letGo();
  expect(await server.ended).toBe(0);
  const [, lead = '', health = ''] = text.split('HTTP/1.1 ');
  expect(lead).toMatch(/^201 /);
  expect(health).toMatch(/^200 [\s\S]*Connection: close/);
});

/** A lead that waits for the file when the signal comes, and whether it got a response. */
async function waitingLead(twins: readonly Twin[], name: NodeJS.Signals = 'SIGTERM'): Promise<number | undefined> {
  const server = await startServerProcess({ twins });
  const letGo = holdFile(server.dataDir);
  const response = caller(server.port)(leadCall('waiting')).catch(() => undefined);
  await pause(200);
  server.signal(name);
  await pause(300);
  letGo();
  return (await response)?.status;
}

test('a lead that was still being written when the signal came is answered 201; a server that exits at once, the twin, leaves it without an answer', async () => {
  expect(
    await inPairs<readonly Twin[], number | undefined>([[], ['abrupt-stop']], (twins) => waitingLead(twins)),
  ).toEqual([201, undefined]);
});

test('a closed terminal (SIGHUP) and Ctrl+C (SIGINT) let it be answered too', async () => {
  const signals = ['SIGHUP', 'SIGINT'] as const;
  expect(await inPairs(signals, (name) => waitingLead([], name))).toEqual([201, 201]);
});

test('under nohup, whose input cannot be read, a closed terminal changes nothing', async () => {
  const server = await startServerProcess({ wrap: ['sh', '-c', 'exec "$@" 0>/dev/null', 'sh'] });
  server.signal('SIGHUP');
  await pause(500);
  expect((await caller(server.port)(leadCall('after'))).status).toBe(201);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('an error in a handler is one 500 without a word of its cause, the site goes on; an uncaught error ends it with code 1', async () => {
  const server = await startServerProcess({ twins: ['probe'] });
  const call = caller(server.port);
  for (const path of ['/probe/throw', '/probe/reject']) {
    const { status, headers, text } = await call({ path });
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(text).not.toMatch(/secret|stack|\.ts/);
  }
  expect((await call(leadCall('after'))).status).toBe(201);
  const begun = performance.now();
  await call({ path: '/probe/uncaught' }).catch(() => undefined);
  expect(await server.ended).toBe(1);
  expect(performance.now() - begun).toBeLessThan(limit(10_000));
  expect(server.log.join('\n')).toContain('uncaught error');
  report(
    'A8',
    `500 without cause; an uncaught error is logged and ends the process with code 1 in ${Math.round(performance.now() - begun)} ms`,
  );
});

test('twin: a server that does not know SIGHUP leaves the lead of a closed terminal without an answer', async () => {
  expect(await waitingLead(['deaf-to-hangup'], 'SIGHUP')).toBeUndefined();
});

test('twin: a server that ignores uncaught errors goes on in an unknown state', async () => {
  const server = await startServerProcess({ twins: ['probe', 'shrug'] });
  const call = caller(server.port);
  await pause(200);
  await call({ path: '/probe/uncaught' }).catch(() => undefined);
  expect((await call({ path: '/healthz' })).status).toBe(200);
});
