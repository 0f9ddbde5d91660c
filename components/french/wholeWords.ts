/** The typefaces have no no-break hyphen: a word joiner on both sides of a plain one keeps it off the end of a line. */
const WORD_JOINER = '\u2060';
/** A number in words: « vingt-cinq ». */
const NUMBER = /(?<![\p{L}-])(?:dix|vingt|trente|quarante|cinquante|soixante|quatre)-[\p{L}-]+/giu;
/** Any short compound: « passe-t-il ». */
const COMPOUND = /(?<![\p{L}\d\u2060-])[\p{L}\d]{1,10}(?:-[\p{L}\d]{1,10})+/gu;

const join = (word: string) => word.replace(/-/g, `${WORD_JOINER}-${WORD_JOINER}`);

/** A text in which no line ends inside a number in words. Idempotent. */
export const wholeNumbers = (text: string): string => text.replace(NUMBER, join);

/** A title in which no line ends inside a short compound. Idempotent. */
export const wholeCompounds = (text: string): string => text.replace(COMPOUND, join);

/** The same for what stands in a heading, which may be no text. The build puts it there (bin/typography/setSource.ts). */
export const wholeTitle = <Child>(child: Child): Child | string =>
  typeof child === 'string' ? wholeCompounds(child) : child;

/** A text without joiners, for those who read it elsewhere than in a browser. */
export const withoutJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '');
