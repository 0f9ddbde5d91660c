import styled from '@emotion/styled';
import { color } from '../../theme.ts';

/** A document with two copies behind it, 6 and 12 px to the lower right: they stand for its thickness. */
export const DocumentStack = styled.div`
  position: relative;
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 2px;
    background: ${color['doc-paper']};
    box-shadow: inset 0 0 0 1px ${color['doc-edge']};
  }
  &::before { transform: translate(12px, 12px); }
  &::after { transform: translate(6px, 6px); }
  & > * { z-index: 1; }
`;
