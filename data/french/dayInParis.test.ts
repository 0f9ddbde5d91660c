import { expect, test } from 'vitest';
import { followUpDays } from '../leads/followUps.ts';
import { dayInParis, daysAfter, daysBetween, mondayOf } from './dayInParis.ts';

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
