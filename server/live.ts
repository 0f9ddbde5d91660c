import { randomUUID } from 'node:crypto';
import type { SiteWarning } from '../data/api/siteResponses.ts';
import { type LiveEvent, RECENT_MS } from '../data/desk/liveEvents.ts';
import { addEvents, eventsAfter, lastEvent, purgeEvents } from '../database/replicas.ts';
import type { Connection, WriteQueue } from '../database/store.ts';

/** Events sent to open desks, and warnings between processes. */
export type SiteEvent = LiveEvent | { kind: 'warning'; warning: SiteWarning };

interface Published {
  event: SiteEvent;
  /** Place of the event among the events of this process. */
  place: string;
}

export interface Live {
  publish(event: SiteEvent): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (published: Published) => void, onEnd?: () => void): () => void;
  /** Place of the latest event: a stream that ends now resumes after it. */
  place(): string;
  /**
   * Returns the events after a place, or undefined where they are no longer known; without a place those of the last seconds, as a desk that
   * opens may have read stale data.
   */
  after(place?: string): (Published & { age: number })[] | undefined;
  /** The server stops: every open stream is closed. */
  end(): void;
}

/** Sends events of this process to the open desks. */
export function createLive(): Live {
  const open = new Map<symbol, { listener: (published: Published) => void; onEnd: (() => void) | undefined }>();
  const origin = randomUUID();
  let count = 0;
  const place = () => `${origin}.${count}`;
  const published: (Published & { at: number })[] = [];
  const forget = () => {
    while (published[0] && performance.now() - published[0].at > RECENT_MS) published.shift();
  };
  return {
    publish(event) {
      forget();
      count += 1;
      const one = { event, place: place() };
      published.push({ ...one, at: performance.now() });
      for (const { listener } of open.values()) listener(one);
    },
    place,
    after(from) {
      forget();
      const known = published.map(({ at, ...one }) => ({ ...one, age: performance.now() - at }));
      if (from === undefined) return known;
      const [process, number] = from.split('.');
      const missed = count - Number(number);
      if (process !== origin || !(missed >= 0 && missed <= known.length)) return undefined;
      return known.slice(known.length - missed);
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
  /** Sends pending events to the other processes, and receives no more of theirs. */
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
    place: () => local.place(),
    after: (place) => local.after(place),
    end: () => local.end(),
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await tell();
    },
  };
}
