import styled from '@emotion/styled';
import { color, media } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { StrandFigure } from '../StrandFigure.tsx';
import { signatureOf } from './signatureOf.ts';

const Drawing = styled.svg`
  display: block;
  width: 1120px;
  max-width: none;
  height: auto;
  margin-top: 64px;
  overflow: visible;
  ${media.tablet} { width: 760px; }
  ${media.phone} { width: 640px; margin: 40px 0 0 -220px; }
  & > path { fill: ${color.blue}; }
`;

const WEAVE = { xs: -900, x0: 40, x1: 440, xm: 590, yc: 80, gap: 30 };

/** The five strands from the page's edge to the line with the signature. */
export const SignedLine = () => {
  const signature = signatureOf(useContent());
  return (
    <Drawing viewBox="0 0 1120 160" aria-hidden="true">
      <StrandFigure weave={WEAVE} line="M589 80H960" />
      {signature && <path d={signature.d} transform="translate(690 66) scale(1.45)" />}
    </Drawing>
  );
};
