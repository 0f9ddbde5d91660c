import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as modal as long as it is mounted: the browser makes the page inert, stops its scrolling (globalCss.ts), and returns
 * the focus when the dialog closes.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // Replaces the width of the hidden scroll bar, so that the page does not get wider.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element?.showModal();
    // Closes the dialog before React removes it: only then does the browser return the focus.
    return () => element?.close();
  }, []);
  return dialog;
}
