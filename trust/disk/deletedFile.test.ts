import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { caller, isLong, leadCall, pause, report } from '../testing/call.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

const FATES: Record<string, (file: string) => void> = {
  deleted: (file) => rmSync(file),
  'deleted with its journals': (file) => {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending);
  },
  'replaced by a copy of itself': (file) => {
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  },
};

async function serverWithoutFile(fate: (file: string) => void, twins: Twin[] = []): Promise<ServerProcess> {
  const server = await startServerProcess({ twins });
  expect((await caller(server.port)(leadCall('before'))).status).toBe(201);
  // Its search index is written a moment later, and would notice first.
  await pause(1500);
  fate(path.join(server.dataDir, 'site.db'));
  return server;
}

test.each(Object.entries(FATES))(
  'a database file that is %s under a running site is never acknowledged to: 503, then exit code 1',
  async (_fate, fate) => {
    const server = await serverWithoutFile(fate, ['only-writes-look']);
    const call = caller(server.port, 8);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => call(leadCall(`after-${n}`)).catch(() => undefined)),
    );
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses).toContain(503);
    // The stop has begun: others find no connection any more.
    expect(statuses.filter((status) => status !== undefined && status !== 503)).toEqual([]);
    expect(await server.ended).toBe(1);
    expect(server.log.join('\n')).toContain('no longer there');
  },
);

test('an idle site notices it by itself within five seconds', async () => {
  const server = await startServerProcess();
  await pause(500);
  rmSync(path.join(server.dataDir, 'site.db'));
  const begun = performance.now();
  expect(await server.ended).toBe(1);
  const took = performance.now() - begun;
  if (isLong) expect(took).toBeLessThan(5000);
  report('D18', `a file deleted under an idle site: exit code 1 after ${Math.round(took)} ms, 0 × 201 after any loss`);
});

test('twin: a site that does not look acknowledges leads that no restart will find', async () => {
  const server = await serverWithoutFile((file) => rmSync(file), ['blind-queue']);
  expect((await caller(server.port)(leadCall('lost'))).status).toBe(201);
});
