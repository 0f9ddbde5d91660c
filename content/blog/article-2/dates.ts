import { ordinal } from '../../../data/frenchNumbers.ts';

/** How a break-even reads in a sentence. Throws where the outlay is never paid back: the sentence would be false. */
function reached(months: number | null): number {
  if (months === null) throw new Error('The outlay is never paid back.');
  return months;
}

/** The day of a break-even, with its superscript: `137e`. */
export const dayText = (months: number | null): string => `${Math.ceil((reached(months) * 365) / 12)}ᵉ`;

/** The month in which it falls, in letters: `cinquième`. */
export const monthText = (months: number | null): string => ordinal(Math.ceil(reached(months)));
