import { media } from '../theme.ts';

/** Approximate height of the content at 390, 820 and 1440 px, padding excluded. */
export type Tall = readonly [phone: number, tablet: number, desktop: number];

/**
 * A part below the first screen: laid out once it comes near the window or the page is idle (server/security/startAfterPaint.ts), with an
 * approximate height until then. On paper, and where the URL has a fragment, everything is laid out at once (`--far` in `globalCss.ts`;
 * docs/decisions/0072-scripts-come-last.md).
 */
export const laidOutNear = ([phone, tablet, desktop]: Tall): string => `
  content-visibility: var(--far);
  contain-intrinsic-block-size: auto ${phone}px;
  ${media.fromTablet} { contain-intrinsic-block-size: auto ${tablet}px; }
  ${media.desktop} { contain-intrinsic-block-size: auto ${desktop}px; }
`;
