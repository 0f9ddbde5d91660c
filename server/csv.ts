import type { ExportFormat } from '../data/desk/exportFormats.ts';

/** How a table is written: for Excel as it is set up in France, or as RFC 4180 says. */
export interface CsvStyle {
  separator: ',' | ';';
  /** Excel reads UTF-8 only after this mark. */
  mark: '' | '\ufeff';
}

export const csvStyles = {
  excel: { separator: ';', mark: '\ufeff' },
  rfc4180: { separator: ',', mark: '' },
} as const satisfies Record<ExportFormat, CsvStyle>;

/** What a spreadsheet would take for a formula, after spaces or a full-width sign too (OWASP, CSV injection). */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Every separator a spreadsheet offers, and what ends a line. */
const SEPARATOR = /[,;\t|\r\n]/;
const BLANK = /["\s\u00a0\u3000]/;
const SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/g;

/**
 * Whether a reader set to another separator than ours would begin a cell here: to it our quotes are text, and the
 * separators and line breaks inside them are its own.
 */
function mayBeginCell(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && BLANK.test(text[before] ?? '') && !SEPARATOR.test(text[before] ?? '')) before -= 1;
  return before >= 0 && SEPARATOR.test(text[before] ?? '');
}

function cell(value: string, separator: string): string {
  const whole = FORMULA.test(value) ? `'${value}` : value;
  const text = whole.replace(SIGN, (sign, at: number) => (mayBeginCell(whole, at) ? `'${sign}` : sign));
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of the table. What a spreadsheet would run as a formula, read with any separator, is preceded by an apostrophe. */
export const csvLine = (values: readonly string[], { separator }: CsvStyle): string =>
  `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
