import styled from '@emotion/styled';
import { color, focusRing, media } from '../../theme.ts';

/** Links to the parts of one room; the one that is shown is underlined. */
export const Shelves = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-bottom: 24px;
  & a { display: inline-flex; align-items: center; min-height: 44px; border-bottom: 2px solid transparent; font-size: 15px; font-weight: 500; white-space: nowrap; color: ${color['ink-2']}; ${focusRing(color.link)} }
  & a:hover { color: ${color.ink}; }
  & a[aria-current] { color: ${color.ink}; border-bottom-color: ${color.link}; }
  ${media.phone} { gap: 0 16px; }
`;
