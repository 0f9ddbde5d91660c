import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';
import { caller, leadCall } from './testing/call.ts';
import { isLong, report } from './testing/form.ts';
import { inPairs } from './testing/inPairs.ts';
import { NotStarted, startServerProcess } from './testing/serverProcess.ts';
import { storedLeads, wronged } from './testing/storedLeads.ts';
import { needTool } from './testing/tool.ts';
import type { Twin } from './testing/twins.ts';

const LEADS = 20;
/** Which system call is the first to fail: from the first of the start to the last of the work. */
const FIRST_FAILURES = isLong ? Array.from({ length: 60 }, (_, n) => n + 1) : [1, 9, 18, 30];

/** Runs a server on a disk whose flushes fail from the nth on, posts leads one by one, then kills it. */
async function breakAt(n: number, fault: string, twins: Twin[] = []) {
  const dataDir = temporaryDirectory();
  const record = path.join(temporaryDirectory(), 'calls');
  const wrap = [
    needTool('strace'),
    '-f',
    '--seccomp-bpf',
    '-e',
    `inject=${fault}:when=${n}+`,
    '-e',
    'trace=fsync,fdatasync',
    '-o',
    record,
  ];
  const acknowledged: string[] = [];
  const refusals = new Set<number>();
  try {
    const server = await startServerProcess({ dataDir, wrap, twins });
    const call = caller(server.port);
    for (let lead = 0; lead < LEADS; lead += 1) {
      const answer = await call(leadCall(`${lead}`)).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(`${lead}`);
      else if (answer) refusals.add(answer.status);
      else break;
    }
    const code = acknowledged.length < LEADS ? await server.ended : 'unharmed';
    server.signal('SIGKILL');
    await server.ended;
    return { dataDir, acknowledged, refusals, code };
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    return { dataDir, acknowledged, refusals, code: error.code };
  }
}

/** A sound disk again: the site starts, and has every lead it acknowledged. */
async function expectWhole(dataDir: string, acknowledged: string[]): Promise<void> {
  const server = await startServerProcess({ dataDir });
  expect((await caller(server.port)(leadCall('after'))).status).toBe(201);
  server.signal('SIGKILL');
  await server.ended;
  const { count, integrity } = storedLeads(dataDir);
  expect(integrity).toBe('ok');
  expect(wronged(acknowledged, count)).toEqual([]);
}

test(
  'whichever flush is the first to fail, no lead is acknowledged after it, the process ends, and starts again whole',
  async () => {
    let stopped = 0;
    await inPairs(FIRST_FAILURES, async (n) => {
      const { dataDir, acknowledged, refusals, code } = await breakAt(n, 'fsync,fdatasync:error=EIO');
      if (code !== 'unharmed') {
        stopped += 1;
        expect([n, code]).toEqual([n, 1]);
      }
      expect([...refusals].filter((status) => status !== 503)).toEqual([]);
      await expectWhole(dataDir, acknowledged);
    });
    expect(stopped).toBeGreaterThan(FIRST_FAILURES.length / 2);
    report(
      'D5',
      `${FIRST_FAILURES.length} first failing flushes, ${stopped} stops with code 1, 0 acknowledged leads lost`,
    );
  },
  isLong ? 3_600_000 : 120_000,
);

test('twin: a server deaf to its store acknowledges leads the broken disk never took', async () => {
  const { dataDir, acknowledged } = await breakAt(18, 'fsync,fdatasync:error=EIO', ['deaf-queue']);
  await expect(expectWhole(dataDir, acknowledged)).rejects.toThrow();
});
