import type { ExportFormat } from '../data/exportFormats.ts';

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

function cell(value: string, separator: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of the table. A text a spreadsheet would run as a formula is preceded by an apostrophe. */
export const csvLine = (values: readonly string[], { separator }: CsvStyle): string =>
  `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
