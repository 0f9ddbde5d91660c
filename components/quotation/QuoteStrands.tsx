import styled from '@emotion/styled';
import { Crossings } from '../figures/Crossings.tsx';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { verticalStrand } from '../figures/weave.ts';
import { color, font, media } from '../theme.ts';

const WEAVE = { xs: -10, x0: 196, x1: 436, xm: 520, yc: 110, gap: 30 };
/** Width between the left edges of the page and of the paper, in a window 1440 px wide. */
const RAIL = 623;

/**
 * Drawing from the left edge of the page to the paper's edge; its centre line is at the height at which the merged line enters the paper.
 */
const Wide = styled.svg`
  display: none;
  ${media.atEase} {
    display: block;
    position: absolute;
    right: 100%;
    top: ${468 - WEAVE.yc}px;
    width: ${RAIL}px;
    height: 230px;
    overflow: visible;
    pointer-events: none;
    font: 500 13.5PX ${font.sans};
    & text { fill: ${color.ink}; }
    & [data-caption] { font-weight: 400; fill: ${color['ink-3']}; }
  }
  @media screen and (min-width: 1280px) and (max-width: 1439.98px) { width: 554px; height: 205px; top: ${468 - 0.889 * WEAVE.yc}px; font-size: 15PX; }
  ${media.print} { display: none; }
`;

const models = [0, 1, 2, 3, 4];

/** Drawing beside a quote: the names of the five models, whose strands merge into the line that enters the sheet. */
export const RailStrands = ({ names }: { names: readonly string[] }) => (
  <Wide viewBox={`0 0 ${RAIL} 230`} aria-hidden="true">
    {models.map((index) => (
      <g key={names[index]}>
        <text x="80" y={WEAVE.yc + (index - 2) * WEAVE.gap - 9}>
          {names[index]}
        </text>
        <path
          d={`M-1000 ${WEAVE.yc + (index - 2) * WEAVE.gap}H-9`}
          stroke={`var(--ia-${index + 1})`}
          strokeWidth="2.25"
        />
      </g>
    ))}
    <StrandFigure weave={WEAVE} line={`M519 ${WEAVE.yc}H${RAIL}`} pace={1} />
    <text data-caption="" x="196" y="206">
      Cinq réponses confrontées, un trait qui signe.
    </text>
  </Wide>
);

const PHONE = { xs: 174, x0: 174, x1: 318, xm: 404, yc: 292, gap: 25, vertical: true };
const Tall = styled.div`
  display: none;
  ${media.phone} { display: block; position: relative; width: min(100vw, 390px); margin: 36px -20px 0; aspect-ratio: 390 / 404; }
  & svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; fill: none; stroke-width: 2.25; stroke-linecap: round; }
  & text { font: 500 14PX ${font.sans}; fill: ${color.ink}; }
  & > div { position: absolute; left: 20px; top: 45%; }
`;

/** Strands of a quote on a phone: the names, then lines down into the margin of the paper that holds the children. */
export const PhoneStrands = ({ names, children }: { names: readonly string[]; children: React.ReactNode }) => (
  <Tall>
    <svg viewBox="0 0 390 404" aria-hidden="true">
      {models.map((index) => (
        <g key={names[index]}>
          <text x="20" y={14 + index * 27}>
            {names[index]}
          </text>
          <path
            d={verticalStrand(PHONE, index, {
              from: 28 + Math.ceil((names[index] ?? '').length * 8.2),
              y: 10 + index * 27,
              into: 28,
            })}
            stroke={`var(--ia-${index + 1})`}
          />
        </g>
      ))}
      <Crossings weave={PHONE} />
    </svg>
    <div>{children}</div>
  </Tall>
);

const UPRIGHT = { xs: -60, x0: 20, x1: 250, xm: 320, yc: 50, gap: 12, vertical: true };
const Margin = styled.svg`
  display: none;
  ${media.print} { display: block; position: absolute; left: 12px; top: 0; width: 100px; height: 320px; overflow: visible; }
`;

/** Draws the weave vertically in the left margin of a printed sheet. */
export const MarginStrands = () => (
  <Margin viewBox="0 0 100 320" aria-hidden="true">
    <StrandFigure weave={UPRIGHT} nodeRadius={3.6} ground={color['doc-paper']} />
  </Margin>
);
