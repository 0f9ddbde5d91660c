import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ownSignature, SPECIMEN } from '../../data/company/signature.ts';
import { covers } from '../../data/offer/covers.ts';
import { models } from '../../data/offer/models.ts';
import { heroWords } from '../../data/settings/homeWords.ts';
import { Crossings } from '../figures/Crossings.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { DocumentStack } from '../figures/documents/DocumentPage.tsx';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { verticalStrand, type Weave } from '../figures/weave.ts';
import { color, ease, font, layer, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

/** Milliseconds after which the strands have merged and the signature begins; `STAMP_AT`: after which the stamp appears. */
const MERGED_AT = 1000;
const STAMP_AT = 2000;

const write = keyframes`from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 }`;

/** Box with the drawing's aspect ratio around both page and lines, so that the merged line reaches the signature at every width. */
const Box = styled.div`
  position: relative;
  width: 100%;
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    z-index: ${layer.strands};
    overflow: visible;
    fill: none;
    pointer-events: none;
  }
  & > svg text { fill: ${color.ink}; pointer-events: auto; }
  & > div { position: absolute; z-index: ${layer.document}; }
  ${models.map(({ id }) => `&:has([data-name='${id}']:hover) [data-strand]:not([data-strand='${id}']) { opacity: .25; }`).join('\n  ')}
`;
const SMALLER = 0.889;
/**
 * Position of the figure from 1280 px on. Drawn for 1440 px and scaled down at 1280 px; the models' names begin at the left margin of the
 * text.
 */
const Wide = styled(Box)`
  display: none;
  @media screen and (min-width: 1280px) {
    display: block;
    position: absolute;
    left: 50%;
    top: 0;
    width: 1440px;
    aspect-ratio: 1440 / 745;
    transform: translateX(-50%);
    pointer-events: none;
    & [data-name] { transform: translateX(max(0px, 720px - 50cqw)); }
  }
  @media (min-width: 1280px) and (max-width: 1439.98px) {
    width: 1280px;
    margin-top: 40px;
    & [data-name] { transform: translateX(calc(640px + (64px - 50cqw) / ${SMALLER})); }
  }
  & > svg text { font: 500 13.5px ${font.sans}; }
  & > svg [data-caption] { font: 400 14px ${font.sans}; fill: ${color['ink-3']}; }
  & > div { left: ${(960 / 1440) * 100}%; top: ${(51 / 745) * 100}%; width: ${(400 / 1440) * 100}%; }
`;
/** Position of the figure from 701 to 1279 px, in the same grid cell as the text. */
const Middle = styled(Box)`
  display: none;
  @media print, (min-width: 701px) and (max-width: 1279.98px) {
    display: block;
    grid-area: 1 / 1;
    align-self: end;
    aspect-ratio: 820 / 470;
  }
  & > svg text { font: 500 13px ${font.sans}; }
  @media print, (min-width: 701px) and (max-width: 899.98px) { & > svg text { font-size: 16px; } }
  & > div { left: 62.2%; top: 2%; width: 37.8%; }
`;
/** Figure on phones: the models' names at the top, the strands down the margin. It is as wide as the page without its margins. */
const Phone = styled(Box)`
  display: none;
  ${media.phone} {
    display: block;
    width: min(100vw, 390px);
    aspect-ratio: 390 / 740;
    margin: 24px auto 0;
  }
  @media (max-width: 389.98px) { width: calc((100vw - 42px) * ${390 / 348}); margin-left: calc(20px - (100vw - 42px) * ${20 / 348}); }
  & > svg { stroke-width: 2.25; stroke-linecap: round; }
  & > svg text { font: 500 14px ${font.sans}; }
  & > div { left: ${(106 / 390) * 100}%; top: ${(338 / 740) * 100}%; width: ${(262 / 390) * 100}%; }
`;
const Strand = styled.path`
  transition: opacity ${ease.press};
`;
const Signed = styled.path`
  stroke: ${color['doc-blue']};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  @media (prefers-reduced-motion: no-preference) { animation: ${write} 1100ms cubic-bezier(.4,0,.3,1) ${MERGED_AT}ms both; }
  ${media.print} { animation: none; }
`;

interface Drawing {
  weave: Weave;
  /** `entry`: point at which the signature starts; `size`: scale of the signature; `pen`: width of its stroke. */
  entry: readonly [x: number, y: number];
  size: number;
  pen: number;
  /**
   * Path of the merged line up to the signature, in the signature's units: the signature's own path data can thus be the same in every
   * drawing.
   */
  line: string;
}

/** Draws the merged line and the signature as a single stroke. */
function SignedLine({ line, entry: [x, y], size, pen }: Drawing) {
  const signature = ownSignature(useContent()) ?? SPECIMEN;
  return (
    <Signed
      d={line + signature}
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeWidth={pen / size}
      pathLength={1}
      data-signed=""
    />
  );
}

/** The document on which the merged line becomes a signature. */
const Page = ({ facts = true }: { facts?: boolean }) => (
  <div>
    <DocumentStack>
      <DocumentCover cover={covers(useContent()).market} signed="by its figure" stampDelay={STAMP_AT} facts={facts} />
    </DocumentStack>
  </div>
);

/** Names of the models above their strands, which start at the edge of the window. */
function Sources({ x, weave: { xs, yc, gap } }: { x: number; weave: Weave }) {
  const { site } = useContent();
  return models.map(({ id }, index) => {
    const y = yc + (index - 2) * gap;
    return (
      <g key={id} data-source="">
        <text data-name={id} x={x} y={y - 9}>
          {site.models[index]?.name}
        </text>
        <Strand data-strand={id} d={`M-1000 ${y}H${xs + 1}`} stroke={`var(--ia-${id})`} strokeWidth={2.25} />
      </g>
    );
  });
}

const WIDE: Drawing = {
  weave: { xs: -10, x0: 288, x1: 738, xm: 890, yc: 560, gap: 34 },
  entry: [990, 560],
  size: 0.68,
  pen: 2.75,
  line: 'M-147 0C-110 0 -71 -4.4 -44 -3.7C-24 -2.9 -15 0 0 0',
};
const MIDDLE: Drawing = {
  weave: { xs: -80, x0: 112, x1: 422, xm: 486, yc: 392, gap: 28 },
  entry: [534, 392],
  size: 0.53,
  pen: 2.5,
  line: 'M-91 0C-64 0 -49 -3.8 -34 -3.4C-17 -2.8 -9 0 0 0',
};
const PHONE: Drawing = {
  weave: { xs: 126, x0: 126, x1: 272, xm: 360, yc: 255, gap: 32, vertical: true },
  entry: [126, 668],
  size: 0.6,
  pen: 2.5,
  line: 'M-170 -513.3C-170 -347 -172.5 -180 -170 -37Q-170 0 -133 0C-93 0 -70 -3.3 -43 -2.5C-23 -1.7 -13 0 0 0',
};
/** Horizontal position, after each model's name, at which the model's strand starts. */
const STARTS = [108, 122, 126, 72, 118];
/** Width in px assumed for each letter of a name the owner changed: a wide letter's, so that the strand does not touch the name. */
const LETTER = 7.4;
const startAfter = (name: string, index: number): number =>
  (name === models[index]?.name && STARTS[index]) || 28 + Math.ceil(name.length * LETTER);
const NAMES_EVERY = 25;

/** Figure of the widest windows, beside the text. */
export function WideFigure() {
  const hero = heroWords(useContent());
  return (
    <Wide>
      <svg viewBox="0 0 1440 745" role="img" aria-label={hero.figure}>
        <Sources x={80} weave={WIDE.weave} />
        <StrandFigure weave={WIDE.weave} pace={1} />
        <SignedLine {...WIDE} />
        <text data-caption="" x="288" y="664">
          {hero.caption}
        </text>
      </svg>
      <Page />
    </Wide>
  );
}

/** Figure of middle widths, below the text. */
export function MiddleFigure() {
  return (
    <Middle>
      <svg viewBox="0 0 820 470" role="img" aria-label={heroWords(useContent()).figure}>
        <Sources x={0} weave={MIDDLE.weave} />
        <StrandFigure weave={MIDDLE.weave} pace={1} nodeRadius={4} />
        <SignedLine {...MIDDLE} />
      </svg>
      <Page />
    </Middle>
  );
}

/** Figure of phones, whose strands run downwards. */
export function PhoneFigure() {
  const content = useContent();
  return (
    <Phone>
      <svg viewBox="0 0 390 740" role="img" aria-label={heroWords(content).figure}>
        {content.site.models.map(({ name }, index) => (
          <g key={models[index]?.id} data-source="">
            <text x="20" y={14 + index * NAMES_EVERY}>
              {name}
            </text>
            <path
              d={verticalStrand(PHONE.weave, index, {
                from: startAfter(name, index),
                y: 10 + index * NAMES_EVERY,
                into: 24,
              })}
              stroke={`var(--ia-${models[index]?.id})`}
            />
          </g>
        ))}
        <SignedLine {...PHONE} />
        <Crossings weave={PHONE.weave} />
      </svg>
      <Page facts={false} />
    </Phone>
  );
}
