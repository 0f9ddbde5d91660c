import { expect, test } from 'vitest';
import { amounts } from '../testing/real/amounts.ts';
import { AMOUNT, readEuros } from './readEuros.ts';

test.each<readonly [typed: string, cents: number | null]>([
  ...amounts.map(({ typed, meant }) => [typed, meant] as const),
  ['120', 12_000],
  ['1 250,50 \u20ac', 125_050],
  ['\u22121 250,50\u00a0\u20ac', -125_050],
  ['120.0000', 12_000],
  ['1.234.56', null],
  ['1,5 000', null],
  ['12x', null],
  ['', null],
])('« %s » is %s cents, in its field and where it is read', (typed, cents) => {
  const euros = readEuros(typed);
  expect(Number.isNaN(euros) ? null : Math.round(euros * 100)).toBe(cents);
  expect(new RegExp(`^(?:${AMOUNT})$`, 'v').test(typed)).toBe(cents !== null);
});
