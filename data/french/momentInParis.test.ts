import { expect, it } from 'vitest';
import { momentInParis, parisMidnight, wallTimeInParis } from './momentInParis.ts';

it.each([
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
  // Twice that night; left out that night.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('the clocks of Paris show %s at %s', (local, instant) => {
  expect(momentInParis(local).toISOString()).toBe(instant);
});

it('reads back what it wrote', () => {
  expect(wallTimeInParis(momentInParis('2026-12-31T23:59'))).toBe('2026-12-31T23:59');
});

it.each([
  ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s plus %i days begins in Paris at %s', (day, later, instant) => {
  expect(parisMidnight(day, later)).toBe(instant);
});
