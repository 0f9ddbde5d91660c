import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../theme.ts';

/** Whether the window matches one of the breakpoints; false while the server renders. */
export function useMedia(name: 'phone' | 'belowDesktop' | 'oneColumn'): boolean {
  const query = media[name].replace('@media ', '');
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
