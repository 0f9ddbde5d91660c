import { expect, test } from 'vitest';
import { dialled, isEmailAddress, phoneKey, searchedPhone } from './contactDetails.ts';

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

test.each([
  '06 12 34 56 78',
  '06.12.34.56.78',
  '0612345678',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '0033612345678',
  '612345678',
])('« %s » is one number, stored or searched for', (phone) => {
  expect(phoneKey(phone)).toBe('33612345678');
  expect(searchedPhone(phone)).toBe('33612345678');
});

test('a number from abroad keeps its country, and the first of two is the one', () => {
  expect(phoneKey('+32 470 12 34 56')).toBe('32470123456');
  expect(phoneKey('06 12 34 56 78 ou 01 40 00 00 00')).toBe('33612345678');
});

test.each(['2026', '2026-0042', 'DEV-2026-0042', '120', 'rue du 4 septembre', '06'])(
  '« %s » is no number to search for',
  (text) => expect(searchedPhone(text)).toBeUndefined(),
);

test('no number, no key, and nothing to dial', () => {
  expect(phoneKey('le soir seulement')).toBeNull();
  expect(dialled('le soir seulement')).toBeUndefined();
});

test('a number is dialled as it was given: a country where it has one', () => {
  expect(dialled('06 12 34 56 78')).toBe('0612345678');
  expect(dialled('+33 (0)6 12 34 56 78, bureau')).toBe('+33612345678');
});
