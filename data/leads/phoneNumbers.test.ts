import { expect, test } from 'vitest';
import { phones } from '../testing/real/phones.ts';
import { phoneKey, phonesIn, searchedPhone } from './phoneNumbers.ts';

test.each<readonly [typed: string, dialled: readonly string[]]>([
  ...phones.map(({ typed, meant }) => [typed, meant] as const),
  ['06.12.34.56.78 / 07-98-76-54-32', ['+33612345678', '+33798765432']],
  ['0612345678 ou 01 40 00 00 00', ['+33612345678', '+33140000000']],
  ['06\u00a012\u202f34 56 78', ['+33612345678']],
  ['+33 (0)6 12 34 56 78, bureau', ['+33612345678']],
  ['0033612345678', ['+33612345678']],
  ['06 12 34 56 78 poste 12', ['+33612345678']],
  ['0692 12 34 56', ['+262692123456']],
  ['0590 12 34 56', ['+590590123456']],
  ['0696 12 34 56', ['+596696123456']],
  ['0694 20 12 34', ['+594694201234']],
  ['0639 01 23 45', ['+262639012345']],
  ['+44 (0)20 7946 0958', ['+442079460958']],
  ['0049 (0)30 901820', ['+4930901820']],
  ['+32 470 12 34 56', ['+32470123456']],
  ['le soir seulement', []],
  ['06 12 34 56 7', []],
  ['75011 Paris, le 12/03/2024 à 14h30, 9:00-18:00', []],
  ['2024-03-12 10:30, SIRET 123 456 789 00012', []],
])('« %s » dials %j', (typed, dialled) => expect(phonesIn(typed).map((one) => one.dialled)).toEqual(dialled));

test.each(['06 12 34 56 78', '06.12.34.56.78', '0612345678', '+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', '612345678'])(
  '« %s » is one number, stored or searched for',
  (phone) => {
    expect(phoneKey(phone)).toBe('33612345678 0612345678');
    expect(searchedPhone(phone)).toBe('33612345678');
  },
);

test.each([
  ['06 12', '0612'],
  ['34-56', '3456'],
  ['+33 (0)6 12', '33612'],
  ['0033 6 12', '33612'],
  ['DEV-2026-0042', undefined],
  ['120', undefined],
  ['rue du 4 septembre 1990', undefined],
])('of « %s » the digits %s are looked for', (search, digits) => expect(searchedPhone(search)).toBe(digits));

test('an unfinished number is found by its digits, and words have none', () => {
  expect(phoneKey('06 12 34 56 7')).toBe('061234567');
  expect(phoneKey('le soir seulement')).toBeNull();
});
