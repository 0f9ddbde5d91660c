import { expect, test } from 'vitest';
import { spellings } from './spellings.ts';

test.each([
  ['lecoeur', ['lecoeur', 'lecœur']],
  ['SŒURS', ['soeurs', 'sœurs']],
  ['Élodie', ['elodie']],
  ['oeae', ['oeae', 'œae', 'oeæ', 'œæ']],
])('%s may be written %j', (word, written) => expect([...spellings(word)].sort()).toEqual([...written].sort()));

test('however many there are in a word, it has eight spellings at most', () => {
  expect(spellings('oe'.repeat(40))).toHaveLength(8);
});
