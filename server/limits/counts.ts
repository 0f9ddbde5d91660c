import { addToCount, purgeCounts } from '../../database/replicas.ts';
import type { WriteQueue } from '../../database/store.ts';
import type { Settings } from '../start/settings.ts';
import { type LimitCode, limits } from './limits.ts';

/** The limits that are counted over a window. */
export type CountedLimit = {
  [Code in LimitCode]: (typeof limits)[Code] extends { windowMs: number } ? Code : never;
}[LimitCode];

/** Maximum a limit allows in its window, by the setting RATE_LIMIT_PER_MINUTE. */
export const mostOf = (code: CountedLimit, perMinute: number): number => {
  const limit = limits[code];
  return 'times' in limit ? limit.most * perMinute : limit.most;
};

/** Count of a key in its window; `until`: end of the window. */
export interface Sum {
  amount: number;
  /** Whether the sum is beyond the limit. */
  isOver: boolean;
  until: Date;
}
type Window = Omit<Sum, 'isOver'>;

export interface Counts {
  /**
   * Adds to a key's window, or takes back (a negative amount); an amount of 0 reads it.
   * @throws StoreUnavailable for a limit kept in the database, when it cannot be reached.
   */
  add(code: CountedLimit, key: string, amount?: number): Promise<Sum>;
}

interface Options {
  settings: Settings;
  queue: WriteQueue;
  now: () => Date;
  /** `fingerprint` of `Services`. */
  fingerprint: (purpose: string, text: string) => string;
  /** `several`: a limit counts requests to all processes together. */
  users: 'one' | 'several';
}

/**
 * Maximum keys kept in memory for one limit, some six megabytes; beyond it the key counted longest ago is dropped, so an attacker with more
 * addresses is not slowed.
 */
const MOST_KEYS = 20_000;
const PURGE_EVERY_MS = 10 * 60_000;
/**
 * Tolerance for a stored window that ends later than a window begun now: other machines' clocks may be ahead, and counts may be written out
 * of order.
 */
const SLACK_MS = 60_000;

/**
 * Counts by the table of limits. Counted in memory first, so that a refused flood makes no query; then, among several processes, in the
 * database under a fingerprint of the key. A limit marked `kept: 'database'` is counted only there.
 */
export function createCounts({ settings, queue, now, fingerprint, users }: Options): Counts {
  /** Counts by limit and key; in each limit the key counted longest ago is first. */
  const memory = new Map<CountedLimit, Map<string, Window>>();
  let purged = performance.now();

  function inMemory(code: CountedLimit, key: string, amount: number): Window {
    const windows = memory.get(code) ?? new Map<string, Window>();
    memory.set(code, windows);
    const at = now().getTime();
    const { windowMs } = limits[code];
    const known = windows.get(key);
    // A window that ends later than a window begun now comes from a wrong clock: a new one begins.
    const goesOn = known && known.until.getTime() > at && known.until.getTime() <= at + windowMs;
    const { amount: before, until } = goesOn ? known : { amount: 0, until: new Date(at + windowMs) };
    windows.delete(key);
    const sum = { amount: before + amount, until };
    windows.set(key, sum);
    const [oldest = ''] = windows.keys();
    if (windows.size > MOST_KEYS) windows.delete(oldest);
    return sum;
  }

  async function inDatabase(code: CountedLimit, key: string, amount: number): Promise<Window> {
    const at = now();
    const later = (ms: number) => new Date(at.getTime() + limits[code].windowMs + ms).toISOString();
    const times = { at: at.toISOString(), ends_at: later(0), tooLate: later(SLACK_MS) };
    const isTime = performance.now() - purged > PURGE_EVERY_MS;
    if (isTime) purged = performance.now();
    const sum = await queue.write(
      async (writer) => {
        if (isTime) await purgeCounts(writer, times.at);
        return addToCount(writer, { bucket: fingerprint('limit', `${code} ${key}`), amount, ...times });
      },
      // All requests of a kind add to one row, locked until the commit: `likely` shortens the lock, since the commit does not wait for the
      // flush.
      { beside: 'others', ...(!('kept' in limits[code]) && { lasts: 'likely' }) },
    );
    return { amount: sum.amount, until: new Date(sum.ends_at) };
  }

  return {
    async add(code, key, amount = 1) {
      const most = mostOf(code, settings.rateLimitPerMinute);
      const withVerdict = (sum: Window): Sum => ({ ...sum, isOver: sum.amount > most });
      if ('kept' in limits[code]) return withVerdict(await inDatabase(code, key, amount));
      const own = withVerdict(inMemory(code, key, amount));
      if (users === 'one' || (amount >= 0 && own.isOver)) return own;
      // While the database is unreachable each process keeps its own count.
      return inDatabase(code, key, amount).then(withVerdict, () => own);
    },
  };
}
