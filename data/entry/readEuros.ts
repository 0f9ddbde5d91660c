/**
 * Amount with one sign between thousands and another before decimals, or with decimals alone. Three digits after a sign are thousands,
 * since no amount has thousandths.
 */
const GROUPED = String.raw`(?<thousands>[1-9]\d{0,2}(?:(?<sign>[\s.,'\u2019])\d{3})(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<cents>\d{1,2}))?`;
const PLAIN = String.raw`(?<digits>\d{1,12})(?:[.,](?<decimals>\d{1,2}|\d{4,12}))?`;
const EUROS = `(?:€|EUR|euros?)?`;

/** Pattern of an amount, for the `pattern` attribute of its form field. */
export const AMOUNT = String.raw`\s{0,4}${EUROS}\s?(?<minus>[\u2212\u2013\-]\s?)?(?:${GROUPED}|${PLAIN})\s?${EUROS}\s{0,4}`;
const WHOLE = new RegExp(`^${AMOUNT}$`, 'u');

/**
 * Parses an amount in euros as people and programs write it (`1 234,50 €`, `1.234,50`, `EUR 1,234.50`); NaN for other text or another
 * currency.
 */
export function readEuros(typed: string): number {
  const { thousands, cents, digits, decimals, minus } = WHOLE.exec(typed)?.groups ?? {};
  const whole = thousands?.replace(/\D/g, '') ?? digits;
  if (whole === undefined) return Number.NaN;
  return Number(`${minus ? '-' : ''}${whole}.${cents ?? decimals ?? 0}`);
}
