import styled from '@emotion/styled';
import { color, media } from '../theme.ts';
import { Crossings } from './Crossings.tsx';
import { looseStrand } from './weave.ts';

const WEAVE = { xs: -1000, x0: 180, x1: 468, xm: 0, yc: 250, gap: 40, stages: 3 };
/** Where the loose ends stop, by strand. */
const ENDS: readonly [number, number][] = [
  [860, 372],
  [900, 150],
  [612, 424],
  [760, 60],
  [700, 268],
];

const Figure = styled.svg`
  width: 1440px;
  max-width: none;
  height: 470px;
  margin-left: calc(50% - 720px);
  overflow: visible;
  fill: none;
  stroke-width: 2.25;
  stroke-linecap: round;
  /* The empty page stands whole at the right margin. */
  ${media.belowWide} { width: 100%; height: auto; margin-left: 0; }
  ${media.phone} { width: 780px; height: 255px; margin-left: -120px; }
`;

/** Three stages, then the strands lose one another beside an empty page. Clipped by what it stands in. */
export const LostFigure = () => (
  <Figure viewBox="0 0 1440 470" aria-hidden="true">
    {ENDS.map(([x, y], strand) => (
      <g key={`${x}`} stroke={`var(--ia-${strand + 1})`}>
        <path d={looseStrand(WEAVE, strand, [x, y])} />
        <circle cx={x} cy={y} r="5" fill={`var(--ia-${strand + 1})`} stroke="none" />
      </g>
    ))}
    <Crossings weave={WEAVE} radius={5} />
    <rect x="980" y="64" width="380" height="537" stroke={color['ink-3']} strokeWidth="1.6" strokeDasharray="4 7" />
  </Figure>
);
