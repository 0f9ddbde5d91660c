import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ownSignature, SPECIMEN } from '../../../data/company/signature.ts';
import { color, media } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { StrandFigure } from '../StrandFigure.tsx';

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

const WEAVE = { xs: -900, x0: 40, x1: 440, xm: 590, yc: 80, gap: 30 };

/** The five strands, drawn from the page's edge to a signature line that stays empty. */
export const OpenLine = () => (
  <Drawing viewBox="0 0 1120 160" aria-hidden="true">
    <StrandFigure weave={WEAVE} line="M589 80H960" />
  </Drawing>
);

const draw = keyframes`from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 }`;

const Ink = styled.svg`
  display: block;
  overflow: visible;
`;
const Line = styled.path`
  fill: none;
  stroke: ${color['doc-blue']};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  @media (prefers-reduced-motion: no-preference) {
    &[data-delay] { animation: ${draw} 900ms cubic-bezier(.4,0,.3,1) both; }
  }
`;

interface Props {
  /** Signature drawn: only the owner's, or an invented specimen as long as the owner has none; `nobody`: an empty line. */
  by?: 'owner' | 'owner or specimen' | 'nobody';
  /** Milliseconds before the signature is drawn; it is drawn once. */
  delay?: number;
}

/** A line, in a box of 200 x 70, that continues into a signature. */
export function Signature({ by = 'owner', delay }: Props) {
  const own = ownSignature(useContent());
  const signature = by === 'nobody' ? undefined : (own ?? (by === 'owner' ? undefined : SPECIMEN));
  return (
    <Ink viewBox="0 0 200 70" width="100%" aria-hidden="true">
      <Line
        d={signature ? `M-19 0H0${signature}` : 'M-19 0H244'}
        transform="translate(14 46) scale(.72)"
        strokeWidth={3.6}
        pathLength={1}
        {...(signature && { 'data-signature': own ? 'own' : 'specimen' })}
        {...(delay !== undefined && { 'data-delay': '', style: { animationDelay: `${delay}ms` } })}
      />
    </Ink>
  );
}
