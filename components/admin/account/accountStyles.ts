import styled from '@emotion/styled';
import { color, media } from '../../theme.ts';
import { Table } from '../list/listStyles.tsx';

/** A small table whose rows end with what can be done to each. */
export const Rows = styled(Table)`
  width: 100%;
  margin-bottom: 20px;
  & td { vertical-align: middle; }
  & td:last-of-type { width: 1%; text-align: right; white-space: nowrap; overflow-wrap: normal; }
  & th:first-of-type, & td:first-of-type { padding-left: 0; }
  & td:last-of-type { padding-right: 0; }
  & thead td { padding: 0; border-bottom: 1px solid ${color.ink}; }
`;
/** Buttons side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} { & > button { flex: auto; } }
`;
