import { expect, test } from 'vitest';
import { isEmailAddress } from './contactDetails.ts';

test.each(['a@b.fr', "o'neil+devis@sous.domaine.exemple.fr", 'élodie@société.fr', 'a@xn--socit-esab.fr'])(
  '%s is an address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'a@b',
  '@b.fr',
  'a b@c.fr',
  'a@b..fr',
  '.a@b.fr',
  'a@-b.fr',
  'a@127.0.0.1',
  'a@b.fr, c@d.fr',
  'Nom <a@b.fr>',
  'a@b.fr\r\nBcc: c@d.fr',
  'a\u0000@b.fr',
  'a\u200b@b.fr',
  `${'a'.repeat(65)}@b.fr`,
  `a@${'b'.repeat(64)}.fr`,
])('%j is not', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('fifty thousand characters are no address', () => expect(isEmailAddress(`${'a.'.repeat(25_000)}@`)).toBe(false));
