import { fold } from './folded.ts';

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
