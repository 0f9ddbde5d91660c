import styled from '@emotion/styled';
import { color, media, radius } from '../../theme.ts';

/** Lines of code or of a command; long ones wrap, so that none is cut on a phone or on paper. */
export const Code = styled.pre`
  max-width: 844px;
  margin: 1.6em 0;
  padding: 18px 22px;
  border-radius: ${radius.panel};
  background: ${color.sunk};
  font: 400 15px/1.6 ui-monospace, 'Liberation Mono', monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  && code { padding: 0; background: none; font: inherit; }
  ${media.phone} { padding: 14px 16px; font-size: 14px; }
  ${media.print} { border: 1px solid ${color.line}; }
`;
