import { media } from '../theme.ts';

export type CoverShape = 'wide' | 'narrow' | 'card' | 'head' | 'small';

/** CSS size of a cover in each kind of place. The large cards `wide` and `narrow` are side by side and equally tall. */
export const coverShapes: Record<CoverShape, string> = {
  wide: `aspect-ratio: 411 / 351; ${media.phone} { aspect-ratio: 8 / 5; } ${media.desktop} { aspect-ratio: 838 / 358; }`,
  narrow: `aspect-ratio: 419 / 358; ${media.phone} { aspect-ratio: 8 / 5; }`,
  card: 'aspect-ratio: 8 / 5;',
  head: `max-width: 844px; margin-bottom: 56px; aspect-ratio: 8 / 5; ${media.phone} { margin-bottom: 36px; }`,
  small: 'aspect-ratio: 3 / 2;',
};
