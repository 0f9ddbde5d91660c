const NBSP = '\u00a0';

/** Rounds halves away from zero, as a spreadsheet does, although binary fractions may hold 5.795 as slightly less. */
function rounded(value: number, digits: number): string {
  const scale = 10 ** digits;
  return (Math.floor(Math.abs(value) * scale + 0.5 + 1e-9) / scale).toFixed(digits);
}

/** Groups digits by three from the right. */
function inThrees(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(NBSP);
}

/** Formats a number with exactly `digits` decimals in French, with the minus sign U+2212; zero has no sign. */
export function decimal(value: number, digits = 0, signed = false): string {
  const text = rounded(value, digits);
  const [units = '', decimals] = text.split('.');
  const shown = inThrees(units) + (decimals ? `,${decimals}` : '');
  const sign = Number(text) === 0 ? '' : value < 0 ? '\u2212' : signed ? '+' : '';
  return sign + shown;
}

/** Whole euros: `12 650 €`. */
export const euros = (value: number): string => `${decimal(value, 0)}${NBSP}€`;

/** Formats a share as a percentage: 0.7 is `70 %`. */
export const percent = (share: number, digits = 0, signed = false): string =>
  `${decimal(share * 100, digits, signed)}${NBSP}%`;

const UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** Spells an integer below one hundred: `vingt et un`. Throws outside that range. */
export function spelled(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) throw new Error(`No words for ${value}`);
  const small = UNITS[value];
  if (small) return small;
  const decade = Math.floor(value / 10);
  const tens = TENS[decade] ?? '';
  const base = decade === 7 || decade === 9 ? 10 : 0;
  const rest = base + (value % 10);
  if (rest === 0) return decade === 8 ? `${tens}s` : tens;
  const joined = decade < 8 && (rest === 1 || rest === 11) ? ' et ' : '-';
  return `${tens}${joined}${UNITS[rest]}`;
}

/** Spells a French ordinal: `huitième`; above 99, digits: `100e`. */
export function ordinal(value: number): string {
  if (value === 1) return 'premier';
  if (value > 99) return `${value}e`;
  const word = spelled(value).replace(/quatre-vingts$/, 'quatre-vingt');
  if (word.endsWith('neuf')) return `${word.slice(0, -1)}vième`;
  if (word.endsWith('cinq')) return `${word}uième`;
  return `${word.replace(/e$/, '')}ième`;
}

/** Capitalises the first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words as a list in a sentence: `a, b et c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
