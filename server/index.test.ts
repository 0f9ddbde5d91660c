import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { markClean } from '../database/file/cleanClose.ts';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';
import { lead } from './testing/siteUnderTest.ts';

const MAIN = `
  import { startServer } from '${import.meta.dirname}/index.ts';
  import { readSettings } from '${import.meta.dirname}/start/settings.ts';
  import { runOrRefuse } from '${import.meta.dirname}/start/startRefusal.ts';
  await runOrRefuse(() => startServer({ settings: readSettings(process.env) }));
`;

interface Running {
  process: ChildProcess;
  port: number;
  output: () => string;
}

/** The server in a process of its own, as `npm start` runs it. */
function spawnServer(dataDir: string, environment: Record<string, string> = {}): ChildProcess & { output: string } {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', MAIN], {
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const withOutput = Object.assign(child, { output: '' });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      withOutput.output += chunk.toString();
    });
  return withOutput;
}

async function start(dataDir: string, environment: Record<string, string> = {}): Promise<Running> {
  const child = spawnServer(dataDir, { ADMIN_PASSWORD: 'cheval agrafe pile', ...environment });
  for (;;) {
    const line = child.output.split('\n').find((one) => one.includes('"listening"'));
    if (line) return { process: child, port: JSON.parse(line).port, output: () => child.output };
    if (child.exitCode !== null) throw new Error(child.output);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Posts a lead on a kept-alive socket: its status, or undefined when the connection died. */
function post(port: number, key: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = request({ port, agent, method: 'POST', path: '/api/leads' }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(undefined));
    });
    call.setHeader('Content-Type', 'application/json');
    call.setHeader('Idempotency-Key', key);
    call.once('error', () => resolve(undefined));
    call.end(JSON.stringify(lead({ name: key })));
  });
}

describe('the process', () => {
  test('refuses a wrong environment with every problem and exit code 78', async () => {
    const child = spawnServer(temporaryDirectory(), { PORT: 'x', TRUST_PROXY: 'y' });
    expect((await once(child, 'exit'))[0]).toBe(78);
    expect(child.output).toMatch(/^PORT : .*\nTRUST_PROXY : .*\n$/);
  });

  test('refuses a data directory another process holds, in one sentence', async () => {
    const directory = temporaryDirectory();
    const first = await start(directory);
    const second = spawnServer(directory);
    expect((await once(second, 'exit'))[0]).toBe(78);
    expect(second.output).toMatch(/^Le dossier .* est déjà utilisé par un autre processus du site/);
    expect(await post(first.port, 'still-served')).toBe(201);
  });

  test('refuses a taken port and an unwritable data directory, in one sentence each', async () => {
    const { port } = await start(temporaryDirectory());
    const second = spawnServer(temporaryDirectory(), { PORT: String(port), ADMIN_PASSWORD: 'cheval agrafe pile' });
    expect((await once(second, 'exit'))[0]).toBe(78);
    expect(second.output).toMatch(/PORT : .* est déjà pris par un autre programme\.\n$/);
    const third = spawnServer('/dev/null/var');
    expect((await once(third, 'exit'))[0]).toBe(78);
    expect(third.output).toMatch(/^DATA_DIR : le site ne peut pas écrire dans /);
  });

  test('prints a random first password once, and never stores it', async () => {
    const directory = temporaryDirectory();
    const first = await start(directory, { ADMIN_PASSWORD: '' });
    const password = /mot de passe : ([\w-]{20})/.exec(first.output())?.[1] ?? '';
    expect(password).not.toBe('');
    first.process.kill('SIGTERM');
    await once(first.process, 'exit');
    const database = new Database(path.join(directory, 'site.db'), { readonly: true });
    expect(database.serialize().includes(password)).toBe(false);
    database.close();
    expect((await start(directory, { ADMIN_PASSWORD: '' })).output()).not.toContain('mot de passe');
  });

  test('answers 503 from /readyz and refuses leads politely while another process holds the file', async () => {
    const directory = temporaryDirectory();
    const { port } = await start(directory);
    const other = new Database(path.join(directory, 'site.db'));
    other.exec('BEGIN IMMEDIATE');
    const [ready, lead, health] = await Promise.all([
      fetch(`http://localhost:${port}/readyz`),
      post(port, 'held'),
      fetch(`http://localhost:${port}/healthz`),
    ]);
    expect([ready.status, lead, health.status]).toEqual([503, 503, 200]);
    other.exec('COMMIT');
    other.close();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect(await post(port, 'held')).toBe(201);
  });

  test('answers everything it accepted before SIGTERM, asks clients to close, and exits 0', async () => {
    const { process: child, port } = await start(temporaryDirectory());
    const statuses: (number | undefined)[] = [];
    const client = async (name: number) => {
      for (let n = 0; child.exitCode === null; n += 1) {
        const status = await post(port, `${name}-${n}`);
        statuses.push(status);
        if (status === undefined) return;
      }
    };
    const clients = Array.from({ length: 8 }, (_, name) => client(name));
    while (statuses.length < 30) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    await Promise.all(clients);
    expect(code).toBe(0);
    const answered = statuses.filter((status) => status !== undefined);
    expect(answered.length).toBeGreaterThanOrEqual(30);
    expect(new Set(answered)).toEqual(new Set([201]));
  });
});

