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

/** Words of one search: more narrow nothing that a person would notice, and each costs a look at every row. */
const MOST_WORDS = 8;

/** The words of a search, each once. */
export const searchWords = (text: string): string[] =>
  [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);

const LIGATURES = { oe: 'œ', ae: 'æ' } as const;
/** Of a word with more of them the first are spelt both ways: eight spellings at most. */
const MOST = 3;

/** How a folded word may be written: « coeur » is « cœur » too, and the other way round. The word without ligatures comes first. */
export function spellings(word: string): readonly [string, ...string[]] {
  const plain = fold(word).replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const pieces = plain.split(/(oe|ae)/);
  let left = MOST;
  let spelt: readonly string[] = [''];
  for (const piece of pieces) {
    const ligature = piece in LIGATURES && left > 0 ? LIGATURES[piece as keyof typeof LIGATURES] : undefined;
    if (ligature) left -= 1;
    spelt = (ligature ? [piece, ligature] : [piece]).flatMap((end) => spelt.map((start) => start + end));
  }
  return [plain, ...spelt.filter((one) => one !== plain)];
}
