import styled from '@emotion/styled';
import { covers } from '../../data/offer/covers.ts';
import { models } from '../../data/offer/models.ts';
import { heroWords } from '../../data/settings/homeWords.ts';
import { Crossings } from '../figures/Crossings.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { DocumentStack } from '../figures/documents/DocumentPage.tsx';
import { verticalStrand, type Weave } from '../figures/weave.ts';
import { color, ease, font, layer, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

/** Milliseconds after which the blue line reaches the page and the signature draws itself (docs/product/design-language.md § 3.3). */
const SIGN_AT = 1200;

const Name = styled.text`
  fill: ${color.ink};
  pointer-events: auto;
`;
const Strand = styled.path`
  transition: opacity ${ease.press};
`;

/** The document the five strands end on. */
export const SignedCover = () => {
  const content = useContent();
  return (
    <DocumentStack>
      <DocumentCover cover={covers(content).market} signDelay={SIGN_AT} />
    </DocumentStack>
  );
};

/** The names of the models, each 9 px above its strand. */
export function ModelNames({ x, axis, gap }: { x: number; axis: number; gap: number }) {
  const { site } = useContent();
  return models.map(({ id }, index) => (
    <Name key={id} data-name={id} x={x} y={axis + (index - 2) * gap - 9}>
      {site.models[index]?.name}
    </Name>
  ));
}

/** On a window wider than the canvas, the five strands come from its edge too. */
export const LeadIn = ({ weave: { xs, yc, gap } }: { weave: Weave }) =>
  models.map(({ id }, index) => (
    <Strand
      key={id}
      data-strand={id}
      d={`M-1000 ${yc + (index - 2) * gap}H${xs + 1}`}
      stroke={`var(--ia-${id})`}
      strokeWidth={2.25}
    />
  ));

/** Pointing at a name leaves its strand alone at full strength. */
export const nameHover = `
  ${media.hover} {
    ${models.map(({ id }) => `&:has([data-name='${id}']:hover) [data-strand]:not([data-strand='${id}']) { opacity: .25; }`).join('\n    ')}
  }
`;

const WEAVE = { xs: 150, x0: 150, x1: 350, xm: 452, yc: 254, gap: 34, vertical: true };
/** End of each source's name, at which its strand starts. */
const STARTS = [108, 122, 126, 72, 118];
/** After another name: as wide as wide letters are, in px. */
const LETTER = 7.4;
const startAfter = (name: string, index: number): number =>
  (name === models[index]?.name && STARTS[index]) || 28 + Math.ceil(name.length * LETTER);

const Box = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    position: relative;
    width: min(100%, 390px);
    aspect-ratio: 390 / 800;
    margin: 28px auto 0;
  }
`;
const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  z-index: ${layer.strands};
  pointer-events: none;
  overflow: visible;
  fill: none;
  stroke-width: 2.25;
  stroke-linecap: round;
  & text { font: 500 14PX ${font.sans}; fill: ${color.ink}; }
`;
const Page = styled.div`
  position: absolute;
  left: 16.92%;
  top: 51.63%;
  width: 72.82%;
  z-index: ${layer.document};
`;

/** The signature figure on phones: vertical, 390 x 800, names first. */
export function HeroPhoneFigure() {
  const content = useContent();
  return (
    <Box>
      <Lines viewBox="0 0 390 800" role="img" aria-label={heroWords(content).figure}>
        {content.site.models.map(({ name }, index) => (
          <g key={models[index]?.id}>
            <text x="20" y={14 + index * 27}>
              {name}
            </text>
            <path
              d={verticalStrand(WEAVE, index, { from: startAfter(name, index), into: 24 })}
              stroke={`var(--ia-${models[index]?.id})`}
            />
          </g>
        ))}
        <path d="M24 451V756Q24 774 42 774H88" stroke={color.blue} strokeWidth="3" />
        <Crossings weave={WEAVE} />
      </Lines>
      <Page>
        <SignedCover />
      </Page>
    </Box>
  );
}
