import { expect, it } from 'vitest';
import { decimal, listed, ordinal, percent, spelled } from './frenchNumbers.ts';

it('writes numbers in letters as French does', () => {
  const written = [0, 7, 17, 20, 21, 48, 61, 70, 71, 77, 80, 81, 91, 99].map(spelled);
  expect(written).toEqual([
    'zéro',
    'sept',
    'dix-sept',
    'vingt',
    'vingt et un',
    'quarante-huit',
    'soixante et un',
    'soixante-dix',
    'soixante et onze',
    'soixante-dix-sept',
    'quatre-vingts',
    'quatre-vingt-un',
    'quatre-vingt-onze',
    'quatre-vingt-dix-neuf',
  ]);
  for (const value of [-1, 1.5, 100]) expect(() => spelled(value)).toThrow();
});

it('ranks as French does', () => {
  expect([1, 4, 5, 9, 21, 80].map(ordinal)).toEqual([
    'premier',
    'quatrième',
    'cinquième',
    'neuvième',
    'vingt et unième',
    'quatre-vingtième',
  ]);
});

it('sets thousands, decimals, signs and lists', () => {
  expect(decimal(-12650.5, 1)).toBe('\u221212\u00a0650,5');
  expect(percent(0.057, 1, true)).toBe('+5,7\u00a0%');
  expect(listed(['a', 'b', 'c'])).toBe('a, b et c');
});
