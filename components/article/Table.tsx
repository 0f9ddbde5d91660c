import styled from '@emotion/styled';
import { color, media, tabular } from '../theme.ts';

/**
 * A ruled table (docs/product/design-language.md § 5). Cells marked `.number` are right-aligned; `.drop` leaves on
 * phones, and `Under` may say it.
 */
export const Table = styled.table`
  font-size: 16px;
  line-height: 1.5;
  ${tabular}
  & th, & td { padding: 15px 16px 15px 0; text-align: left; vertical-align: top; text-wrap: pretty; }
  & th:last-child, & td:last-child { padding-right: 0; }
  & .number + :not(.number) { padding-left: 24px; }
  & thead th { padding-top: 0; padding-bottom: 10px; font-size: 14px; font-weight: 400; color: ${color['ink-3']}; vertical-align: bottom; }
  & thead tr { border-bottom: 1px solid ${color.ink}; }
  & tbody tr { border-bottom: 1px solid ${color.line}; }
  & tbody th { font-weight: 600; }
  & .number { text-align: right; }
  ${media.phone} { font-size: clamp(15PX, 15px, 4.1vw); & .drop { display: none; } }
`;

/** On phones, under the name of a row: what its `.drop` cell says elsewhere. */
export const Under = styled.span`
  display: none;
  font-weight: 400;
  font-size: 1em;
  color: ${color['ink-2']};
  ${media.phone} { display: block; }
`;
