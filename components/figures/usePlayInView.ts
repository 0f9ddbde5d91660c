import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Plays a figure once, when enough of it has come into view.
 * @param share how much of it, from 0 to 1
 * @returns the ref of its element, and its state: `still` as the server wrote it, `waiting` out of view, `drawn` from then
 * on. A figure in view from the start stays as it is.
 */
export function usePlayInView<Part extends Element>(
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
