import { expect, test } from 'vitest';
import { fold, folded, narrowing, searchWords } from './spellings.ts';

test.each([
  ['SŒURS Æther', 'soeurs aether'],
  ['Élodie', 'elodie'],
  ['Søren Łukasz Đorđe', 'soren lukasz dorde'],
  ['STRASSE Straße', 'strasse strasse'],
  ['İstanbul Kaynaklı', 'istanbul kaynakli'],
  ['Ker\u00adbrat\u200b', 'kerbrat'],
  ['l\u2019étude porte\u2011monnaie 1\u202f200', "l'etude porte-monnaie 1 200"],
])('%j is looked for as %j', (text, found) => expect(fold(text)).toBe(found));

test('a heading holds no signs, and a repeated word is searched once', () => {
  expect(folded('L’IA générative, « sœur »')).toBe('l ia generative soeur');
  expect(searchWords(' Étude\u00a0étude de  marché')).toEqual(['etude', 'de', 'marche']);
});

test('of a search eight words count, however many are typed: each costs a look at every row', () => {
  expect(searchWords(`${'a '.repeat(90)} b c d e f g h i j`)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('a short word is ignored beside a longer one, and searched when alone', () => {
  expect(narrowing(['tva', 'a', '20'])).toEqual(['tva']);
  expect(narrowing(['li'])).toEqual(['li']);
});
