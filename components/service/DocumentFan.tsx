import styled from '@emotion/styled';
import { media } from '../theme.ts';

/**
 * Two documents: the first in front, the second lower and further right (docs/product/design-language.md § 6, Service).
 */
export const DocumentFan = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  & > :first-of-type { position: relative; z-index: 1; width: 71%; }
  & > * + * { position: absolute; right: 0; bottom: -34px; width: 67.5%; }
  margin-bottom: 34px;
  ${media.desktop} { margin-top: 84px; }
  ${media.belowDesktop} { margin-top: 8px; }
  ${media.print} { max-width: 300px; margin: 16px 0 34px auto; break-inside: avoid; }
`;
