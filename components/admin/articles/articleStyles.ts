import styled from '@emotion/styled';
import { color, focusRing, media, tabular, type } from '../../theme.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: 8px 24px;
  margin-bottom: 8px;
`;
export const ArticleRows = styled.ul`
  border-top: 1px solid ${color.ink};
  & + & { margin-top: 48px; }
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 40px; padding: 22px 0; border-bottom: 1px solid ${color.line}; }
  & h3 { ${type.h4} overflow-wrap: anywhere; }
  & h3 a { border-radius: 2px; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; text-decoration-color: ${color['line-strong']}; ${focusRing(color.link)} }
  & h3 a:hover { color: ${color.link}; text-decoration-color: currentColor; }
  ${media.phone} { & > li { grid-template-columns: minmax(0, 1fr); gap: 10px; } }
`;
export const Summary = styled.p`
  max-width: 66ch;
  margin-top: 6px;
  font-size: 16px;
  color: ${color['ink-2']};
`;
export const ArticleFacts = styled.p`
  margin-top: 8px;
  font-size: 15px;
  color: ${color['ink-3']};
  ${tabular}
`;
export const NothingYet = styled(ArticleFacts)`
  margin-bottom: 40px;
`;
export const RowEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  justify-content: flex-end;
  gap: 10px 20px;
  & > button { min-height: 44px; }
  ${media.phone} { display: grid; grid-template-columns: repeat(3, auto); justify-content: start; gap: 0 16px; & > :first-of-type:not(button) { grid-column: 1 / -1; justify-self: start; } }
`;
