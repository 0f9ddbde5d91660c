import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A `<dialog>` that is modal as long as it is mounted: the browser makes the page inert, holds it still (globalCss.ts) and
 * gives the focus back at the end.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // The page keeps its width while its scroll bar is away.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element?.showModal();
    // Close it before it leaves the page: only then does the browser give the focus back.
    return () => element?.close();
  }, []);
  return dialog;
}
