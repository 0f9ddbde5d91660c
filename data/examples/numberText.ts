const NBSP = '\u00a0';

/** Halves away from zero, whatever the binary form of 5.795. */
const rounded = (value: number, digits: number): string => {
  const scale = 10 ** digits;
  return (Math.floor(Math.abs(value) * scale + 0.5 + 1e-9) / scale).toFixed(digits);
};

/** A number as French copy writes it: `4 339`, `−12,5`; so many decimals, a plus sign where asked. */
export function numberText(value: number, digits = 0, signed = false): string {
  const [units = '', decimals] = rounded(value, digits).split('.');
  const shown = units.replace(/\B(?=(\d{3})+$)/g, NBSP) + (decimals ? `,${decimals}` : '');
  const sign = value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : signed && value > 0 ? '+' : '';
  return sign + shown;
}

/** Thousands of euros as millions: `4,34 M€`. */
export const millions = (thousands: number, digits = 2): string => `${numberText(thousands / 1000, digits)} M€`;

/** A share as a percentage: `78 %`. */
export const percent = (share: number, digits = 0, signed = false): string =>
  `${numberText(share * 100, digits, signed)} %`;

const NAMES = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** A month counted from 1, January of `from`: `juin 2025`. */
export const monthText = (month: number, from: number): string =>
  `${NAMES[(month - 1) % 12]} ${from + Math.floor((month - 1) / 12)}`;
