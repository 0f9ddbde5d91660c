import styled from '@emotion/styled';
import { color, fluid, type } from '../theme.ts';

/** A figure in large, light, tabular type; its unit, a `<span>` inside, has 58 % of its size. */
export const Figure = styled.span<{ small: number; large: number; hot?: boolean }>`
  ${type.figure}
  font-size: ${({ small, large }) => fluid(small, large, 'PX')};
  white-space: nowrap;
  color: ${({ hot }) => (hot ? color.link : 'inherit')};
  & > span { font-size: .58em; letter-spacing: -.01em; margin-left: .12em; }
`;
