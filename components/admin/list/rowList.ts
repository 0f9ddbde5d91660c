import styled from '@emotion/styled';
import { color, media, tabular, type } from '../../theme.ts';

/** A ruled list of things with what can be done to each at its right. */
export const RowList = styled.ul`
  &:empty { display: none; }
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 40px; padding: 20px 0; border-bottom: 1px solid ${color.line}; }
  & h2 { ${type.h4} overflow-wrap: anywhere; }
  & .facts { font-size: 15px; color: ${color['ink-3']}; overflow-wrap: anywhere; ${tabular} }
  & .said { max-width: 66ch; margin-top: 8px; font-size: 16px; white-space: pre-line; overflow-wrap: anywhere; color: ${color['ink-2']}; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 6; overflow: hidden; }
  & .reasons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
  & .actions { display: flex; flex-direction: column; gap: 10px; }
  ${media.phone} { & > li { grid-template-columns: minmax(0, 1fr); } & .actions { flex-direction: row; flex-wrap: wrap; } }
`;
