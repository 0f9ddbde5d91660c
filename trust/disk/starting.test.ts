import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, leadCall, limit, pause, report } from '../testing/call.ts';
import { holdFile } from '../testing/faults.ts';
import { NotStarted, refusedStart, startServerProcess } from '../testing/serverProcess.ts';

const post = async (port: number, name: string) => (await caller(port)(leadCall(name))).status;

describe('a start', () => {
  test('refuses a wrong environment with every problem and exit code 78', async () => {
    const { code, log } = await refusedStart({ environment: { PORT: 'x', TRUST_PROXY: 'y' } });
    expect([code, log.join('\n')]).toEqual([78, expect.stringMatching(/^PORT : .*\nTRUST_PROXY : .*$/)]);
  });

  test('refuses a taken port and an unwritable data directory, in one sentence each', async () => {
    const { port } = await startServerProcess();
    const refused = [{ environment: { PORT: `${port}` } }, { dataDir: '/dev/null/var' }].map(refusedStart);
    expect((await Promise.all(refused)).map(({ code, log }) => [code, log.join('\n')])).toEqual([
      [78, expect.stringMatching(/PORT : .* est déjà pris par un autre programme\.$/)],
      [78, expect.stringMatching(/^DATA_DIR : le site ne peut pas écrire dans /)],
    ]);
  });

  test.each<[string, number, RegExp, (dataDir: string) => Record<string, string>]>([
    [
      'an address this machine does not have',
      75,
      /^HOST : cette machine n’a pas, ou pas encore/,
      () => ({ HOST: '203.0.113.7' }),
    ],
    [
      'a name without an address',
      78,
      /^HOST : le nom .* ne mène à aucune adresse/,
      () => ({ HOST: 'nulle-part.invalid' }),
    ],
    ['a secret file that is not there', 78, /^SMTP_PASSWORD_FILE : /, () => ({ SMTP_PASSWORD_FILE: '/nulle/part' })],
    [
      'a database that is a folder',
      78,
      /site\.db/,
      (dataDir) => {
        mkdirSync(path.join(dataDir, 'site.db'));
        return {};
      },
    ],
    [
      'a database that is none',
      78,
      /site\.db/,
      (dataDir) => {
        writeFileSync(path.join(dataDir, 'site.db'), 'not a database'.repeat(500));
        return {};
      },
    ],
    [
      'a key that is a folder',
      78,
      /secret\.key/,
      (dataDir) => {
        mkdirSync(path.join(dataDir, 'secret.key'));
        return {};
      },
    ],
  ])('of the built site with %s ends with code %i and a sentence', async (_what, code, sentence, prepare) => {
    const dataDir = temporaryDirectory();
    const refusal = await refusedStart({ shipped: true, dataDir, environment: prepare(dataDir) });
    const lines = refusal.log.filter((line) => !line.startsWith('{'));
    expect([refusal.code, lines[0]]).toEqual([code, expect.stringMatching(sentence)]);
  });

  test('prints a random first password once, and never stores it', async () => {
    const options = { dataDir: temporaryDirectory(), environment: { ADMIN_PASSWORD: '' } };
    const first = await startServerProcess(options);
    const printedPassword = () => /mot de passe : ([\w-]{20})/.exec(first.log.join('\n'))?.[1] ?? '';
    // The password is printed on another stream than the address of the site, and may arrive after it.
    await expect.poll(printedPassword).not.toBe('');
    const password = printedPassword();
    await first.end('SIGTERM');
    const database = new Database(path.join(options.dataDir, 'site.db'), { readonly: true });
    expect(database.serialize().includes(password)).toBe(false);
    database.close();
    expect((await startServerProcess(options)).log.join('\n')).not.toContain('mot de passe');
  });

  test('that is the very first one and is killed is followed by one that works', async () => {
    for (const delay of [50, 120, 200, 300]) {
      const dataDir = temporaryDirectory();
      let kill: () => Promise<void> = async () => undefined;
      const first = startServerProcess({ dataDir, atEnd: (end) => (kill = end) });
      await pause(delay);
      await kill();
      await first.catch(() => undefined);
      expect(await post((await startServerProcess({ dataDir })).port, 'first')).toBe(201);
    }
  });
});

test('a site whose file another process holds answers 503 from /readyz and refuses leads politely, until it is let go', async () => {
  const { port, dataDir } = await startServerProcess();
  const call = caller(port);
  const letGo = holdFile(dataDir);
  const held = await Promise.all([call({ path: '/readyz' }), call(leadCall('held')), call({ path: '/healthz' })]);
  expect(held.map(({ status }) => status)).toEqual([503, 503, 200]);
  letGo();
  await pause(1100);
  expect((await call({ path: '/readyz' })).status).toBe(200);
  expect(await post(port, 'held')).toBe(201);
});

test('at a stop, a site behind a balancer reports it first, serves on for its delay, and then takes no more', async () => {
  const server = await startServerProcess({ environment: { STOP_DELAY_SECONDS: '5' } });
  const call = caller(server.port);
  const ready = () => call({ path: '/readyz' });
  // Makes the first call before the measurement: it is slow, and on a busy machine would be most of the measured delay.
  expect((await ready()).status).toBe(200);
  const begun = performance.now();
  server.signal('SIGTERM');
  // Until the 503 every call must get a response: a server that refused connections earlier would fail here.
  while ((await ready()).status === 200);
  const late = await ready();
  expect([late.status, late.headers.connection, JSON.parse(late.text)]).toEqual([
    503,
    'close',
    { status: 'unavailable', reason: 'draining' },
  ]);
  expect(await post(server.port, 'late')).toBe(201);
  expect(await server.ended).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(4900);
  await expect(ready()).rejects.toThrow();
});

test('a log that is no longer read does not stop the site', async () => {
  const { child, port } = await startServerProcess({ environment: { LOG_LEVEL: 'info' } });
  child.stdout?.destroy();
  expect(await post(port, 'one')).toBe(201);
  expect(await post(port, 'two')).toBe(201);
});

test('a second start on the same data is refused in under a second, in one sentence, and the first goes on', async () => {
  const { dataDir, port } = await startServerProcess();
  const times: number[] = [];
  for (let n = 0; n < amount(2, 20); n += 1) {
    const begun = performance.now();
    const { code, log } = await refusedStart({ dataDir });
    times.push(performance.now() - begun);
    expect([code, log]).toEqual([78, [expect.stringContaining('déjà utilisé par un autre processus')]]);
  }
  expect(Math.max(...times)).toBeLessThan(limit(1000));
  expect(await post(port, 'still')).toBe(201);
  report('D7', `second start refused in ${Math.round(Math.max(...times))} ms at most (${times.length} tries)`);
});

test('of many starts at once exactly one wins', async () => {
  const starts = amount(6, 20);
  const dataDir = temporaryDirectory();
  const start = () =>
    startServerProcess({ dataDir }).then(
      () => 'runs',
      (refusal) => (refusal instanceof NotStarted ? refusal.code : refusal),
    );
  const all = await Promise.all(Array.from({ length: starts }, start));
  expect(all.sort()).toEqual([...Array<number>(starts - 1).fill(78), 'runs']);
  report('D7', `${starts} starts at once: 1 runs, ${starts - 1} refused with exit code 78`);
});

test('twin: once the lock file is taken away a second server does start', async () => {
  const { dataDir } = await startServerProcess();
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(path.join(dataDir, `lock.db${end}`), { force: true });
  await expect(startServerProcess({ dataDir })).resolves.toMatchObject({ dataDir });
});
