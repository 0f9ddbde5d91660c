import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { leadByLease, runAlone } from './leader.ts';

/** Two processes over one database, on a clock that is moved by hand. */
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

test('a job one process does is left alone by the others, and free again when it ends, well or not', async () => {
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
  // The twin: alone, no other process is asked.
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
