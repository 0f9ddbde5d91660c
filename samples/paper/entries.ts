import type { Entry } from './Grid.ts';

/** A formula and what it gives now. */
export const live = (formula: string, result: number | string): Entry => ({ formula, result });
/** Cells left as they are, before those a row writes. */
export const blanks = (count: number): null[] => Array.from({ length: count }, () => null);
