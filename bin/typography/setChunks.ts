import { typo } from '../../data/french/typo.ts';

/** Stands for a value between two chunks: for the rules it may be a number, on either side. */
const VALUE = '0\ue0000';
const UNIT_AT_ONCE = /^[\p{L}€$£%]/u;

/** « à » between two values joins a range only after « de »: « de 10 à 18 », but « Étude de marché à 120 € ». */
const isRange = (before: string | undefined) => before === undefined || /\bde $/.test(before);

/** The chunks of a template string in French typography: « de ${from} à ${to} » is set as « de 0 à 20 » would be. */
export const setChunks = (chunks: readonly string[]): string[] =>
  typo(chunks.join(VALUE))
    .split(VALUE)
    .map((set, index) => {
      const chunk = chunks[index] ?? '';
      if (chunk === ' à ' && !isRange(chunks[index - 1])) return chunk;
      // A unit or an ending written at once after the value stays there: `${price}€`, `mot${plural}s`.
      return UNIT_AT_ONCE.test(chunk) ? set.replace(/^\u00a0/, '') : set;
    });
