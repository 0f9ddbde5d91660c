import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, leadCall, limit, pause, report } from '../testing/call.ts';
import { smallDisk, storedLeads, work, wronged } from '../testing/faults.ts';
import { signIn } from '../testing/replicas.ts';
import { type Options, type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';

interface FullDisk {
  server: ServerProcess;
  /** Takes all the room there is, and gives it back. */
  fill(): void;
  free(): void;
}

/** A server on a disk of 70 MB or, where none may be mounted, on a file that may not grow. */
async function serverOnSmallDisk({ twins = [], shipped = false }: Options = {}): Promise<FullDisk> {
  const dataDir = smallDisk(70);
  if (dataDir === undefined) {
    const server = await startServerProcess({ dataDir: temporaryDirectory(), twins: [...twins, 'small-file'] });
    return { server, fill: () => server.signal('SIGUSR1'), free: () => server.signal('SIGUSR2') };
  }
  const server = await startServerProcess({ dataDir, twins, shipped });
  const ballast = path.join(dataDir, 'ballast');
  const fill = () => {
    for (const step of [1 << 20, 4096])
      for (;;)
        try {
          writeFileSync(ballast, Buffer.alloc(step), { flag: 'a' });
        } catch {
          break;
        }
  };
  return { server, fill, free: () => rmSync(ballast) };
}

test('a full disk is answered 503 and loses nothing; with room again the site goes on without a restart', async () => {
  const { server, fill, free } = await serverOnSmallDisk();
  const call = caller(server.port);
  const before = await work(server, { calls: 50 });
  expect(before.acknowledged).toHaveLength(50);
  expect((await call({ path: '/readyz' })).status).toBe(200);
  fill();
  const calls = amount(800, 6000);
  const during = await work(server, { calls });
  expect(during.acknowledged.length + during.refused.length).toBe(calls);
  expect(during.refused.length).toBeGreaterThan(100);
  for (const { status, headers, text } of during.refused) {
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text).status).toBe(503);
  }
  for (const path of ['/healthz', '/api/blog/articles']) expect((await call({ path })).status).toBe(200);
  await pause(1100);
  expect((await call({ path: '/readyz' })).status).toBe(503);

  free();
  const freed = performance.now();
  while ((await call(leadCall('again'))).status !== 201) expect(performance.now() - freed).toBeLessThan(limit(1000));
  const recovered = performance.now() - freed;
  const after = await work(server, { calls: 200 });
  expect(after.acknowledged).toHaveLength(200);
  await pause(1100);
  expect((await call({ path: '/readyz' })).status).toBe(200);

  await server.end();
  const acknowledged = [...before.acknowledged, ...during.acknowledged, 'again', ...after.acknowledged];
  const stored = storedLeads(server.dataDir);
  expect([wronged(acknowledged, stored), stored.size]).toEqual([[], acknowledged.length]);
  report(
    'D4, A11',
    `${acknowledged.length} acknowledged = stored, ${during.refused.length} × 503, first 201 ${Math.round(recovered)} ms after room came back, no restart`,
  );
});

test('twin: a server that does not listen to its store acknowledges what the full disk never took', async () => {
  const { server, fill } = await serverOnSmallDisk({ twins: ['deaf-queue'] });
  fill();
  const { acknowledged } = await work(server, { calls: 300 });
  await server.end();
  expect(wronged(acknowledged, server.dataDir)).not.toEqual([]);
});

test('on a full disk the desk opens and reads for signed-in accounts; a sign-in says that the disk is full; once there is room, the twin, it opens', async () => {
  const { server, fill, free } = await serverOnSmallDisk({ shipped: true });
  const { status, headers } = await signIn(server);
  expect(status).toBe(204);
  fill();
  const call = caller(server.port);
  const calls = ['/api/admin/session', '/api/leads', '/api/admin/mail', '/api/admin/stats'];
  // Where no small disk can be mounted the server has no pages.
  const isShipped = (await call({ path: '/admin' })).status !== 404;
  for (const path of isShipped ? ['/admin', '/admin/courrier', ...calls] : calls)
    expect([path, (await call({ path, headers })).status]).toEqual([path, 200]);
  if (isShipped) expect((await call({ path: '/admin' })).text).toContain('Se connecter');
  const refused = await signIn(server);
  expect([refused.status, JSON.parse(refused.text).detail]).toEqual([
    503,
    expect.stringContaining('disque du serveur est plein'),
  ]);
  free();
  expect((await signIn(server)).status).toBe(204);
  report(
    'D4',
    `${calls.length + 2} views and calls of the desk read on a full disk; a sign-in is told that it is full`,
  );
});

const ROOT = path.join(import.meta.dirname, '../..');
/** $1 is all that can be written: neither the program's folder nor the temporary one. */
const READ_ONLY = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$1" &&
  mount -o remount,bind,rw "$1" && mount -o remount,bind,ro / && shift && exec "$@"`;
const confined = (folder: string, ...words: string[]) =>
  ['unshare', '-rm', 'sh', '-c', READ_ONLY, tmpdir(), folder, ...words] as const;
const [unshare, ...tried] = confined(tmpdir(), 'true');
const isPossible = spawnSync(unshare, tried).status === 0;

/** Runs a program of the project as the container does: one folder can be written. */
const run = (folder: string, dataDir: string, ...words: string[]) =>
  new Promise<{ status: number | null; out: string; problem: string }>((resolve) => {
    const [command, ...rest] = confined(folder, process.execPath, ...words);
    const options = { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: dataDir } };
    const child = execFile(command, rest, options, (_error, out, problem) =>
      resolve({ status: child.exitCode, out, problem }),
    );
  });

describe.skipIf(!isPossible)('where only the data directory can be written', () => {
  test('settings are taken from a file and from an archive, and nothing is left of the reading', async () => {
    const folder = migratedDirectory();
    const site = (...words: string[]) => run(folder, folder, 'bin/site.ts', ...words);
    const archive = path.join(folder, 'site.tar');
    const file = path.join(folder, 'reglages.json');
    expect(await site('export-settings', archive)).toMatchObject({ status: 0 });
    writeFileSync(file, (await site('export-settings')).out);
    const fromFile = await site('import-settings', file);
    const names = readdirSync(folder);
    const fromArchive = await site('import-settings', archive);
    expect([fromFile, fromArchive]).toMatchObject([{ status: 0 }, { status: 0 }]);
    expect(readdirSync(folder)).toEqual(names);
    // Twin: where the data directory cannot be written either, nothing is taken.
    const refused = await run(temporaryDirectory(), folder, 'bin/site.ts', 'import-settings', archive);
    expect(refused.status).not.toBe(0);
  });

  test('the audit starts the built site and reads it whole', async () => {
    const folder = temporaryDirectory();
    const isAudited = expect.stringMatching(/[1-9]\d* pages audited/);
    expect((await run(folder, folder, 'bin/audit.ts')).out).toEqual(isAudited);
    expect(readdirSync(folder)).toEqual([]);
    expect((await run(temporaryDirectory(), folder, 'bin/audit.ts')).out).not.toEqual(isAudited);
  });
});
