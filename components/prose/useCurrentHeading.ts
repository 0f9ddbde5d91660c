import { useEffect, useState } from 'react';
import type { Heading } from './headings.ts';

/** The share of the window, from its lower edge, where a heading is not read yet. */
const BELOW = 0.6;

/** The id of the heading being read: the last one that has come into the upper part of the window; none above the first. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // An observer of the headings would miss a jump over all of them: the Home key, a link to the top.
    const mark = () => {
      const limit = innerHeight * (1 - BELOW);
      const isReached = ({ id }: Heading) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < limit;
      setCurrent(headings.findLast(isReached)?.id);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [headings]);
  return current;
}
