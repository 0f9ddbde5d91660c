import styled from '@emotion/styled';
import { Crossings } from '../figures/Crossings.tsx';
import { DocumentPage } from '../figures/documents/DocumentPage.tsx';
import { Signature } from '../figures/documents/Signature.tsx';
import { Stamp } from '../figures/documents/Stamp.tsx';
import { mergedStrand } from '../figures/weave.ts';
import { color } from '../theme.ts';

/**
 * Page with a second sheet behind it, which makes it look thick at this small size. The signature and the stamp extend beyond its edges.
 */
const Sheet = styled.div`
  position: relative;
  &::before { content: ''; position: absolute; inset: 0; transform: translate(4%, 3%); border-radius: 2px; background: ${color['doc-paper']}; box-shadow: inset 0 0 0 1px ${color['doc-line']}; }
`;
const SignaturePlace = styled.div`
  position: absolute;
  left: 2%;
  top: 59%;
  width: 64%;
`;
const StampPlace = styled.div`
  position: absolute;
  left: 57%;
  top: 70%;
  width: 51%;
`;
const Text = styled.div`
  display: grid;
  gap: 2em;
  padding-top: 1.6em;
`;
const TitleLine = styled.i`
  display: block;
  height: 2.4em;
  background: ${color['doc-ink']};
`;
/** Grey bar that represents a line of text; the first bar leaves space for the two lines of the title. */
const TextLine = styled.i`
  display: block;
  height: 1em;
  background: ${color['doc-line']};
  &:nth-of-type(3) { margin-top: 2.4em; }
`;

/** Small signed document at the end of the method; its signature starts where the merged strands arrive. */
export const SignedSheet = () => (
  <Sheet>
    <DocumentPage shadow="none">
      <Text>
        <TitleLine style={{ width: '78%' }} />
        <TitleLine style={{ width: '56%' }} />
        {[100, 94, 100, 64].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four drawn lines
          <TextLine key={line} style={{ width: `${width}%` }} />
        ))}
      </Text>
    </DocumentPage>
    <SignaturePlace data-signed="">
      <Signature by="owner or specimen" />
    </SignaturePlace>
    <StampPlace data-signed="">
      <Stamp />
    </StampPlace>
  </Sheet>
);

const WEAVE = { xs: 222, x0: 777, x1: 984, xm: 1060, yc: 95, gap: 26 };
/** Positions of the ticks on each strand, at unequal intervals: each tick is a round in which the model refines its answer. */
const TICKS = [
  [540, 592, 634, 680],
  [566, 618, 660],
  [536, 596, 640, 698],
  [576, 612, 668],
  [552, 604, 656, 712],
];

const Outcome = styled.div`
  position: absolute;
  right: 4.4%;
  top: -13%;
  width: 9.53%;
`;

const fork = (strand: number) => `M96 95C158 95 160 ${95 + (strand - 2) * 26} 222 ${95 + (strand - 2) * 26}`;

/** Drawing of the method: a line for each model (« strand »), and the signed sheet they end in. */
export const MethodDrawing = () => (
  <>
    <svg viewBox="0 0 1280 190" aria-hidden="true">
      <path data-part="1" pathLength={1} d="M0 95H97" stroke={color.ink} strokeWidth="3" />
      {[0, 1, 2, 3, 4].map((strand) => (
        <path
          key={strand}
          data-part="2"
          pathLength={1}
          d={`${fork(strand)}${mergedStrand(WEAVE, strand).replace(/^M222 [\d.]+/, '')}`}
          stroke={`var(--ia-${strand + 1})`}
        />
      ))}
      <g data-crossings="">
        {TICKS.map((row, strand) => (
          <path
            key={row[0]}
            d={row.map((x) => `M${x} ${95 + (strand - 2) * 26 - 6}v12`).join('')}
            stroke={`var(--ia-${strand + 1})`}
            strokeWidth="2"
          />
        ))}
      </g>
      <path data-part="3" pathLength={1} d="M1059 95H1104" stroke={color.blue} strokeWidth="3" />
      <Crossings weave={WEAVE} radius={4.6} ground={color.sheet} />
    </svg>
    <Outcome>
      <SignedSheet />
    </Outcome>
  </>
);
