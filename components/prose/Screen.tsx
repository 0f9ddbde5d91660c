import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, font, media, radius } from '../theme.ts';

const Figure = styled.figure`
  max-width: 628px;
  margin: 1.8em 0;
  font: 400 16px/1.6 ${font.sans};
  & figcaption { margin-top: 10px; font-size: 14px; line-height: 1.45; color: ${color['ink-3']}; }
  ${media.print} { break-inside: avoid; font-size: 12.5pt; }
`;
const Pane = styled.div`
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  overflow: hidden;
`;
const Bar = styled.p`
  padding: 9px 22px;
  border-bottom: 1px solid ${color['line-strong']};
  background: ${color.sunk};
  font-size: 14px;
  font-weight: 600;
  line-height: 1.45;
  color: ${color['ink-2']};
  ${media.phone} { padding: 9px 18px; }
`;
const Shown = styled.div`
  padding: 18px 22px 20px;
  & > * + * { margin-top: .7em; }
  & ol { padding-left: 1.2em; list-style: decimal; }
  & li + li { margin-top: .5em; }
  & mark { padding: .05em .25em; border-radius: ${radius.badge}; background: ${color.wash}; color: inherit; font-weight: 600; }
  ${media.phone} { padding: 16px 18px 18px; }
`;

/** A screen drawn as words: what a tool showed, under its title bar. The caption says that it was composed. */
export const Screen = ({ title, caption, children }: { title: string; caption: string; children: ReactNode }) => (
  <Figure>
    <Pane>
      <Bar>{title}</Bar>
      <Shown>{children}</Shown>
    </Pane>
    <figcaption>{caption}</figcaption>
  </Figure>
);
