/** A number in words: « vingt-cinq ». */
export const NUMBERS = /^(?:dix|vingt|trente|quarante|cinquante|soixante|quatre)-[\p{L}-]+/iu;
/** Any short compound: « passe-t-il ». */
export const COMPOUNDS = /^[\p{L}\d]{1,10}(?:-[\p{L}\d]{1,10})+/u;

const WORD = /([\p{L}\d-]+)/u;

/**
 * Splits a text into pieces; those at odd indexes are words that must not break at a hyphen: the typefaces have no no-break hyphen, so an
 * element around them prevents the break. No lookbehind: Safari has it since 16.4.
 * @param which matches the beginning of a word that stays whole
 */
export function wholeWords(text: string, which: RegExp): string[] {
  const pieces: string[] = [];
  let between = '';
  for (const [index, part] of text.split(WORD).entries()) {
    const whole = index % 2 === 1 ? which.exec(part)?.[0] : undefined;
    if (whole === undefined) between += part;
    else {
      pieces.push(between, whole);
      between = part.slice(whole.length);
    }
  }
  return [...pieces, between];
}
