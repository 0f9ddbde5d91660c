import styled from '@emotion/styled';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { method } from '../../data/home.ts';
import { Crossings } from '../figures/Crossings.tsx';
import { DocumentPage } from '../figures/documents/DocumentPage.tsx';
import { Signature } from '../figures/documents/Signature.tsx';
import { Stamp } from '../figures/documents/Stamp.tsx';
import { mergedStrand } from '../figures/weave.ts';
import { color, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

/** One copy behind the page shows its thickness at this size. The signature and the stamp reach over the page's edges. */
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
/** The first is under the two lines of the title. */
const TextLine = styled.i`
  display: block;
  height: 1em;
  background: ${color['doc-line']};
  &:nth-of-type(3) { margin-top: 2.4em; }
`;

/** The small signed document at the end of the method; its signature starts where the five strands, merged, arrive. */
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

/**
 * Plays a figure once, when enough of it has come into view.
 * @param share how much of it, from 0 to 1
 * @returns the ref of its element, and its state: `still` as the server wrote it, `waiting` out of view, `drawn` from then
 * on. A figure in view from the start stays as it is.
 */
function usePlayInView<Part extends Element>(
  share: number,
): { ref: RefObject<Part | null>; state: 'still' | 'waiting' | 'drawn' } {
  const ref = useRef<Part>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'drawn'>('still');
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isInView = entry.intersectionRatio > 0;
        setState(isInView ? 'drawn' : 'waiting');
        if (isInView) watch.disconnect();
      },
      { threshold: share },
    );
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, [share]);
  return { ref, state };
}

const WEAVE = { xs: 222, x0: 777, x1: 984, xm: 1060, yc: 95, gap: 26 };
/** Returns of each model to refine its answer: ticks at unequal intervals. */
const TICKS = [
  [540, 592, 634, 680],
  [566, 618, 660],
  [536, 596, 640, 698],
  [576, 612, 668],
  [552, 604, 656, 712],
];

/** Crossings and ticks come in once the strands are drawn. */
const SHOWN = 'transition: opacity 300ms 1100ms;';
const HELD_BACK = 'opacity: 0; transition: none;';

const Figure = styled.div`
  position: relative;
  margin-bottom: 28px;
  & svg { width: 100%; overflow: visible; fill: none; stroke-width: 2.25; stroke-linecap: round; }
  ${media.belowDesktop} { display: none; }
  @media screen and (prefers-reduced-motion: no-preference) {
    & [data-part] { transition: stroke-dashoffset 900ms cubic-bezier(.45,0,.2,1); stroke-dasharray: 1; stroke-dashoffset: 0; }
    &[data-state='waiting'] [data-part] { stroke-dashoffset: 1; transition: none; }
    & [data-crossings] { ${SHOWN} }
    &[data-state='waiting'] [data-crossings] { ${HELD_BACK} }
    /* The signature and the stamp appear once the strands have merged. */
    & [data-signed] { transition: opacity 300ms 2000ms; }
    &[data-state='waiting'] [data-signed] { ${HELD_BACK} }
    & [data-part='2'] { transition-delay: 300ms; transition-duration: 1500ms; }
    & [data-part='3'] { transition-delay: 1700ms; transition-duration: 300ms; }
  }
`;
const Ticks = styled.g`
  @media screen and (prefers-reduced-motion: no-preference) {
    ${SHOWN}
    [data-state='waiting'] & { ${HELD_BACK} }
  }
`;
const Outcome = styled.div`
  position: absolute;
  right: 4.4%;
  top: -13%;
  width: 9.53%;
`;

const fork = (strand: number) => `M96 95C158 95 160 ${95 + (strand - 2) * 26} 222 ${95 + (strand - 2) * 26}`;

/** How much of the figure is in view when it starts. */
const PLAYED_AT = 0.35;

/** The method drawn on desktop: one question, five answers, refinement, crossings, one document. Plays once in view. */
export function MethodFigure() {
  const content = useContent();
  const { ref, state } = usePlayInView<HTMLDivElement>(PLAYED_AT);
  return (
    <Figure ref={ref} data-state={state} role="img" aria-label={method(content).figure}>
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
        <Ticks>
          {TICKS.map((row, strand) => (
            <path
              key={row[0]}
              d={row.map((x) => `M${x} ${95 + (strand - 2) * 26 - 6}v12`).join('')}
              stroke={`var(--ia-${strand + 1})`}
              strokeWidth="2"
            />
          ))}
        </Ticks>
        <path data-part="3" pathLength={1} d="M1059 95H1104" stroke={color.blue} strokeWidth="3" />
        <Crossings weave={WEAVE} radius={4.6} ground={color.sheet} />
      </svg>
      <Outcome>
        <SignedSheet />
      </Outcome>
    </Figure>
  );
}
