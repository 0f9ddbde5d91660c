import styled from '@emotion/styled';
import { font, media } from '../../theme.ts';

/** The title of a view of the desk. */
export const DeskTitle = styled.h1`
  font: 390 40px/1.15 ${font.serif};
  letter-spacing: -.022em;
  margin-bottom: 40px;
  /* A word without room beside the help takes the line below it. */
  overflow-wrap: normal;
  ${media.phone} { margin-bottom: 28px; }
  @media (max-width: 359.98px) { font-size: 31px; }
`;
