/**
 * Characters that Windows-1252 has at 80 to 9F, and that a wrong encoding label turns into control characters
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt). Written as escapes, since the typefaces must contain every letter of the
 * sources.
 */
const WINDOWS =
  '\u20ac\0\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\0\u017d\0\0\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\0\u017e\u0178';

/**
 * Characters read as line breaks: soft line breaks of Word and PowerPoint, page breaks of a PDF, NEL, and the separators of files, groups,
 * lines and paragraphs.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const BREAKS = /[\u000b\u000c\u001c\u001d\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\0-\u0008\u000e-\u001f\u007f\ufeff]|\p{Surrogate}/gu;
/** Bullets of Word and PowerPoint, by their private code points in the fonts Symbol and Wingdings. */
const BULLETS: Readonly<Record<string, string>> = { '\uf0b7': '\u2022', '\uf0a7': '\u25aa' };
/** Invisible characters to remove: direction marks, zero-width characters and soft hyphens. */
const MARK = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const SPACE_OR_MARK = new RegExp(`\\s|${MARK.source}`);

/** Strips the characters that match `sign` from both ends of a text. */
function without(sign: RegExp, text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && sign.test(text.charAt(from))) from += 1;
  while (to > from && sign.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Replaces or strips the invisible characters of a typed or pasted text; spaces, tabs, `\r\n` and marks inside words are kept. */
export const readText = (typed: string): string =>
  without(
    MARK,
    typed
      .replace(BREAKS, '\n')
      // Word's hyphen that does not break.
      .replaceAll('\u001e', '-')
      .replace(/[\uf0a7\uf0b7]/g, (sign) => BULLETS[sign] ?? sign)
      .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80))
      .replace(UNSEEN, ''),
  );

/** Joins words that a PDF divided by a hyphen at the end of a line. */
const joined = (text: string): string => text.replace(/\u00ad\n/g, '');

/**
 * Cleans a text of several lines: invisible characters as in `readText`, `\n` between lines, no marks at the ends of lines, composed
 * letters (NFC), and no-break spaces only between two words.
 */
export const readParagraphs = (typed: string): string =>
  without(
    SPACE_OR_MARK,
    joined(readText(typed.replace(/\r\n?/g, '\n')))
      .normalize('NFC')
      .replace(/[ \u00a0\u202f]{2,}/g, (spaces) => (/[^ ]/.test(spaces) ? ' ' : spaces))
      .replace(/[\u00a0\u202f]?\n[\u00a0\u202f]?/g, '\n')
      .split('\n')
      .map((line) => without(MARK, line))
      .join('\n'),
  );

/** Cleans a text as `readParagraphs` does, then turns its line breaks and runs of spaces into single spaces. */
export const readLine = (typed: string): string => readParagraphs(typed).replace(/\s+/g, ' ');

/**
 * Cleans an address copied from a page, a mail or a directory: removes `mailto:`, a name, angle brackets, marks and a final full stop;
 * full-width signs and ligatures become plain letters. `isEmailAddress` validates it later.
 */
export function readAddress(typed: string): string {
  const text = readLine(typed.replace(/\p{Cf}|\p{Variation_Selector}/gu, '')).normalize('NFKC');
  const address = /^[^<>]*<([^<>]*)>$/.exec(text)?.[1]?.trim() ?? text;
  const mailbox = /^mailto:/i.test(address) ? address.slice('mailto:'.length).replace(/\?.*/s, '').trim() : address;
  return without(/[.,;:]/, mailbox);
}
