import { percent } from '../../../data/french/frenchNumbers.ts';

/** A part of a whole, with as many decimals as it needs to say something: `0,4 %`, `12 %`. */
export const shareText = (part: number, whole: number): string => {
  const share = whole === 0 ? 0 : part / whole;
  return percent(share, share > 0 && share < 0.1 ? 1 : 0);
};
