const BREAKS = /[\r\n\u0085\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LONGEST_HEADER = 120;

/** Typed text, fit for the body of a mail: line breaks are `\n`, other control characters are gone. */
export const bodyText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').toWellFormed();

/** Typed text, fit for a header: one line, no control or direction characters, nothing a reader would decode as an RFC 2047 encoded word, short. */
export function headerText(text: string, longest = LONGEST_HEADER): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(BREAKS, ' ')
    .replace(CONTROLS, '')
    .replace(DIRECTIONS, '');
  const plain = line.replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim().toWellFormed();
  return plain.length > longest ? `${plain.slice(0, longest - 1).toWellFormed()}…` : plain;
}
