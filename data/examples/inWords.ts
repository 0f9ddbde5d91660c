const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** A small number in French words, 0 to 10. Throws beyond. */
export function inWords(value: number): string {
  const word = WORDS[value];
  if (word === undefined) throw new Error(`No words for ${value}`);
  return word;
}

/** The same at the head of a sentence. */
export const inWordsFirst = (value: number): string => inWords(value).replace(/^./, (letter) => letter.toUpperCase());
