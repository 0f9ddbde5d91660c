import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, type Caller, caller, inLanes, leadCall, type Received, report } from '../testing/call.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const PATHS = [
  'leads',
  'contract-notices',
  'newsletter',
  'session',
  'newsletter/confirm',
  'newsletter/unsubscribe',
].map((name) => `/api/${name}`);
const GOOD = String(leadCall('x').body);

/** Bodies that no form of the site sends: cut, with characters altered, deeply nested, with `__proto__` keys, or plain noise. */
const strangeBody = fc.oneof(
  fc.nat(GOOD.length - 1).map((end) => GOOD.slice(0, end)),
  // Inserts control characters, which JSON allows neither inside its strings nor between them.
  fc
    .tuple(fc.nat(GOOD.length - 1), fc.integer({ min: 14, max: 31 }))
    .map(([at, byte]) => GOOD.slice(0, at) + String.fromCharCode(byte) + GOOD.slice(at)),
  fc.json().filter((text) => !text.startsWith('{"name"')),
  fc.integer({ min: 1, max: 30_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constantFrom(
    '{"__proto__":{"polluted":1},"name":"a"}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"name":"a","name":{"b":1},"email":[]}',
    '{"name":"\\ud800","email":"a@b.fr"}',
    '{"name":"\\u0000","email":"a@b.fr"}',
    '{"name":1e999,"email":"a@b.fr"}',
    '{"username":"admin","password":{"$ne":null}}',
    '{"token":"1.2.3"}',
    'null',
    '0',
    '""',
    '',
    '\ufeff{}',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const HARMLESS = new Set([400, 413, 415, 422]);

interface Finding {
  path: string;
  body: string;
  status: number;
  text: string;
}

/** Sends strange bodies to every public address; returns those not refused as they should be. */
async function sendStrange(call: Caller, count: number, seed: number): Promise<Finding[]> {
  const bodies = fc.sample(strangeBody, { numRuns: count, seed });
  const findings: Finding[] = [];
  await inLanes(count, 8, async (index) => {
    const body = bodies[index] ?? '';
    const path = PATHS[index % PATHS.length] ?? '';
    const headers = { 'Content-Type': index % 7 === 0 ? 'application/x-www-form-urlencoded' : 'application/json' };
    const broken = (error: Error): Received => ({ status: 0, headers: {}, text: error.message, ms: 0 });
    const response = await call({ method: 'POST', path, headers, body }).catch(broken);
    const { status, text } = response;
    const refused = HARMLESS.has(status) && isProblem(status, text, String(response.headers['content-type']));
    if (!refused) findings.push({ path, body: body.slice(0, 200), status, text: text.slice(0, 200) });
  });
  return findings;
}

function isProblem(status: number, text: string, type: string): boolean {
  if (!type.startsWith('application/problem+json') || /\bat \w+ \(|node_modules|SQLITE|\/server\//.test(text))
    return false;
  const problem = JSON.parse(text) as Record<string, unknown>;
  return (
    problem.status === status &&
    typeof problem.title === 'string' &&
    typeof problem.detail === 'string' &&
    String(problem.instance).startsWith('urn:uuid:')
  );
}

test('bodies no form sends are all refused as problems: never a 5xx, never a trace of the inside', async () => {
  const { port, log } = await startServerProcess({ environment: { LOG_LEVEL: 'error' } });
  const count = amount(1500, 100_000);
  const seed = randomInt(2 ** 31);
  const findings = await sendStrange(caller(port, 8), count, seed);
  expect({ seed, findings: findings.slice(0, 5) }).toEqual({ seed, findings: [] });
  expect((await caller(port)(leadCall('after'))).status).toBe(201);
  expect(log.slice(1)).toEqual([]);
  report('A5, S21', `${count} strange bodies (seed ${seed}): 0 accepted, 0 × 5xx, every refusal a problem+json`);
}, 900_000);

test('twin: a reader that takes every body for JSON breaks', async () => {
  const { port } = await startServerProcess({ twins: ['careless-reader'] });
  const broken = await sendStrange(caller(port, 8), 50, 1).catch((error: Error) => [error.message]);
  expect(broken).not.toEqual([]);
});

const HEAD = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const CHUNK = Buffer.alloc(64 * 1024, 0x61);

function* tenMegabytes(chunked: boolean) {
  yield HEAD + (chunked ? 'Transfer-Encoding: chunked\r\n\r\n' : `Content-Length: ${160 * CHUNK.length}\r\n\r\n`);
  for (let sent = 0; sent < 160; sent += 1) yield* chunked ? ['10000\r\n', CHUNK, '\r\n'] : [CHUNK];
}

/** Sends ten megabytes as fast as they are accepted; returns the status. */
function pushTenMegabytes(port: number, chunked: boolean): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    Readable.from(tenMegabytes(chunked)).pipe(socket);
    socket.setTimeout(15_000, () => socket.destroy());
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
  });
}

test('a hundred bodies of ten megabytes at once are answered 413 and never kept in memory', async () => {
  const { port } = await startServerProcess({ twins: ['probe'], nodeFlags: ['--expose-gc'] });
  const call = caller(port);
  // Memory the process holds, the least of a second: closing connections free their buffers a little later, and the freed memory an
  // allocator keeps comes and goes.
  const memory = async () => {
    const reads: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const { heapUsed, external } = JSON.parse((await call({ path: '/probe/memory' })).text) as NodeJS.MemoryUsage;
      reads.push((heapUsed + external) / 2 ** 20);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return Math.min(...reads);
  };
  const push = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => pushTenMegabytes(port, n % 2 === 0)));
  // Sends the same requests twice before the measurement, so that the allocator's own reserves are not counted as growth.
  for (let round = 0; round < 2; round++) await push(100);
  const before = await memory();
  const responses = await push(100);
  const growth = (await memory()) - before;
  expect(new Set(responses)).toEqual(new Set([413]));
  expect(growth).toBeLessThan(20);
  const encodings: [Record<string, string>, string | Buffer][] = [
    [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(2 ** 20))],
    [{ 'Content-Type': 'text/plain' }, GOOD],
  ];
  for (const [headers, body] of encodings)
    expect((await call({ method: 'POST', path: '/api/leads', headers, body })).status).toBe(415);
  report(
    'A4',
    `100 × 10 MB at once: 100 × 413, memory ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB over the first`,
  );
});
