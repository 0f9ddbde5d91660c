import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusView } from '../focusView.ts';

/**
 * Begins a view that opens at its top, with the focus in it when what had it went away with the view before. Going back
 * keeps the place: the browser finds it again.
 */
export function useFocusedView(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    focusView();
  }, [pathname, kind]);
}
