import { expect, test } from 'vitest';
import { sayDuration } from './letterQuery.ts';

test.each([
  [1, 200, 'une minute environ'],
  [100, 200, '30 minutes environ'],
  [2000, 200, '10 heures environ'],
  [20_000, 200, '5 jours environ'],
])('%i letters at %i an hour take %s', (letters, anHour, sentence) => {
  expect(sayDuration(letters, anHour)).toBe(sentence);
});
