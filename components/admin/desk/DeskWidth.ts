import styled from '@emotion/styled';
import { media } from '../../theme.ts';

/** The desk's margins. */
export const DeskWidth = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 20px;
  ${media.fromTablet} { padding: 0 40px; }
`;
