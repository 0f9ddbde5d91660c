import styled from '@emotion/styled';
import { type } from '../../theme.ts';

/** The title of a view under the tabs. */
export const ViewTitle = styled.h2`
  ${type.h3}
  font-size: 28px;
  margin: 0 0 16px;
`;
