import styled from '@emotion/styled';
import { font, media } from '../../theme.ts';

/** The title of a view of the desk. */
export const DeskTitle = styled.h1`
  font: 390 40px/1.15 ${font.serif};
  letter-spacing: -.022em;
  margin-bottom: 24px;
  ${media.phone} { margin-bottom: 16px; font-size: 32px; }
  @media (max-width: 359.98px) { font-size: 31px; }
`;
