import { typo } from '../../../data/french/typo.ts';

/** French typography, but for the narrow no-break space, which many faces lack. */
export const inWord = (text: string): string => typo(text).replace(/\u202f/g, '\u00a0');
