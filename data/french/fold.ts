/** Text without case and accents: two spellings of a word are one, as the search index folds them too. */
export const fold = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
