import { expect, test } from 'vitest';
import { email } from '../api/text.ts';
import { copiedAddresses } from '../testing/real/addresses.ts';
import { pastedTexts } from '../testing/real/pastedTexts.ts';
import { readLine, readParagraphs, readText } from './readText.ts';

test.each(pastedTexts)('$typed is read as it was meant', ({ typed, meant }) => {
  expect(readParagraphs(typed)).toBe(meant);
  expect(readLine(typed)).toBe(meant.replaceAll('\n', ' '));
});

test.each(copiedAddresses)('$typed is the address $meant', ({ typed, meant }) => {
  expect(email.parse(typed)).toBe(meant);
});

test('what is seen stays byte for byte: spaces, tabs, breaks, composed emoji, a no-break space that holds two words', () => {
  const text = '  « Prix\u00a0: 10\u202f%\u00a0»,\r\n\tœuvre 👩‍👩‍👧 e\u0301  ';
  expect(readText(text)).toBe(text);
  expect(readParagraphs(text)).toBe('« Prix\u00a0: 10\u202f%\u00a0»,\n\tœuvre 👩‍👩‍👧 é');
});

test('a hundred thousand spaces and marks are read at once', () => {
  const long = `a${' \u00a0\u200b'.repeat(33_000)}b`;
  expect(readParagraphs(long).length).toBeLessThan(long.length);
  expect(readLine(long)).toMatch(/^a.+b$/s);
});

test.each(['a@b.fr\r\nBcc: c@d.fr', 'a@b.fr, c@d.fr', '<a@b.fr> <c@d.fr>', 'lea@exemple', ''])(
  '%j is still no address',
  (typed) => expect(email.safeParse(typed).success).toBe(false),
);
