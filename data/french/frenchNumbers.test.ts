import { expect, it } from 'vitest';
import { decimal, listed, ordinal, percent, spelled } from './frenchNumbers.ts';
import { typo } from './typo.ts';

const samples = [
  "L'étude « Marché » : 2 500 €, soit 12 % ; d'accord ?",
  'Livraison en 48 h, Gemini 2.5 Pro et Claude Opus 4 !',
  '« Je relis – je signe – et vous jugez. »',
];

it.each(samples)('sets %j the same however often it passes', (text) => {
  const once = typo(text);
  expect(once).not.toBe(text);
  expect(typo(once)).toBe(once);
});

it('keeps guillemets, units and thousands with what they belong to', () => {
  expect(typo("L'offre « Pack » : 2 500 € !")).toBe('L’offre «\u00a0Pack\u00a0»\u00a0: 2\u00a0500\u00a0€\u202f!');
  expect(typo('soit 2 h 08 par semaine')).toBe('soit 2\u00a0h\u00a008 par semaine');
  expect(typo('le 13 août 2024, 180 ÷ 83 = 2,2')).toBe('le 13\u00a0août 2024, 180 ÷\u00a083 =\u00a02,2');
  expect(typo('de 10 à 18 mois')).toBe('de 10\u00a0à\u00a018\u00a0mois');
  expect(typo('le 21 juin 2004, point 2')).toBe('le 21\u00a0juin 2004, point\u00a02');
});

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
