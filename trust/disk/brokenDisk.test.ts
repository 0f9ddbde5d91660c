import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { caller, inPairs, isLong, leadCall, report } from '../testing/call.ts';
import { traced, work, wronged } from '../testing/faults.ts';
import { NotStarted, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

const LEADS = 20;

interface Fault {
  /** System calls that fail, in strace's notation. */
  calls: string;
  error: 'EIO' | 'ENOSPC';
  /** Indexes of the first failing call, one for each run: from the first call of the start to the last of the work. */
  first: readonly number[];
}

/** Index of a flush that occurs while leads are written; a start in an empty directory makes a few flushes before. */
const LATE = 26;
const every = (step: number, last: number) => Array.from({ length: Math.ceil(last / step) }, (_, n) => n * step + 1);
const FAULTS: readonly Fault[] = [
  { calls: 'fsync,fdatasync', error: 'EIO', first: isLong ? every(1, 80) : [3, LATE] },
  { calls: 'pwrite64', error: 'EIO', first: isLong ? every(20, 1400) : [1, 60, 420] },
  { calls: 'pwrite64', error: 'ENOSPC', first: isLong ? every(35, 1400) : [420] },
  { calls: 'ftruncate', error: 'EIO', first: isLong ? [1, 2, 3] : [1] },
];

/**
 * Runs a server on a disk whose calls fail from the nth on, posts leads one by one, then kills it; returns the exit code, or that it went
 * on.
 */
async function breakAt(n: number, { calls, error }: Omit<Fault, 'first'>, twins: Twin[] = []) {
  const dataDir = temporaryDirectory();
  const { wrap } = traced('-e', `inject=${calls}:error=${error}:when=${n}+`, '-e', `trace=${calls}`);
  try {
    const server = await startServerProcess({ dataDir, wrap, twins });
    const { acknowledged, refused } = await work(server, { clients: 1, calls: LEADS });
    // Only a broken disk (EIO) ends the process: a full disk (ENOSPC) may have room again.
    const code = acknowledged.length < LEADS && error === 'EIO' ? await server.ended : 'went on';
    await server.end();
    return { dataDir, acknowledged, refused, code };
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error;
    return { dataDir, acknowledged: [], refused: [], code: error.code };
  }
}

/** On a sound disk the site starts, accepts a lead, and has every acknowledged one. */
async function expectWhole(dataDir: string, acknowledged: string[]): Promise<void> {
  const server = await startServerProcess({ dataDir });
  expect((await caller(server.port)(leadCall('after'))).status).toBe(201);
  await server.end();
  expect(wronged(acknowledged, dataDir)).toEqual([]);
}

test.each(FAULTS)(
  'whichever $calls is the first to fail with $error, no lead is acknowledged after it, and the site starts again whole',
  async ({ first, ...fault }) => {
    const ends = await inPairs(first, async (n) => {
      const { dataDir, acknowledged, refused, code } = await breakAt(n, fault);
      // During a start the code is 75: another start may succeed.
      if (code !== 'went on') expect([n, code]).toEqual([n, expect.toBeOneOf([1, 75])]);
      expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
      await expectWhole(dataDir, acknowledged);
      return { harmed: acknowledged.length < LEADS, stopped: code === 1 };
    });
    const harmed = ends.filter((end) => end.harmed).length;
    expect(harmed).toBeGreaterThanOrEqual(first.length / 2);
    const stopped = ends.filter((end) => end.stopped).length;
    report(
      'D5',
      `${fault.calls} ${fault.error}: ${first.length} first failures, ${harmed} felt, ${stopped} stops with code 1, 0 acknowledged leads lost`,
    );
  },
  isLong ? 3_600_000 : 120_000,
);

test('twin: a server that ignores errors of its store acknowledges leads that the broken disk did not store', async () => {
  const flush = { calls: 'fsync,fdatasync', error: 'EIO' } as const;
  // Only some of these calls flush a lead; others flush what a start or a lead also writes: several positions are tried.
  const loses = async (n: number): Promise<boolean> => {
    const { dataDir, acknowledged } = await breakAt(n, flush, ['deaf-queue']);
    return expectWhole(dataDir, acknowledged).then(
      () => false,
      () => true,
    );
  };
  let lost = false;
  for (let n = LATE - 15; !lost && n < LATE + 25; n += 2) lost = (await inPairs([n, n + 1], loses)).includes(true);
  expect(lost).toBe(true);
});
