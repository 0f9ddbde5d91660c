/** Characters with which a spreadsheet formula may begin, full-width ones included (OWASP, CSV injection). */
const SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/g;
/** Matches a cell that a spreadsheet takes for a formula: it begins with =, +, -, @, a tab or a return, after any spaces or apostrophes. */
const FORMULA = /^['\s\u00a0\u3000]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Characters that may end a cell: every separator a spreadsheet offers, and line ends. */
const SEPARATOR = /[,;\t|\r\n]/;
const BLANK = /["'\s\u00a0\u3000]/;

/**
 * Whether a spreadsheet set to another separator would begin a cell at this position. Such a program reads our quotes as plain text, and
 * the separators and line breaks between them as ends of cells.
 */
function mayBeginCell(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && BLANK.test(text[before] ?? '') && !SEPARATOR.test(text[before] ?? '')) before -= 1;
  return before >= 0 && SEPARATOR.test(text[before] ?? '');
}

/** Prefixes an apostrophe wherever a spreadsheet, whichever separator it is set to, would run a part of the cell as a formula. */
export function guardCell(value: string): string {
  const whole = FORMULA.test(value) ? `'${value}` : value;
  return whole.replace(SIGN, (sign, at: number) => (mayBeginCell(whole, at) ? `'${sign}` : sign));
}

/** Removes the apostrophes that `guardCell` added, which restores the text byte for byte. */
export function bareCell(cell: string): string {
  const text = cell.replace(/'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, (mark, at: number) =>
    mayBeginCell(cell, at + 1) ? '' : mark,
  );
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
