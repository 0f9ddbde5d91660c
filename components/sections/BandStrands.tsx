import styled from '@emotion/styled';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { color } from '../theme.ts';

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
/** Merged line of the strands, fully opaque. */
const Line = styled(Strands)`
  opacity: 1;
`;
const WEAVE = { xs: 842, x0: 856, x1: 1166, xm: 1276, yc: 210, gap: 47 };

/** White strands at the right edge of the closing band. */
export const BandStrands = () => (
  <>
    <Strands viewBox="0 0 1440 420" aria-hidden="true">
      <StrandFigure weave={WEAVE} ground={color.flash} mono={color['on-flash']} />
    </Strands>
    <Line viewBox="0 0 1440 420" aria-hidden="true">
      <path d="M1275 210H2000" stroke={color['on-flash']} strokeWidth="3" />
    </Line>
  </>
);
