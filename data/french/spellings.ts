/**
 * Characters that `fold` replaces by others, besides accents; database/migrations/0012-one-fold.ts folds the texts already stored in the
 * same way.
 */
const SAME: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' },
  ...{ '\u2018': "'", '\u2019': "'", '\u02bc': "'" },
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '-', '\u2013': '-' },
  ...{ '\u00a0': ' ', '\u2009': ' ', '\u202f': ' ' },
  ...{ '\u00ad': '', '\u200b': '', '\u200c': '', '\u200d': '', '\u2060': '', '\ufeff': '' },
};
const APART = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g');

/** Removes case, accents, ligatures and invisible characters from a text, as the search index does. */
export const fold = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APART, (sign) => SAME[sign] ?? sign);

/** Folds a text (see `fold`) and separates its words by one space: « L’IA générative » is `l ia generative`. */
export const folded = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Maximum number of words a search uses: each word costs a scan of every row, and a ninth hardly narrows the result. */
const MOST_WORDS = 8;

/** The words of a search, folded, each once. */
export const searchWords = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);

/** Whether a word has the three characters that the search index of trigrams needs. */
export const isIndexed = (word: string): boolean => [...word].length >= 3;

/** Returns the words of a search worth looking up: words of one or two letters are ignored when the search has a longer word. */
export function narrowing(words: readonly string[]): readonly string[] {
  const longer = words.filter(isIndexed);
  return longer.length > 0 ? longer : words;
}
