import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, leadCall, limit, pause, report } from '../testing/call.ts';
import { smallDisk, storedLeads, work, wronged } from '../testing/faults.ts';
import { signIn } from '../testing/replicas.ts';
import { type Options, type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';

interface FullDisk {
  server: ServerProcess;
  /** Fills the free space of the disk; `free` frees it again. */
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

test('twin: a server that ignores errors of its store acknowledges leads that the full disk did not store', async () => {
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
  // False on a machine without a small disk: the server then runs from the sources, which have no pages.
  const isShipped = (await call({ path: '/admin' })).status !== 404;
  for (const path of isShipped ? ['/admin', '/admin/etat', ...calls] : calls)
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
