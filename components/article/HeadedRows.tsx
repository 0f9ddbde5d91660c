import styled from '@emotion/styled';
import { color, media, type } from '../theme.ts';

/** A ruled list: the name of each item (an `h3`) to the left of what is said of it, above it on a phone. */
export const HeadedRows = styled.ul<{ nameWidth: number }>`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: ${({ nameWidth }) => nameWidth}px 1fr;
    gap: 6px 24px;
    padding: 20px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} break-after: auto; }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;
