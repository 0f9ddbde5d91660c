import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { color, media, type } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { laidOutNear, type Tall } from '../ui/laidOutNear.ts';
import { Container } from '../ui/Section.tsx';

const Band = styled.section<{ tall: Tall }>`
  position: relative;
  overflow: hidden;
  padding: 112px 0;
  background: ${color.flash};
  color: ${color['on-flash']};
  & ul { margin-top: 28px; }
  ${({ tall }) => laidOutNear(tall)}
  ${media.phone} { padding: 32px 0; }
  ${media.print} { display: none; }
`;
const Strands = styled.svg`
  position: absolute;
  left: 50%;
  top: 50%;
  width: 1440px;
  height: 420px;
  transform: translate(-720px, -50%);
  opacity: .5;
  pointer-events: none;
  @media (max-width: 1279.98px) { display: none; }
`;
/** Merged line of the strands, at full opacity. */
const Line = styled(Strands)`
  opacity: 1;
`;
const Words = styled.div`
  position: relative;
  ${media.desktop} { max-width: 800px; }
`;
const titleStyle = css`
  ${type.display2}
  max-width: 11.5em;
  @media (max-width: 359.98px) { font-size: 36px; }
`;
const Text = styled.p`
  ${type.lead}
  margin-top: 20px;
  max-width: 34em;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 36px;
  ${media.phone} { & button, & a { width: 100%; } }
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
    <Band tall={items ? [430, 367, 410] : [300, 225, 255]} aria-labelledby={id}>
      <Strands viewBox="0 0 1440 420" aria-hidden="true">
        <StrandFigure weave={WEAVE} ground={color.flash} mono={color['on-flash']} />
      </Strands>
      <Line viewBox="0 0 1440 420" aria-hidden="true">
        <path d="M1275 210H2000" stroke={color['on-flash']} strokeWidth="3" />
      </Line>
      <Container>
        <Words>
          <h2 css={titleStyle} id={id}>
            {title}
          </h2>
          {text && <Text>{text}</Text>}
          {items && <CheckList items={items} tone="flash" />}
          <Actions>{children}</Actions>
        </Words>
      </Container>
    </Band>
  );
}
