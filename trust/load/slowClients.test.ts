import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { amount, caller, limit, pause, percentile, report } from '../testing/call.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const WAYS: ((socket: Socket) => void)[] = [
  // A header line a second, without end.
  (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 1000);
    socket.once('close', () => clearInterval(drip));
  },
  // A byte of a body a second.
  (socket) => {
    socket.write(
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    );
    const drip = setInterval(() => socket.write('{'), 1000);
    socket.once('close', () => clearInterval(drip));
  },
  // Sends one word and then nothing.
  (socket) => void socket.write('GET'),
];

/** Opens slow connections in every way; returns how many are closed and how long the last one took. */
function slowClients(port: number, count: number) {
  const begun = performance.now();
  const reached = { closed: 0, lastMs: 0 };
  for (let n = 0; n < count; n += 1) {
    const socket = connect(port, '127.0.0.1', () => WAYS[n % WAYS.length]?.(socket));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      reached.closed += 1;
      reached.lastMs = performance.now() - begun;
    });
    onTestFinished(() => void socket.destroy());
  }
  return reached;
}

test('slow clients are all sent away within twelve seconds, and honest ones do not notice them', async () => {
  const { port } = await startServerProcess();
  const careless = createServer((_request, response) => response.end()).listen(0);
  onTestFinished(() => void careless.close());
  const count = amount(300, 2000);
  const slow = slowClients(port, count);
  const twin = slowClients((careless.address() as AddressInfo).port, 30);
  const call = caller(port, 1);
  const times: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < Math.min(60_000, limit(13_000)) && slow.closed < count) {
    times.push((await call({ path: '/api/blog/articles' })).ms);
    await pause(20);
  }
  expect(slow.closed).toBe(count);
  expect(slow.lastMs).toBeLessThan(limit(12_000));
  const p99 = percentile(times, 0.99);
  expect(p99).toBeLessThan(limit(100));
  // Twin: with Node's default timeouts, all slow connections are still open.
  expect(twin.closed).toBe(0);
  report(
    'A3',
    `${count} slow clients closed in ${Math.round(slow.lastMs)} ms, honest p99 ${Math.round(p99)} ms (${times.length} requests)`,
  );
});
