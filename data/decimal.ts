const NBSP = '\u00a0';

/** A number with exactly so many decimals, French style, with a real minus sign (U+2212). */
export function decimal(value: number, digits: number, signed = false): string {
  const shown = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(Math.abs(value))
    .replace(/\u202f/g, NBSP);
  const sign = value < 0 ? '\u2212' : signed && value > 0 ? '+' : '';
  return sign + shown;
}
