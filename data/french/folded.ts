/** Small letters without accents and ligatures, one space between words: « L’IA générative » is `l ia generative`. */
export const folded = (text: string): string =>
  fold(text)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Text without case and accents: two spellings of a word are one, as the search index folds them too. */
export const fold = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
