import { addToCount, countIn, purgeCounts } from '../../database/replicas/limitCounts.ts';
import type { WriteQueue } from '../../database/store.ts';
import type { Services } from '../services.ts';
import { boundedCounts } from './boundedCounts.ts';
import { type LimitCode, limits } from './limits.ts';

/** The limits that are counted over a window. */
export type CountedLimit = {
  [Code in LimitCode]: (typeof limits)[Code] extends { windowMs: number } ? Code : never;
}[LimitCode];

/** How many a limit lets through in its window, by the setting RATE_LIMIT_PER_MINUTE. */
export const mostOf = (code: CountedLimit, perMinute: number): number => {
  const limit = limits[code];
  return 'times' in limit ? limit.most * perMinute : limit.most;
};

/** What has been counted of a key in its window. */
export interface Sum {
  amount: number;
  /** Beyond what the limit lets through. */
  isOver: boolean;
  until: Date;
}

export interface Counts {
  /**
   * Adds to a key's window, or takes back what was added (a negative amount); an amount of 0 looks at this process's memory.
   * @throws StoreUnavailable for a limit that is kept in the database, when it cannot say.
   */
  add(code: CountedLimit, key: string, amount?: number): Promise<Sum>;
  /** What all processes have counted of a key. */
  total(code: CountedLimit, key: string): Promise<number>;
}

interface Options extends Pick<Services, 'settings' | 'connection' | 'queue' | 'now' | 'fingerprint'> {
  /** Among several processes a limit is one limit, whichever of them is asked. */
  users: 'one' | 'several';
}

const PURGE_EVERY_MS = 10 * 60_000;
/** Clocks of other machines may be ahead, and what was counted first may be written last. */
const SLACK_MS = 60_000;

/**
 * Counts by the table of limits: in memory first, so that a flood that is refused asks the database nothing; then, among
 * several processes, in the database, where only a fingerprint of the key stands. What is kept there by its row is counted
 * nowhere else.
 */
export function createCounts({ settings, connection, queue, now, fingerprint, users }: Options): Counts {
  const memory = new Map<CountedLimit, ReturnType<typeof boundedCounts>>();
  let purged = performance.now();
  const bucketOf = (code: CountedLimit, key: string) => fingerprint('limit', `${code} ${key}`);
  const isKept = (code: CountedLimit) => 'kept' in limits[code];

  function inMemory(code: CountedLimit, key: string, amount: number) {
    const counts = memory.get(code) ?? boundedCounts(limits[code].windowMs);
    memory.set(code, counts);
    const { amount: sum, ends } = counts.add(key, amount, now().getTime());
    return { amount: sum, until: new Date(ends) };
  }

  async function inDatabase(code: CountedLimit, key: string, amount: number) {
    const at = now();
    const later = (ms: number) => new Date(at.getTime() + limits[code].windowMs + ms).toISOString();
    const times = { at: at.toISOString(), ends_at: later(0), tooLate: later(SLACK_MS) };
    const isTime = performance.now() - purged > PURGE_EVERY_MS;
    if (isTime) purged = performance.now();
    const options: Parameters<WriteQueue['write']>[1] = isKept(code)
      ? { beside: 'others' }
      : // All requests of a kind add to one row, which is held for as long as a commit takes.
        { beside: 'others', lasts: 'likely' };
    const sum = await queue.write(async (writer) => {
      if (isTime) await purgeCounts(writer, at.toISOString());
      return addToCount(writer, { bucket: bucketOf(code, key), amount, ...times });
    }, options);
    return { amount: sum.amount, until: new Date(sum.ends_at) };
  }

  return {
    async add(code, key, amount = 1) {
      const most = mostOf(code, settings.rateLimitPerMinute);
      const said = (sum: Omit<Sum, 'isOver'>): Sum => ({ ...sum, isOver: sum.amount > most });
      if (isKept(code)) return said(await inDatabase(code, key, amount));
      const own = said(inMemory(code, key, amount));
      if (users === 'one' || amount === 0 || (amount > 0 && own.isOver)) return own;
      // While the database cannot say each process keeps its own limit.
      return inDatabase(code, key, amount).then(said, () => own);
    },
    async total(code, key) {
      if (users === 'one' && !isKept(code)) return inMemory(code, key, 0).amount;
      return countIn(connection, bucketOf(code, key), now().toISOString());
    },
  };
}
