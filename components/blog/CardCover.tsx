import styled from '@emotion/styled';
import { ArticleCover } from '../figures/ArticleCover.tsx';
import { media } from '../theme.ts';

export type CoverShape = 'wide' | 'narrow' | 'small';

/** Beside one another, as tall as the figures of the built-in articles (`UsageFlow`, `TimelineFigure`). */
const shapes: Record<CoverShape, string> = {
  wide: `aspect-ratio: 411 / 351; ${media.phone} { aspect-ratio: 3 / 2; } ${media.desktop} { aspect-ratio: 737 / 315; }`,
  narrow: `aspect-ratio: 411 / 351; ${media.phone} { aspect-ratio: 3 / 2; }`,
  small: 'aspect-ratio: 3 / 2;',
};

/** The drawing over the large card of an article of the desk, and, small, among those to choose from. */
export const CardCover = styled(ArticleCover)<{ shape: CoverShape }>`
  display: grid;
  align-items: center;
  justify-items: center;
  overflow: hidden;
  ${({ shape }) => shapes[shape]}
  &&:not([data-cover='strands']) svg { width: auto; height: 72%; aspect-ratio: 316 / 212; }
`;
