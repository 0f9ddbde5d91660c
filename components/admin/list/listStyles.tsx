import styled from '@emotion/styled';
import { color, media, tabular } from '../../theme.ts';

/**
 * A ruled table of the desk: an ink rule under the head, hairlines between rows. Cells marked `.end` (dates) are at right;
 * `.not-phone` leaves on phones.
 */
export const Table = styled.table`
  font-size: 16px;
  line-height: 1.45;
  & th { padding: 9px 16px; border-bottom: 1px solid ${color.ink}; font-size: 14px; font-weight: 500; text-align: left; color: ${color['ink-3']}; }
  & td { padding: 15px 16px; border-bottom: 1px solid ${color.line}; vertical-align: top; overflow-wrap: anywhere; }
  & th.end, & td.end { text-align: right; white-space: nowrap; overflow-wrap: normal; ${tabular} }
  ${media.phone} {
    & th { padding: 8px 4px 8px 10px; }
    & td { padding: 14px 4px 14px 10px; }
    & .not-phone { display: none; }
  }
`;

/** What a row says second, under or beside the first. */
export const Second = styled.span`
  font-size: 15px;
  color: ${color['ink-2']};
`;
