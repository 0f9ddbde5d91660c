import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A `<dialog>` that is modal as long as it is mounted: the browser makes the page inert, stops its scrolling (globalCss.ts) and returns the
 * focus at the end.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // Keeps the page's width while its scroll bar is hidden.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element?.showModal();
    // Closes before unmounting: only then does the browser return the focus.
    return () => element?.close();
  }, []);
  return dialog;
}
