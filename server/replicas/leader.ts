import { randomUUID } from 'node:crypto';
import { giveLeaseBack, takeLease } from '../../database/replicas.ts';
import type { WriteQueue } from '../../database/store.ts';

/** Jobs run by one process at a time. */
export type LeaderJob = 'night' | 'copies' | 'watch' | 'bounces' | 'articles';

/**
 * Does a job unless another process is doing it.
 * @param job its signal fires when this process can no longer be sure that it is the only one.
 * @returns undefined when another process is doing it.
 */
export type RunAsLeader = <Result>(
  name: LeaderJob,
  job: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result | undefined>;

/** Runs every job at once, for a site of a single process, which owns the data directory. */
export const runAlone: RunAsLeader = (_name, job) => job(new AbortController().signal);

/** Length of a lease, enough for clocks half a minute apart. */
const LEASE_MS = 90_000;
const PROLONG_EVERY_MS = 20_000;

/**
 * Makes a process leader of a job by a lease in the database: when it dies in the middle, another process takes over a minute and a half
 * later.
 */
export function leadByLease(queue: WriteQueue, now: () => Date): RunAsLeader {
  const process = randomUUID();
  return async (name, job) => {
    // A new holder's name for each round, so that two rounds in one process exclude each other too.
    const holder = `${process} ${randomUUID()}`;
    const take = () => {
      const at = now().getTime();
      const [from, until, tooLate] = [0, LEASE_MS, 3 * LEASE_MS].map((ms) => new Date(at + ms).toISOString());
      const lease = { name, holder, at: from ?? '', until: until ?? '' };
      return queue.write((writer) => takeLease(writer, lease, tooLate ?? ''), { beside: 'others' });
    };
    if (!(await take())) return undefined;
    const losing = new AbortController();
    let sure = performance.now();
    const prolong = setInterval(async () => {
      const held = await take().catch(() => performance.now() - sure < LEASE_MS / 2);
      if (held) sure = performance.now();
      else losing.abort(new Error(`another process leads: ${name}`));
    }, PROLONG_EVERY_MS).unref();
    try {
      return await job(losing.signal);
    } finally {
      clearInterval(prolong);
      // If the database cannot be written, the lease is not given back and simply expires.
      await queue.write((writer) => giveLeaseBack(writer, name, holder)).catch(() => undefined);
    }
  };
}
