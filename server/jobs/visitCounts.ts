import type { VisitStep } from '../../data/leads/visitSteps.ts';
import { addCounts } from '../../database/settings/dailyCounts.ts';
import type { WriteQueue } from '../../database/store.ts';

const FLUSH_MS = 5000;

export interface VisitCounts {
  add(step: VisitStep): void;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
}

/**
 * Counts steps by day: no address, no cookie, no order of events. Kept in memory for a few seconds, so that a page view
 * costs no write; what a crash loses is a few views.
 */
export function createVisitCounts(queue: WriteQueue, now: () => Date): VisitCounts {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const some = counts;
    counts = new Map();
    if (some.size > 0)
      await queue.write((writer) => addCounts(writer, now().toISOString().slice(0, 10), some), { beside: 'others' });
  }
  return {
    flush,
    add(step) {
      counts.set(step, (counts.get(step) ?? 0) + 1);
      // A store that cannot be written loses counts, nothing else.
      timer ??= setTimeout(() => flush().catch(() => undefined), FLUSH_MS).unref();
    },
  };
}
