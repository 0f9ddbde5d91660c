import styled from '@emotion/styled';
import { color, focusRing, media, radius } from '../../theme.ts';

/** The cell with a row's box to tick, or the one for all in the head; `&&` is raised above the table's own cells. */
export const Tick = styled.td`
  && { width: 44px; padding: 0; }
  && + :is(td, th) { padding-left: 4px; }
  & label { display: grid; place-items: center; width: 44px; min-height: 44px; cursor: pointer; }
  &:is(th) label { min-height: 40px; }
  &:is(td) label { min-height: 52px; }
  & input { appearance: none; display: grid; place-content: center; width: 18px; height: 18px; margin: 0; border: 1px solid ${color.field}; border-radius: ${radius.badge}; background: ${color.sheet}; cursor: pointer; ${focusRing(color.link)} }
  & input:checked { border-color: ${color.blue}; background: ${color.blue}; }
  & input:checked::before { content: ''; width: 10px; height: 6px; border: solid ${color['on-blue']}; border-width: 0 0 2px 2px; rotate: -45deg; translate: 0 -1px; }
  ${media.phone} {
    && { width: 36px; }
    && + :is(td, th) { padding-left: 0; }
    & label { margin-left: -8px; }
  }
`;

/** The column that leaves first, where the list and a lead stand side by side on a small desktop. */
export const Company = styled.td`
  width: 20%;
  @media (min-width: 1024px) and (max-width: 1279.98px) { display: none; }
`;
