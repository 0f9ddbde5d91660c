import { expect, it, test } from 'vitest';
import { followUpDays } from '../leads/followUps.ts';
import {
  dayInParis,
  daysAfter,
  daysBetween,
  momentInParis,
  mondayOf,
  parisMidnight,
  sayDate,
  sayDayOfYear,
  sayMoment,
  saySecond,
  sayWeekday,
  wallTimeInParis,
} from './timeInParis.ts';

test('the day is Paris’s, in summer and in winter', () => {
  expect(dayInParis(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  expect(dayInParis(new Date('2026-01-01T22:30:00Z'))).toBe('2026-01-01');
});

test('days are counted over the change of the clock', () => {
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});

test('a week begins on Monday, across the year’s end too', () => {
  expect(mondayOf('2026-03-01')).toBe('2026-02-23');
  expect(mondayOf('2026-03-02')).toBe('2026-03-02');
  expect(mondayOf('2026-01-01')).toBe('2025-12-29');
});

test('« cette semaine » goes from today to Sunday, « en retard » ends yesterday', () => {
  expect(followUpDays('semaine', '2026-03-04')).toEqual({ from: '2026-03-04', to: '2026-03-08' });
  expect(followUpDays('semaine', '2026-03-08')).toEqual({ from: '2026-03-08', to: '2026-03-08' });
  expect(followUpDays('retard', '2026-03-01').to).toBe('2026-02-28');
});

it.each([
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
  // Two changes of clocks: 02:30 occurs twice in the night of 25 October, and never in the night of 29 March.
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

test('an instant is written in Paris time, and the first of a month as in French', () => {
  const evening = new Date('2026-07-31T22:30:09Z');
  expect(sayDate(evening)).toBe('1er août 2026');
  expect(sayDayOfYear(evening)).toBe('1er août');
  expect(sayWeekday(evening)).toBe('samedi 1er août');
  expect(sayMoment(evening)).toBe('1er août 2026 à 00:30');
  expect(saySecond(evening)).toBe('1er août 2026 à 00:30:09');
  expect(sayMoment(new Date('2026-11-21T13:05:00Z'))).toBe('21 novembre 2026 à 14:05');
});
