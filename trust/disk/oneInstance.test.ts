import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, leadCall, limit, report } from '../testing/call.ts';
import { NotStarted, startServerProcess } from '../testing/serverProcess.ts';

const refusal = (error: unknown): NotStarted => {
  if (error instanceof NotStarted) return error;
  throw error;
};

test('a second start on the same data is refused in under a second, in one sentence, and the first goes on', async () => {
  const first = await startServerProcess();
  const times: number[] = [];
  for (let n = 0; n < amount(2, 20); n += 1) {
    const begun = performance.now();
    const { code, message } = await startServerProcess({ dataDir: first.dataDir }).then(
      () => Promise.reject(new Error('two servers run')),
      refusal,
    );
    times.push(performance.now() - begun);
    expect(code).toBe(78);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toContain('déjà utilisé par un autre processus');
  }
  expect(Math.max(...times)).toBeLessThan(limit(1000));
  expect((await caller(first.port)(leadCall('still'))).status).toBe(201);
  report('D7', `second start refused in ${Math.round(Math.max(...times))} ms at most (${times.length} tries)`);
});

test('of many starts at once exactly one wins', async () => {
  const starts = amount(6, 20);
  const dataDir = temporaryDirectory();
  const all = await Promise.allSettled(Array.from({ length: starts }, () => startServerProcess({ dataDir })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of all) if (one.status === 'rejected') expect(refusal(one.reason).code).toBe(78);
  report('D7', `${starts} starts at once: 1 runs, ${starts - 1} refused with exit code 78`);
});

test('twin: once the lock file is taken away a second server does start', async () => {
  const { dataDir } = await startServerProcess();
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(path.join(dataDir, `lock.db${end}`), { force: true });
  await expect(startServerProcess({ dataDir })).resolves.toMatchObject({ dataDir });
});
