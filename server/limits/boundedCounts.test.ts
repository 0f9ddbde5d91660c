import { expect, test } from 'vitest';
import { boundedCounts } from './boundedCounts.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const sum = (counts: ReturnType<typeof boundedCounts>, key: string, at = NOW, amount = 1) =>
  counts.add(key, amount, at).amount;

test('adds up each key in its own window, and begins anew once that has passed; looking adds nothing', () => {
  const counts = boundedCounts(MINUTE);
  expect([sum(counts, 'a'), sum(counts, 'b'), sum(counts, 'a', NOW, 10), sum(counts, 'a', NOW, -1)]).toEqual([
    1, 1, 11, 10,
  ]);
  expect(counts.add('a', 0, NOW + MINUTE - 1)).toEqual({ amount: 10, ends: NOW + MINUTE });
  expect(counts.add('c', 0, NOW)).toEqual({ amount: 0, ends: NOW + MINUTE });
  expect(sum(counts, 'a', NOW + MINUTE)).toBe(1);
});

test('a clock set back keeps nobody waiting longer than a window', () => {
  const counts = boundedCounts(MINUTE);
  for (let n = 0; n < 9; n += 1) sum(counts, 'a');
  expect(sum(counts, 'a', NOW - 86_400_000)).toBe(1);
  expect(sum(counts, 'a', NOW - 86_400_000 + MINUTE)).toBe(1);
});

test('beyond its most keys it forgets those counted longest ago, and no other', () => {
  const counts = boundedCounts(MINUTE, 4);
  for (const key of ['a', 'b', 'c', 'd', 'e']) sum(counts, key);
  expect(counts.size).toBeLessThanOrEqual(4);
  for (const key of ['c', 'd', 'e']) expect(sum(counts, key)).toBe(2);
  expect(sum(counts, 'a')).toBe(1);
});

test('who keeps calling is counted however many others come between', () => {
  const counts = boundedCounts(MINUTE, 100);
  for (let n = 1; n <= 1000; n += 1) {
    sum(counts, `other ${n}`);
    expect(sum(counts, 'busy')).toBe(n);
  }
});
