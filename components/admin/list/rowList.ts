import styled from '@emotion/styled';
import { color, media, tabular, type } from '../../theme.ts';

/** A ruled list of things with what can be done to each at its right. */
export const RowList = styled.ul`
  &:empty { display: none; }
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 40px; padding: 20px 0; border-bottom: 1px solid ${color.line}; }
  & h2 { ${type.h4} overflow-wrap: anywhere; }
  ${media.phone} { & > li { grid-template-columns: minmax(0, 1fr); } }
`;
/** Under a row's heading: who, when. */
export const RowFacts = styled.p`
  font-size: 15px;
  color: ${color['ink-3']};
  overflow-wrap: anywhere;
  ${tabular}
`;
/** The badges that say why a row is here. */
export const RowReasons = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
/** What can be done to a row. */
export const RowActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  ${media.phone} { flex-direction: row; flex-wrap: wrap; }
`;
