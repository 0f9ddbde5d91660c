import { useEffect, useState } from 'react';

/** Where the example stands in the page; also what the toggle leads to before and without script. */
export const EXAMPLE_ID = 'exemple';

/** `initial`: as the server rendered it, shown only where CSS says so (its address, or no script). */
export type ExampleState = 'initial' | 'shown' | 'hidden';

/** The example section of a service page: hidden by default, shown by its toggle or by `#exemple` in the address. */
export function useExample(): { state: ExampleState; toggle: () => void } {
  const [state, setState] = useState<ExampleState>('initial');
  useEffect(() => {
    if (location.hash === `#${EXAMPLE_ID}`) setState('shown');
  }, []);
  const toggle = () => {
    const shows = state !== 'shown';
    setState(shows ? 'shown' : 'hidden');
    if (shows) requestAnimationFrame(scrollToExample);
  };
  return { state, toggle };
}

/** The section opens below the fold of most screens: without this, nothing would seem to happen. */
function scrollToExample() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(EXAMPLE_ID)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}
