import { media } from '../theme.ts';

/** Approximate height of a part in windows of 390, 820 and 1440 px, without padding. */
export type Tall = readonly [phone: number, tablet: number, desktop: number];

/**
 * Styles of a part below the first screen: laid out when it comes near or the page is idle (server/security/startAfterPaint.ts), of
 * approximate height until then. On paper, or with a fragment in the URL, all is laid out at once (`--far` in `globalCss.ts`;
 * docs/decisions/0072-scripts-come-last.md).
 */
export const laidOutNear = ([phone, tablet, desktop]: Tall): string => `
  content-visibility: var(--far);
  contain-intrinsic-block-size: auto ${phone}px;
  ${media.fromTablet} { contain-intrinsic-block-size: auto ${tablet}px; }
  ${media.desktop} { contain-intrinsic-block-size: auto ${desktop}px; }
`;
