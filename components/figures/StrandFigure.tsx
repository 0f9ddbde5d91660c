import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, media } from '../theme.ts';
import { crossings, mergedStrand, type Weave } from './weave.ts';

const draw = keyframes`from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 }`;
const pop = keyframes`from { transform: scale(0) } to { transform: none }`;

/** Animated by CSS: the figure plays before any script runs, and is complete without script (docs/product/design-language.md § 3.3). */
const Group = styled.g`
  fill: none;
  & circle { stroke: ${color.ink}; stroke-width: 1.4; transform-box: fill-box; transform-origin: center; }
  @media (prefers-reduced-motion: no-preference) {
    &[data-draws] circle { animation: ${pop} 160ms cubic-bezier(.2,0,0,1) both; }
  }
  ${media.print} { & * { animation: none !important; } }
`;
const Strand = styled.path<{ pace: number }>`
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-dasharray: 1;
  transition: opacity 120ms;
  @media (prefers-reduced-motion: no-preference) {
    [data-draws] > & { animation: ${draw} ${({ pace }) => 900 * pace}ms cubic-bezier(.45,0,.2,1) both; }
  }
`;
const Line = styled.path<{ pace: number }>`
  stroke: ${color.blue};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 1;
  @media (prefers-reduced-motion: no-preference) {
    [data-draws] > & { animation: ${draw} ${({ pace }) => 200 * pace}ms linear both; animation-delay: ${({ pace }) => 1000 * pace}ms; }
  }
`;

interface Props {
  weave: Weave;
  /** Path of the merged line, from the point at which the strands merge. */
  line?: string;
  /** Colour of the ground behind the figure, used inside the crossings. */
  ground?: string;
  nodeRadius?: number;
  /** Plays the animation once, this many times slower than the hero's; absent: no animation. */
  pace?: number;
  /** Colour for all strands, on the blue band. */
  mono?: string;
}

/** Content of an `<svg>`: five strands, ten crossings, one merged line. */
export function StrandFigure({ weave, line, ground = color.ground, nodeRadius = 4.6, pace, mono }: Props) {
  const speed = pace ?? 1;
  return (
    <Group data-draws={pace === undefined ? undefined : ''}>
      {[0, 1, 2, 3, 4].map((strand) => (
        <Strand
          key={strand}
          pace={speed}
          data-strand={strand + 1}
          d={mergedStrand(weave, strand)}
          pathLength={1}
          style={{ stroke: mono ?? `var(--ia-${strand + 1})`, animationDelay: `${(150 + strand * 60) * speed}ms` }}
        />
      ))}
      {line && <Line pace={speed} d={line} pathLength={1} style={mono ? { stroke: mono } : undefined} />}
      {crossings(weave).map(({ x, y, stage }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={nodeRadius}
          style={{ fill: ground, animationDelay: `${(450 + stage * 110) * speed}ms`, ...(mono && { stroke: mono }) }}
        />
      ))}
    </Group>
  );
}
