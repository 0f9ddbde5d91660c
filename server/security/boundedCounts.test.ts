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

test('beyond its most clients it forgets the one counted longest, and no other', () => {
  const counts = new BoundedCounts(3);
  for (const client of ['a', 'b', 'c', 'd']) counts.increment(client);
  expect(counts.size).toBe(3);
  expect(counts.increment('d').totalHits).toBe(2);
  expect(counts.increment('b').totalHits).toBe(2);
  expect(counts.increment('a').totalHits).toBe(1);
});
