import { fold } from './fold.ts';

/** Small letters without accents and ligatures, one space between words: « L’IA générative » is `l ia generative`. */
export const folded = (text: string): string =>
  fold(text)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
