import { randomUUID } from 'node:crypto';
import type { SiteWarning } from '../data/api/siteResponses.ts';
import { type LiveEvent, RECENT_MS } from '../data/desk/liveEvents.ts';
import { addEvents, eventsAfter, lastEvent, purgeEvents } from '../database/replicas.ts';
import type { Connection, WriteQueue } from '../database/store.ts';

/** Events sent to open desks, and warnings between processes. */
export type SiteEvent = LiveEvent | { kind: 'warning'; warning: SiteWarning };

export interface Live {
  publish(event: SiteEvent): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: SiteEvent) => void, onEnd?: () => void): () => void;
  /** Events of the last seconds: a desk that opens may have read stale data. */
  recent(): { event: SiteEvent; age: number }[];
  /** The server stops: every open stream is closed. */
  end(): void;
}

/** Sends events of this process to the open desks. */
export function createLive(): Live {
  const open = new Map<symbol, { listener: (event: SiteEvent) => void; onEnd: (() => void) | undefined }>();
  const published: { event: SiteEvent; at: number }[] = [];
  const forget = () => {
    while (published[0] && performance.now() - published[0].at > RECENT_MS) published.shift();
  };
  return {
    publish(event) {
      forget();
      published.push({ event, at: performance.now() });
      for (const { listener } of open.values()) listener(event);
    },
    recent() {
      forget();
      return published.map(({ event, at }) => ({ event, age: performance.now() - at }));
    },
    subscribe(listener, onEnd) {
      const key = Symbol('desk');
      open.set(key, { listener, onEnd });
      return () => void open.delete(key);
    },
    end() {
      for (const { onEnd } of open.values()) onEnd?.();
      open.clear();
    },
  };
}

interface Options {
  /** Sends events to the desks open in this process. */
  local: Live;
  connection: Connection;
  queue: WriteQueue;
  now: () => Date;
}

interface SharedLive extends Live {
  /** Sends pending events to the others, and receives no more of theirs. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 500;
/** Events within this time are sent together. */
const GATHER_MS = 50;
/** Events may be committed out of order: recent ones are read again for this time. */
const LATE_MS = 3000;
const KEPT_MS = 5 * 60_000;
const PURGE_EVERY_MS = 60_000;

/**
 * Sends the events of one process to the desks open in all of them: at once here, elsewhere by the database, within a second. An event the
 * database refuses is sent here alone; a desk elsewhere then sees it at its next refetch.
 */
export async function createSharedLive({ local, connection, queue, now }: Options): Promise<SharedLive> {
  const origin = randomUUID();
  /** When this process first saw an event, by the monotonic clock. */
  const seen = new Map<number, number>();
  let floor = await lastEvent(connection);
  let purged = performance.now();
  const unsent: SiteEvent[] = [];
  let state: 'running' | 'stopped' = 'running';
  let timer = setTimeout(look, LOOK_EVERY_MS).unref();

  async function look(): Promise<void> {
    await read().catch(() => undefined);
    if (performance.now() - purged > PURGE_EVERY_MS) {
      purged = performance.now();
      const before = new Date(now().getTime() - KEPT_MS).toISOString();
      await queue.write((writer) => purgeEvents(writer, before), { beside: 'others' }).catch(() => undefined);
    }
    if (state === 'running') timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  async function tell(): Promise<void> {
    if (unsent.length === 0) return;
    const stored = { origin, bodies: unsent.splice(0).map((event) => JSON.stringify(event)) };
    const job = (writer: Connection) => addEvents(writer, stored, now().toISOString());
    await queue.write(job, { beside: 'others' }).catch(() => undefined);
  }

  async function read(): Promise<void> {
    const rows = await eventsAfter(connection, floor);
    const at = performance.now();
    for (const { id, origin: from, body } of rows) {
      if (seen.has(id)) continue;
      seen.set(id, at);
      if (from !== origin) local.publish(JSON.parse(body) as SiteEvent);
    }
    for (const [id, since] of seen) {
      if (at - since < LATE_MS) continue;
      seen.delete(id);
      floor = Math.max(floor, id);
    }
  }

  return {
    publish(event) {
      local.publish(event);
      unsent.push(event);
      if (unsent.length === 1) setTimeout(() => void tell(), GATHER_MS);
    },
    subscribe: (listener, onEnd) => local.subscribe(listener, onEnd),
    recent: () => local.recent(),
    end: () => local.end(),
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await tell();
    },
  };
}
