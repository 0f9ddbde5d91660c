import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { DrawnName } from '../../../data/company/drawName.ts';
import type { Content } from '../../../data/settings/content.ts';
import { MarkLines } from '../../layout/Wordmark.tsx';
import { color, media } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { StrandFigure } from '../StrandFigure.tsx';
import { signature as built } from './signature.baked.ts';

/** The owner's signature; null while no name is filled in. */
export const signatureOf = ({ signature }: Pick<Content, 'signature'>): DrawnName | null =>
  signature === undefined ? built : signature;

const ID = 'signature';
const SHAPE = `#${ID}`;

/**
 * Shape shared by every signature of a page: the letters of a name are 10 to 22 KB, and the home page signs nine
 * times. In a box of 200 x 70, on the line at 46. Without a signatory, the brand's mark.
 */
export function SignatureShape() {
  const signature = signatureOf(useContent());
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <symbol id={ID} overflow="visible">
        {signature ? (
          <path d={signature.d} transform="translate(0 36)" />
        ) : (
          <g transform="translate(2 4) scale(1.308)" fill="none" strokeLinecap="round">
            <MarkLines />
          </g>
        )}
      </symbol>
    </svg>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 1120px;
  max-width: none;
  height: auto;
  margin-top: 64px;
  overflow: visible;
  ${media.tablet} { width: 760px; }
  ${media.phone} { width: 640px; margin: 40px 0 0 -220px; }
  & > use { fill: ${color.blue}; }
`;

const WEAVE = { xs: -900, x0: 40, x1: 440, xm: 590, yc: 80, gap: 30 };

/** The five strands from the page's edge to the line with the signature. */
export const SignedLine = () => {
  const signature = signatureOf(useContent());
  return (
    <Drawing viewBox="0 0 1120 160" aria-hidden="true">
      <StrandFigure weave={WEAVE} line="M589 80H960" />
      {signature && <use href={SHAPE} transform="translate(690 13.8) scale(1.45)" />}
    </Drawing>
  );
};

const write = keyframes`from { clip-path: inset(-20% 100% -40% -5%) } to { clip-path: inset(-20% -5% -40% -5%) }`;
const draw = keyframes`from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 }`;

const Ink = styled.svg`
  display: block;
  overflow: visible;
  fill: ${color['doc-blue']};
  color: ${color['doc-ink']};
`;
const Name = styled('use')`
  @media (prefers-reduced-motion: no-preference) {
    &[data-delay] { animation: ${write} 650ms cubic-bezier(.4,0,.3,1) both; }
  }
`;
const Line = styled.path`
  fill: none;
  stroke: ${color['doc-blue']};
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-dasharray: 1;
  @media (prefers-reduced-motion: no-preference) {
    &[data-delay] { animation: ${draw} 500ms cubic-bezier(.4,0,.3,1) both; }
  }
`;

/** A line in a box of 200 x 70, and on it the owner's signature; `delay` in milliseconds plays it once. */
export function Signature({ delay }: { delay?: number }) {
  const signature = signatureOf(useContent());
  const played = (extra: number) =>
    delay === undefined ? {} : { 'data-delay': '', style: { animationDelay: `${delay + extra}ms` } };
  return (
    <Ink viewBox="0 0 200 70" width="100%" aria-hidden="true">
      <Line d="M0 46H190" pathLength={1} {...played(0)} />
      {signature ? <Name href={SHAPE} data-signature="" {...played(400)} /> : <use href={SHAPE} />}
    </Ink>
  );
}