test('told to stop, a site behind a balancer says so first, serves on for its delay, and then takes no more', async () => {
  const { process: child, port } = await start(temporaryDirectory(), { STOP_DELAY_SECONDS: '5' });
  const ended = once(child, 'exit');
  const ready = () => fetch(`http://localhost:${port}/readyz`);
  // The first call of a process takes its time, on a busy machine most of the delay.
  expect((await ready()).status).toBe(200);
  const begun = performance.now();
  child.kill('SIGTERM');
  while ((await ready()).status === 200) expect(performance.now() - begun).toBeLessThan(2500);
  const late = await ready();
  expect([late.status, late.headers.get('connection'), await late.json()]).toEqual([
    503,
    'close',
    { status: 'unavailable', reason: 'draining' },
  ]);
  expect(await post(port, 'late')).toBe(201);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - begun).toBeGreaterThan(4900);
  await expect(ready()).rejects.toThrow();
});

test('a site killed during its very first start starts again', async () => {
  for (const delay of [120, 200, 300, 400]) {
    const directory = temporaryDirectory();
    const child = spawnServer(directory, { ADMIN_PASSWORD: 'cheval agrafe pile' });
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await post((await start(directory)).port, 'first')).toBe(201);
  }
}, 90_000);

test('a log nobody reads any more does not stop the site', async () => {
  const { process: child, port } = await start(temporaryDirectory());
  child.stdout?.destroy();
  expect(await post(port, 'one')).toBe(201);
  expect(await post(port, 'two')).toBe(201);
});

test('damage a large database hid since its clean stop ends the site soon after the start; the next start refuses it', async () => {
  const directory = temporaryDirectory();
  const first = await start(directory);
  const file = path.join(directory, 'site.db');
  const database = new Database(file);
  database.exec(`INSERT INTO settings VALUES ('large', hex(zeroblob(9000000)))`);
  const page = Number(database.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'lead_notes'`).pluck().get());
  database.close();
  first.process.kill('SIGTERM');
  await once(first.process, 'exit');
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(512, 0xa5), 0, 512, (page - 1) * 4096);
  closeSync(descriptor);
  markClean(file); // what a failing disk does, no clock tells

  const second = await start(directory);
  expect((await once(second.process, 'exit'))[0]).toBe(1);
  expect(second.output()).toContain('the database is damaged; stopping');
  const third = spawnServer(directory);
  expect((await once(third, 'exit'))[0]).toBe(78);
  expect(third.output).toMatch(/site\.db est endommagé .*restore FICHIER/s);
}, 90_000);
