import { expect, test } from 'vitest';
import { sayDate, sayDayOfYear, sayMoment, saySecond, sayWeekday } from './sayInParis.ts';

test('an instant is said as it was in Paris, and the first of a month as French says it', () => {
  const evening = new Date('2026-07-31T22:30:09Z');
  expect(sayDate(evening)).toBe('1er août 2026');
  expect(sayDayOfYear(evening)).toBe('1er août');
  expect(sayWeekday(evening)).toBe('samedi 1er août');
  expect(sayMoment(evening)).toBe('1er août 2026 à 00:30');
  expect(saySecond(evening)).toBe('1er août 2026 à 00:30:09');
  expect(sayMoment(new Date('2026-11-21T13:05:00Z'))).toBe('21 novembre 2026 à 14:05');
});
