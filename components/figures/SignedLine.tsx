import styled from '@emotion/styled';
import { color, media } from '../theme.ts';
import { StrandFigure } from './StrandFigure.tsx';
import { SIGNATURE, UNDERLINE } from './signaturePaths.ts';

const Drawing = styled.svg`
  display: block;
  width: 1120px;
  max-width: none;
  height: auto;
  margin-top: 64px;
  overflow: visible;
  ${media.tablet} { width: 760px; }
  ${media.phone} { width: 640px; margin: 40px 0 0 -220px; }
`;
const Ink = styled.g`
  fill: none;
  stroke: ${color.blue};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const WEAVE = { xs: -900, x0: 40, x1: 440, xm: 590, yc: 80, gap: 30 };

/** The five strands from the page's edge to a signature: what was asked for arrives signed. */
export const SignedLine = () => (
  <Drawing viewBox="0 0 1120 160" aria-hidden="true">
    <StrandFigure weave={WEAVE} line="M589 80H690" />
    <Ink transform="translate(690 24.8) scale(1.2)">
      <path d={SIGNATURE} />
      <path d={UNDERLINE} />
    </Ink>
  </Drawing>
);
