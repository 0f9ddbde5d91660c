import styled from '@emotion/styled';
import { color } from '../../theme.ts';

/** One or two sentences under a view's title. */
export const Intro = styled.p`
  max-width: 62ch;
  margin: -12px 0 28px;
  color: ${color['ink-2']};
`;
