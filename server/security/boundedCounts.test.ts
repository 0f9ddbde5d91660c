import type { Options } from 'express-rate-limit';
import { expect, test, vi } from 'vitest';
import { BoundedCounts } from './boundedCounts.ts';

test('counts each client in its own window, and from one again once that has passed', () => {
  vi.useFakeTimers();
  try {
    const counts = new BoundedCounts();
    counts.init({ windowMs: 60_000 } as Options);
    expect([counts.increment('a'), counts.increment('b'), counts.increment('a')].map((one) => one.totalHits)).toEqual([
      1, 1, 2,
    ]);
    vi.advanceTimersByTime(59_000);
    expect(counts.increment('a').totalHits).toBe(3);
    vi.advanceTimersByTime(1_000);
    expect(counts.increment('a').totalHits).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a wall clock set back keeps nobody waiting longer than a window', () => {
  vi.useFakeTimers();
  try {
    const counts = new BoundedCounts();
    counts.increment('a');
    vi.setSystemTime(new Date(Date.now() - 86_400_000));
    vi.advanceTimersByTime(60_000);
    expect(counts.increment('a').totalHits).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('beyond its most clients it forgets those counted longest ago, and no other', () => {
  const counts = new BoundedCounts({ most: 4 });
  for (const client of ['a', 'b', 'c', 'd', 'e']) counts.increment(client);
  expect(counts.size).toBeLessThanOrEqual(4);
  for (const client of ['c', 'd', 'e']) expect(counts.increment(client).totalHits).toBe(2);
  expect(counts.increment('a').totalHits).toBe(1);
});

test('who keeps calling is counted however many others come between', () => {
  const counts = new BoundedCounts({ most: 100 });
  for (let n = 1; n <= 1000; n += 1) {
    counts.increment(`other ${n}`);
    expect(counts.increment('busy').totalHits).toBe(n);
  }
});
