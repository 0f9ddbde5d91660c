import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addEvents, lastEvent } from '../../database/replicas.ts';
import { createLive, createSharedLive, type SiteEvent } from '../live.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { createWarnings } from '../warnings.ts';
import { leadByLease, runAlone } from './leader.ts';

/** Two processes over one database, on a manual clock. */
async function two() {
  const { services, clock } = await siteUnderTest();
  const process = () => leadByLease(services.queue, services.now);
  const later = (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms);
  };
  return { a: process(), b: process(), later, process };
}
const forEver = () => new Promise<never>(() => undefined);
const done = async () => 'done';

test('a job held by one process is left alone by the others, and free again when it ends, well or not', async () => {
  const { a, b } = await two();
  let runs = 0;
  const job = async () => {
    runs += 1;
    await pause(100);
  };
  await Promise.all([a('night', job), b('night', job), a('night', job), b('copies', done)]);
  expect(runs).toBe(1);
  await expect(a('night', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await b('night', done)).toBe('done');
  // Twin: without the lease in the database, both processes do the job.
  await Promise.all([runAlone('night', job), runAlone('night', job)]);
  expect(runs).toBe(3);
});

test('a process that died is followed after its lease, not before', async () => {
  const { a, b, later } = await two();
  void a('night', forEver);
  later(80_000);
  expect(await b('night', done)).toBeUndefined();
  later(20_000);
  expect(await b('night', done)).toBe('done');
});

test('a lease written under a clock that was ahead is over', async () => {
  const { a, b, later } = await two();
  later(10 * 86_400_000);
  void a('night', forEver);
  later(-10 * 86_400_000);
  expect(await b('night', done)).toBe('done');
});

test('a process that stood still learns that another one leads', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { a, b, later } = await two();
  let lost: AbortSignal | undefined;
  void a('night', (signal) => {
    lost = signal;
    return forEver();
  });
  await vi.waitUntil(() => lost);
  later(100_000);
  void b('night', forEver);
  await pause(50);
  expect(lost?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitUntil(() => lost?.aborted);
});

/** Processes over one database, with the events each received. */
async function processes(count: number) {
  const { services, logged, raw } = await siteUnderTest({ expectedLevels: ['warn'] });
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const live = await createSharedLive({ ...services, local: createLive() });
      onTestFinished(() => live.stop());
      const received: SiteEvent[] = [];
      live.subscribe(({ event }) => received.push(event));
      return { live, received, warnings: createWarnings(services.logger, services.now, live) };
    }),
  );
  return { all, services, logged, raw };
}
const lead = (id: number): SiteEvent => ({ kind: 'lead', id, held: false });

test('an event of one process reaches the desks of all, once each, in order, within a second', async () => {
  const { all } = await processes(3);
  const [first] = all;
  for (let id = 1; id <= 20; id += 1) first?.live.publish(lead(id));
  expect(first?.received).toHaveLength(20);
  await pause(1000);
  for (const { received } of all) expect(received).toEqual(Array.from({ length: 20 }, (_, index) => lead(index + 1)));
});

test('events from before a process started do not reach it', async () => {
  const { all, services } = await processes(1);
  all[0]?.live.publish(lead(1));
  await pause(200);
  const late = await createSharedLive({ ...services, local: createLive() });
  onTestFinished(() => late.stop());
  const received: SiteEvent[] = [];
  late.subscribe(({ event }) => received.push(event));
  await pause(800);
  expect(received).toEqual([]);
});

test('an event whose number was given early and committed late is sent all the same', async () => {
  const { all, services, raw } = await processes(1);
  const { queue } = services;
  const at = new Date().toISOString();
  const store = (id: number, event: SiteEvent) => {
    raw
      .prepare('INSERT INTO events (id, origin, body, created_at) VALUES (?, ?, ?, ?)')
      .run(id, 'another', JSON.stringify(event), at);
  };
  await queue.write((writer) => addEvents(writer, { origin: 'another', bodies: [JSON.stringify(lead(1))] }, at));
  const number = await lastEvent(services.connection);
  store(number + 2, lead(3));
  await pause(700);
  store(number + 1, lead(2));
  await pause(700);
  expect(all[0]?.received).toEqual([lead(1), lead(3), lead(2)]);
});

test('a warning of one process is on the desk of another, and in the log of the first alone', async () => {
  const { all, logged } = await processes(2);
  const [first, other] = all;
  first?.warnings.note('one-address');
  await pause(900);
  expect(other?.warnings.current().map(({ kind }) => kind)).toEqual(['one-address']);
  expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
});
