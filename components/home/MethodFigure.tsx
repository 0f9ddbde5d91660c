import styled from '@emotion/styled';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { method } from '../../data/home.ts';
import { kept } from '../kept.tsx';
import { media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

/**
 * Plays a figure's animation once, when enough of the figure is in view.
 * @param share part of the figure in view, from 0 to 1
 * @returns the figure's ref and its state: `still`, complete as served, while far away; `waiting`, shortly before it comes into view; then
 * `drawn`.
 */
function usePlayInView<Part extends Element>(
  share: number,
): { ref: RefObject<Part | null>; state: 'still' | 'waiting' | 'drawn' } {
  const ref = useRef<Part>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'drawn'>('still');
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => setState((before) => (before === 'drawn' ? before : entry?.isIntersecting ? 'waiting' : 'still')),
      { rootMargin: '50% 0px' },
    );
    const inView = new IntersectionObserver(([entry]) => entry && entry.intersectionRatio > 0 && setState('drawn'), {
      threshold: share,
    });
    const watching = [near, inView];
    for (const watch of watching) if (ref.current) watch.observe(ref.current);
    return () => {
      for (const watch of watching) watch.disconnect();
    };
  }, [share]);
  return { ref, state };
}

/** Crossings and ticks fade in after the strands are drawn. */
const SHOWN = 'transition: opacity 300ms 1100ms;';
const HELD_BACK = 'opacity: 0; transition: none;';

/** Frame of the figure, in which signature and stamp appear after the strands have merged. */
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
    & [data-signed] { transition: opacity 300ms 2000ms; }
    &[data-state='waiting'] [data-signed] { ${HELD_BACK} }
    & [data-part='2'] { transition-delay: 300ms; transition-duration: 1500ms; }
    & [data-part='3'] { transition-delay: 1700ms; transition-duration: 300ms; }
  }
`;

const MethodDrawing = kept(import.meta.env.SSR ? (await import('./MethodDrawing.tsx')).MethodDrawing : undefined);

/** Share of the figure that must be in view before its animation starts. */
const PLAYED_AT = 0.35;

/**
 * Figure of the method for desktops: one question, five answers, their refinement, crossings, one document. Its animation plays once, in
 * view.
 */
export function MethodFigure() {
  const content = useContent();
  const { ref, state } = usePlayInView<HTMLDivElement>(PLAYED_AT);
  return (
    <Figure ref={ref} data-state={state} role="img" aria-label={method(content).figure}>
      <MethodDrawing name="method" />
    </Figure>
  );
}
