import styled from '@emotion/styled';
import { color, type } from '../../theme.ts';

/** A small line of help in a form. */
export const Note = styled.p`
  ${type.caption}
  color: ${color['ink-3']};
`;
