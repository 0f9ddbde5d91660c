import styled from '@emotion/styled';
import { Crossings } from '../figures/Crossings.tsx';
import { mergedStrand } from '../figures/weave.ts';
import { color, media } from '../theme.ts';
import { SignedSheet } from './SignedSheet.tsx';

const WEAVE = { xs: 66, x0: 450, x1: 558, xm: 588, yc: 36, gap: 11, vertical: true };
const TICKS = [
  [318, 344, 384],
  [306, 352, 396],
  [330, 362, 408],
  [312, 374, 402],
  [338, 366, 412],
];

const Column = styled.div`
  display: none;
  ${media.belowDesktop} {
    display: block;
    position: absolute;
    left: 0;
    top: 0;
    width: 72px;
    & svg { overflow: visible; fill: none; stroke-width: 2; stroke-linecap: round; }
  }
`;
const Outcome = styled.div`
  position: absolute;
  left: 8px;
  top: 618px;
  width: 56px;
`;

/** The method's figure on phones and tablets: down the left margin, one 150 px segment a step. */
export const MethodColumn = () => (
  <Column aria-hidden="true">
    <svg viewBox="0 0 72 690" width="72" height="690" aria-hidden="true">
      <path d="M36 0V26" stroke={color.ink} strokeWidth="3" />
      {[0, 1, 2, 3, 4].map((strand) => {
        const x = 36 + (strand - 2) * 11;
        const weave = mergedStrand(WEAVE, strand).replace(/^M[\d. ]+/, '');
        return (
          <g key={strand} stroke={`var(--ia-${strand + 1})`}>
            <path d={`M36 26C36 46 ${x} 46 ${x} 66${weave}`} />
            {TICKS[strand]?.map((y) => (
              <path key={y} d={`M${x - 5} ${y}h10`} />
            ))}
          </g>
        );
      })}
      <path d="M36 587V618" stroke={color.blue} strokeWidth="3" />
      <Crossings weave={WEAVE} radius={3} ground={color.sheet} />
    </svg>
    <Outcome>
      <SignedSheet />
    </Outcome>
  </Column>
);
