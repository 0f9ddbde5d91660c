import { type CountryCode, findPhoneNumbersInText, type NumberFound } from 'libphonenumber-js/min';

/**
 * Overseas departments by the prefix of their numbers: a French number with such a prefix gets the department's country code instead of
 * +33.
 */
const OVERSEAS: readonly (readonly [RegExp, CountryCode])[] = [
  [/^0(?:590|69[01])/, 'GP'],
  [/^0(?:594|694)/, 'GF'],
  [/^0(?:596|69[67])/, 'MQ'],
  [/^0(?:26[23]|69[23])/, 'RE'],
  [/^0(?:269|639)/, 'YT'],
];

interface PhoneNumber {
  /** International number: `+33612345678`. */
  dialled: string;
  /** Digits of the number as dialled inside its country. */
  national: string;
  from: number;
  until: number;
}

/** Replaces special spaces, and the slashes inside a number, by plain spaces; the text keeps its length. */
const spaced = (text: string): string =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/0\d(?:\/\d\d){4}(?!\d)/g, (number) => number.replaceAll('/', ' '));

/** Finds the complete, valid telephone numbers of a text, in order; a number without country code is French. */
export function phonesIn(text: string): PhoneNumber[] {
  const read = (typed: string, defaultCountry: CountryCode) => findPhoneNumbersInText(typed, { defaultCountry });
  const plain = spaced(text);
  const nationalOf = ({ number }: NumberFound) => number.formatNational().replace(/\D/g, '');
  return read(plain, 'FR').flatMap((found) => {
    const { startsAt: from, endsAt: until } = found;
    const typed = plain.slice(from, until);
    // Nine digits among other words are ignored, since they may be anything; nine digits alone are a number whose leading zero a
    // spreadsheet removed.
    if (/^[1-9]/.test(typed) && typed.replace(/\D/g, '').length === 9 && typed !== plain.trim()) return [];
    const country =
      found.number.countryCallingCode === '33' && OVERSEAS.find(([begins]) => begins.test(nationalOf(found)));
    const own = (country && read(nationalOf(found), country[1])[0]) || found;
    return [{ dialled: own.number.number, national: nationalOf(own), from, until }];
  });
}

/**
 * Returns the digits that a telephone search compares: every number of the text in international and national form; all digits of the text
 * if it has no complete number.
 */
export function phoneKey(text: string | null): string | null {
  const numbers = phonesIn(text ?? '').map(({ dialled, national }) => `${dialled.slice(1)} ${national}`);
  const digits = (text ?? '').replace(/\D/g, '');
  return numbers.join(' ') || (digits.length >= FEWEST ? digits : null);
}

/** Minimum digits for a search to be treated as a telephone number. */
const FEWEST = 4;

/** Converts a search to the digits that `phoneKey` stores; undefined if the search does not look like a telephone number. */
export function searchedPhone(search: string): string | undefined {
  const text = spaced(search).trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const [whole] = phonesIn(text);
  if (whole) return whole.dialled.slice(1);
  // Drops the « (0) » of « +33 (0)6 12 »: the 0 is dialled only inside the country.
  const digits = text.replace(text.startsWith('+') ? /\(0\)|\D/g : /\D/g, '');
  return digits.length < FEWEST ? undefined : digits.replace(/^00(?=[1-9])/, '');
}
