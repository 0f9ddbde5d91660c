import styled from '@emotion/styled';
import { color, focusRing, media, radius, tabular } from '../../theme.ts';

/** A ruled table of the desk: an ink rule under the head, hairlines between rows, dates at right. */
export const Table = styled.table`
  font-size: 16px;
  line-height: 1.45;
  & th { padding: 9px 16px; border-bottom: 1px solid ${color.ink}; font-size: 14px; font-weight: 500; text-align: left; color: ${color['ink-3']}; }
  & td { padding: 15px 16px; border-bottom: 1px solid ${color.line}; vertical-align: top; overflow-wrap: anywhere; }
  & th.end, & td.end { text-align: right; white-space: nowrap; overflow-wrap: normal; ${tabular} }
  & th.tick, & td.tick { width: 44px; padding: 0; }
  & .tick label { display: grid; place-items: center; width: 44px; min-height: 44px; cursor: pointer; }
  & td.tick label { min-height: 52px; }
  & .tick input { appearance: none; display: grid; place-content: center; width: 18px; height: 18px; margin: 0; border: 1px solid ${color.field}; border-radius: ${radius.badge}; background: ${color.sheet}; cursor: pointer; ${focusRing(color.link)} }
  & .tick input:checked { border-color: ${color.blue}; background: ${color.blue}; }
  & .tick input:checked::before { content: ''; width: 10px; height: 6px; border: solid ${color['on-blue']}; border-width: 0 0 2px 2px; rotate: -45deg; translate: 0 -1px; }
  & td.tick + td, & th.tick + th { padding-left: 4px; }
  & .second { font-size: 15px; color: ${color['ink-2']}; }
  & .name { font-weight: 600; }
  & .state { white-space: nowrap; overflow-wrap: normal; }
  & .line { display: block; }
  & .clamp { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
  & tr.choice { position: relative; cursor: pointer; }
  & tr.choice td:first-of-type { box-shadow: inset 0 0 0 ${color.blue}; }
  & tr.choice:hover .name { color: ${color.link}; }
  & tr[data-selected='true'] td { background: ${color.wash}; }
  & tr[data-selected='true'] td:first-of-type { box-shadow: inset 3px 0 0 ${color.blue}; }
  & button.name { display: block; min-height: 24px; font-weight: 600; text-align: left; border-radius: 2px; ${focusRing(color.link, 2)} }
  ${media.phone} {
    & th { padding: 8px 4px 8px 10px; }
    & td { padding: 14px 4px 14px 10px; }
    & td.tick + td, & th.tick + th { padding-left: 0; }
    & th.tick, & td.tick { width: 36px; }
    & .tick label { margin-left: -8px; }
    & .clamp { -webkit-line-clamp: 2; }
    & .not-phone { display: none; }
  }
`;
