import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { color, media, type } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { Container } from '../ui/Section.tsx';

const Band = styled.section`
  position: relative;
  overflow: hidden;
  padding: 112px 0;
  background: ${color.flash};
  color: ${color['on-flash']};
  & h2 { ${type.display2} max-width: 11.5em; }
  & .text { ${type.lead} margin-top: 20px; max-width: 34em; }
  & ul { margin-top: 28px; }
  & .actions { display: flex; flex-wrap: wrap; gap: 14px; margin-top: 36px; }
  & svg.strands { position: absolute; left: 50%; top: 50%; width: 1440px; height: 420px; transform: translate(-720px, -50%); opacity: .5; pointer-events: none; }
  & svg.line { opacity: 1; }
  & .words { position: relative; }
  ${media.desktop} { & .words { max-width: 800px; } }
  @media (max-width: 1279.98px) { & svg.strands { display: none; } }
  ${media.phone} { padding: 72px 0; & .actions button, & .actions a { width: 100%; } }
  @media (max-width: 359.98px) { & h2 { font-size: 36px; } }
  ${media.print} { display: none; }
`;

const WEAVE = { xs: 842, x0: 856, x1: 1166, xm: 1276, yc: 210, gap: 47 };

interface Props {
  title: string;
  text?: string;
  items?: readonly string[];
  /** The buttons: inverse first, then ghost. */
  children: ReactNode;
  id?: string;
}

/** The closing band of a page: one sentence, the buttons, the strands in white. */
export function BlueBand({ title, text, items, children, id = 'commander' }: Props) {
  return (
    <Band aria-labelledby={id}>
      <svg className="strands" viewBox="0 0 1440 420" aria-hidden="true">
        <StrandFigure weave={WEAVE} ground={color.flash} mono={color['on-flash']} />
      </svg>
      <svg className="strands line" viewBox="0 0 1440 420" aria-hidden="true">
        <path d="M1275 210H2000" stroke={color['on-flash']} strokeWidth="3" />
      </svg>
      <Container>
        <div className="words">
          <h2 id={id}>{title}</h2>
          {text && <p className="text">{text}</p>}
          {items && <CheckList items={items} tone="flash" />}
          <div className="actions">{children}</div>
        </div>
      </Container>
    </Band>
  );
}
