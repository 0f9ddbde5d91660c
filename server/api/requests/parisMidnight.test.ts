import { expect, test } from 'vitest';
import { parisMidnight } from './parisMidnight.ts';

test.each([
  ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s plus %i days begins in Paris at %s', (day, later, instant) => {
  expect(parisMidnight(day, later)).toBe(instant);
});
