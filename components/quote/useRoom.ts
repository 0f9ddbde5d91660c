import { type RefObject, useLayoutEffect } from 'react';

/** Below, a keyboard covers the window; below the second, an enlarged page or a phone on its side leaves room for one field. */
const KEYS = 560;
const TIGHT = 320;

/** Scrolls a field into sight whole: its label, what is typed and the sentence that refuses it. */
export const showField = (field: Element | null) =>
  field?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });

/**
 * Keeps a dialog within what a keyboard on the screen leaves of the window (`--room`, `--room-top`, `data-room`), and the
 * field that is typed in within sight.
 */
export function useRoom(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const element = dialog.current;
    if (!view || !element) return;
    const settle = () => {
      // A page that two fingers enlarge is as large as it was: nothing covers it.
      const isEnlarged = view.scale > 1.01;
      const height = isEnlarged ? window.innerHeight : view.height;
      element.style.setProperty('--room', `${height}px`);
      element.style.setProperty('--room-top', `${isEnlarged ? 0 : view.offsetTop}px`);
      element.dataset.room = height < TIGHT ? 'tight' : height < KEYS ? 'keys' : 'whole';
    };
    const resize = () => {
      settle();
      if (element.contains(document.activeElement)) showField(document.activeElement);
    };
    settle();
    view.addEventListener('resize', resize);
    view.addEventListener('scroll', settle);
    return () => {
      view.removeEventListener('resize', resize);
      view.removeEventListener('scroll', settle);
    };
  }, [dialog]);
}
