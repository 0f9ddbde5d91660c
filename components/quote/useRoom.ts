import { type RefObject, useLayoutEffect } from 'react';

/**
 * Heights of the window in px. Below `KEYS` an on-screen keyboard is open; below `TIGHT` (an enlarged page, a phone on its side) there is
 * room for one field.
 */
const KEYS = 560;
const TIGHT = 320;

/** Scrolls a field into view whole: its label, input and error. */
export const showField = (field: Element | null) =>
  field?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });

/** Keeps a dialog within the space an on-screen keyboard leaves (`--room`, `--room-top`, `data-room`), and the focused field in view. */
export function useRoom(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const element = dialog.current;
    if (!view || !element) return;
    const settle = () => {
      // Pinch zoom reduces the visual viewport too, but no keyboard covers the page.
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
