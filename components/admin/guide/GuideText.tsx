import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, focusRing, media, radius, tabular, type } from '../../theme.ts';

/** The prose of the guide: instructions, in the desk's own type. */
export const GuideText = styled.div`
  font-size: 17px;
  line-height: 1.6;
  & > p, & > ul, & > ol, & > pre { max-width: 628px; }
  & > * + * { margin-top: 1em; }
  & > h2 { ${type.h3} max-width: 628px; margin: 1.6em 0 .5em; scroll-margin-top: 24px; }
  & > h2 + * { margin-top: 0; }
  & ul, & ol { padding-left: 1.3em; list-style: disc; }
  & ol { list-style: decimal; }
  & li + li { margin-top: .45em; }
  & li::marker { color: ${color['ink-3']}; ${tabular} }
  & strong { font-weight: 600; }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: .16em; text-decoration-thickness: 1px; border-radius: 2px; ${focusRing(color.link)} }
  & code { padding: .1em .35em; border-radius: ${radius.badge}; background: ${color.sunk}; font-size: .86em; overflow-wrap: anywhere; }
  & pre { padding: 14px 18px; border-radius: ${radius.badge}; background: ${color.sunk}; line-height: 1.6; white-space: pre-wrap; user-select: all; }
  & pre code { padding: 0; background: none; font-size: 14px; }
  & table { max-width: 760px; border-top: 1px solid ${color.ink}; font-size: 16px; line-height: 1.5; }
  & th { padding: 9px 24px 9px 0; font-size: 14px; font-weight: 500; text-align: left; color: ${color['ink-3']}; }
  & td { padding: 11px 24px 11px 0; border-top: 1px solid ${color.line}; vertical-align: top; }
  & td:first-of-type { min-width: 9em; font-weight: 550; }
  ${media.phone} { & th, & td { padding-right: 12px; } & td:first-of-type { min-width: 7em; } }
`;

const Box = styled.aside`
  max-width: 628px;
  padding: 18px 22px 20px;
  border-radius: ${radius.panel};
  background: ${color.wash};
  && { margin-top: 1.6em; }
  & > p:first-of-type { margin-bottom: 6px; font-weight: 600; }
`;

/** What to keep in mind. */
export const GuideNote = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box role="note">
    <p>{title}</p>
    {children}
  </Box>
);
