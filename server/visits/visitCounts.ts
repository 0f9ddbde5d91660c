import { dayInParis } from '../../data/french/dayInParis.ts';
import { NAMES_A_DAY, OTHER_NAMES } from '../../data/leads/visitSteps.ts';
import { addCounts, namesOfDay } from '../../database/settings/dailyCounts.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Counts } from '../limits/counts.ts';

const FLUSH_MS = 5000;

export interface VisitCounts {
  /** Adds one to each of these names, whichever network they come from. */
  add(names: readonly string[], network: string): Promise<void>;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
}

interface Given {
  connection: Connection;
  queue: WriteQueue;
  counts: Counts;
  now: () => Date;
}

const kindOf = (name: string) => name.slice(0, name.indexOf(':') + 1);

/**
 * Counts steps by day: no address, no cookie, no order of events. Kept in memory for a few seconds, so that a page view
 * costs no write; what a crash loses is a few views. A day has room for so many names of a kind, and a network for so many new
 * ones: what is beyond is one name.
 */
export function createVisitCounts({ connection, queue, counts: limits, now }: Given): VisitCounts {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let known: { day: string; names: Promise<Set<string>> } | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const some = counts;
    counts = new Map();
    if (some.size > 0) await queue.write((writer) => addCounts(writer, dayInParis(now()), some), { beside: 'others' });
  }

  /** The name as this day has room for it. */
  async function bounded(name: string, network: string): Promise<string> {
    const kind = kindOf(name);
    if (kind === '') return name;
    const day = dayInParis(now());
    if (known?.day !== day) known = { day, names: namesOfDay(connection, day).then((names) => new Set(names)) };
    const names = await known.names;
    if (names.has(name)) return name;
    const isFull = [...names].filter((one) => one.startsWith(kind)).length >= NAMES_A_DAY;
    if (isFull || (await limits.add('visitName', network)).isOver) return kind + OTHER_NAMES;
    names.add(name);
    return name;
  }

  return {
    flush,
    async add(names, network) {
      for (const name of names) {
        // Where the database cannot say which names there are, the day has none.
        const kept = await bounded(name, network).catch(() => undefined);
        if (kept === undefined) known = undefined;
        else counts.set(kept, (counts.get(kept) ?? 0) + 1);
      }
      // A store that cannot be written loses counts, nothing else.
      timer ??= setTimeout(() => flush().catch(() => undefined), FLUSH_MS).unref();
    },
  };
}
