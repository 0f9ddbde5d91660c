import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { caller, leadCall } from '../testing/call.ts';
import { report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

/** Runs a program where nothing but the data directory can be written, as compose.yaml does. */
const READ_ONLY = `mount --make-rprivate / && mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,ro,bind / &&
  for place in /tmp /var/tmp /dev/shm; do ! mountpoint -q $place || mount -o remount,ro,bind $place; done; exec "$@"`;
const inside = (...program: string[]): string[] => ['unshare', '--mount', 'sh', '-c', READ_ONLY, 'sh', ...program];
const mayMount = spawnSync('unshare', ['--mount', 'mount', '--make-rprivate', '/'], { stdio: 'ignore' }).status === 0;

test('a site whose only writable folder is its data stores every lead', async () => {
  // Where no file system may be remounted, database/file/connection.test.ts still holds the setting this depends on.
  const server = await startServerProcess({ wrap: mayMount ? inside() : [] });
  const call = caller(server.port);
  for (let n = 0; n < 30; n += 1) expect((await call(leadCall(`${n}`))).status).toBe(201);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  report('read-only root', mayMount ? '30 of 30 leads stored' : 'not measured: nothing may be remounted here');
});

test.runIf(mayMount)('twin: with SQLite’s own temporary files the same site stores none', async () => {
  const server = await startServerProcess({ wrap: inside(), twins: ['temporary-files'] });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await caller(server.port)(leadCall('one'))).status).toBe(503);
  expect(await server.ended).toBe(1);
});
