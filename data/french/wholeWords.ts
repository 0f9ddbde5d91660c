/** Compound numbers in words, which must not break at their hyphen: « vingt-cinq ». */
export const NUMBERS = /^(?:dix|vingt|trente|quarante|cinquante|soixante|quatre)-[\p{L}-]+/iu;
/** Any short compound word, which must not break at its hyphen: « passe-t-il ». */
export const COMPOUNDS = /^[\p{L}\d]{1,10}(?:-[\p{L}\d]{1,10})+/u;

const WORD = /([\p{L}\d-]+)/u;

/**
 * Splits a text into pieces; those at odd indexes must not break at a hyphen, and get an element around them, since the typefaces have no
 * no-break hyphen. Without lookbehind, which Safari has only since 16.4.
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
