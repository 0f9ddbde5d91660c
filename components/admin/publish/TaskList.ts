import styled from '@emotion/styled';
import { color, focusRing, media } from '../../theme.ts';

/** Things to do, each with its mark (`data-verdict`), its name, what it asks for and the way to it. */
export const TaskList = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 2px 16px; padding: 14px 0; border-bottom: 1px solid ${color.line}; line-height: 1.5; }
  & svg { margin-top: 3px; color: ${color['ink-3']}; }
  & [data-verdict='good'] svg { color: ${color.success}; }
  & [data-verdict='bad'] svg { color: ${color.danger}; }
  & strong { font-weight: 600; }
  & [data-verdict='good'] strong { font-weight: 400; color: ${color['ink-2']}; }
  & p { grid-column: 2; font-size: 15px; color: ${color['ink-2']}; overflow-wrap: anywhere; }
  & p + p { color: ${color['ink-3']}; }
  & a { grid-column: 3; grid-row: 1 / span 2; align-self: center; display: inline-flex; align-items: center; min-height: 44px; font-size: 15px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 4px; border-radius: 2px; ${focusRing(color.link)} }
  ${media.phone} { & > li { grid-template-columns: 20px minmax(0, 1fr); } & a { grid-column: 2; grid-row: auto; justify-self: start; } }
`;
