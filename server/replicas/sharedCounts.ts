import { addToRate, purgeRates } from '../../database/replicas/rateCounts.ts';
import type { WriteQueue } from '../../database/store.ts';

export interface Added {
  calls: number;
  bytes: number;
}

/** What has been counted in a window, and when it ends. */
export interface Sum extends Added {
  until: Date;
}

/**
 * Adds to a count that every process shares.
 * @param key what is counted; nothing but a fingerprint of it is stored.
 * @returns undefined when the database cannot say: each process then knows its own count alone.
 */
export type AddToShared = (key: string, added: Added, windowMs: number) => Promise<Sum | undefined>;

interface Options {
  queue: WriteQueue;
  now: () => Date;
  fingerprint: (purpose: string, text: string) => string;
}

const PURGE_EVERY_MS = 10 * 60_000;
/** Clocks of other machines may be ahead, and what was counted first may be written last. */
const SLACK_MS = 60_000;

/** Counts in the database: a limit is one limit, whichever process is asked. */
export function sharedCounts({ queue, now, fingerprint }: Options): AddToShared {
  let purged = performance.now();
  return async (key, added, windowMs) => {
    const at = now();
    const bucket = fingerprint('rate', `${windowMs} ${key}`);
    const later = (ms: number) => new Date(at.getTime() + ms).toISOString();
    const ends = { ends_at: later(windowMs), tooLate: later(windowMs + SLACK_MS) };
    const isTime = performance.now() - purged > PURGE_EVERY_MS;
    if (isTime) purged = performance.now();
    try {
      const { calls, bytes, ends_at } = await queue.write(
        async (writer) => {
          if (isTime) await purgeRates(writer, at.toISOString());
          return addToRate(writer, { bucket, ...added, at: at.toISOString(), ...ends });
        },
        // All requests add to the site's own count: its row is held for as long as a commit takes.
        { beside: 'others', lasts: 'likely' },
      );
      return { calls, bytes, until: new Date(ends_at) };
    } catch {
      return undefined;
    }
  };
}
