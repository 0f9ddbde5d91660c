/** A number in words: « vingt-cinq ». */
export const NUMBERS = /(?<![\p{L}-])((?:dix|vingt|trente|quarante|cinquante|soixante|quatre)-[\p{L}-]+)/iu;
/** Any short compound: « passe-t-il ». */
export const COMPOUNDS = /(?<![\p{L}\d-])([\p{L}\d]{1,10}(?:-[\p{L}\d]{1,10})+)/u;

/**
 * A text in the pieces a line may break between, and, at odd places, the words no line ends inside: the typefaces have no
 * no-break hyphen, so an element around them says it.
 */
export const wholeWords = (text: string, which: RegExp): string[] => text.split(which);
