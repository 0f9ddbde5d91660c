import { expect, test } from 'vitest';
import { parisMidnight, parisMoment } from './parisMidnight.ts';

test.each([
  ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s plus %i days begins in Paris at %s', (day, later, instant) => {
  expect(parisMidnight(day, later)).toBe(instant);
});

test.each([
  ['an hour that is left out in spring', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['the first of an hour that is there twice in autumn', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['the hour after it', '2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s, %s at %s in Paris, is one moment', (_which, day, time, moment) => {
  expect(parisMoment(day, time)).toBe(moment);
});
