import { randomUUID } from 'node:crypto';
import type { SiteWarning } from '../data/api/siteResponses.ts';
import { type LiveEvent, RECENT_MS } from '../data/desk/liveEvents.ts';
import { addEvents, eventsAfter, lastEvent, purgeEvents } from '../database/replicas.ts';
import type { Connection, WriteQueue } from '../database/store.ts';

/** Events sent to open desks, and warnings between processes. */
export type SiteEvent = LiveEvent | { kind: 'warning'; warning: SiteWarning };

interface Published {
  event: SiteEvent;
  /** Place of the event in the order of this process's events. */
  place: string;
}

export interface Live {
  publish(event: SiteEvent): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (published: Published) => void, onEnd?: () => void): () => void;
  /** Place of the latest event, after which a stream that ends now resumes. */
  place(): string;
  /**
   * Returns the events after a place; undefined when they are no longer kept. Without a place returns those of the last seconds, since a
   * desk that just opened may have read older data.
   */
  after(place?: string): (Published & { age: number })[] | undefined;
  /** Closes every open stream when the server stops. */
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
/** Time for which recent events are read again, since an event may be committed after a later one. */
const LATE_MS = 3000;
const KEPT_MS = 5 * 60_000;
const PURGE_EVERY_MS = 60_000;

/**
 * Sends a process's events to desks connected to any process: to its own at once, to others through the database, within a second. An event
 * that cannot be stored reaches only its own desks; other desks see the change at their next refetch.
 */
export async function createSharedLive({ local, connection, queue, now }: Options): Promise<SharedLive> {
  const origin = randomUUID();
  /** Time, by the monotonic clock, at which this process first saw each event. */
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
