import { type RefObject, useLayoutEffect } from 'react';

/**
 * Window heights in px. Below `KEYS` an on-screen keyboard is open; below `TIGHT` (enlarged page, phone held sideways) there is room for
 * one field only.
 */
const KEYS = 560;
const TIGHT = 320;

/** Scrolls until a field is entirely in view, with its label and error. */
export const showField = (field: Element | null) =>
  field?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });

/** Fits a dialog into the space above an on-screen keyboard (`--room`, `--room-top`, `data-room`), and keeps the focused field in view. */
export function useRoom(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const element = dialog.current;
    if (!view || !element) return;
    const settle = () => {
      // Pinch zoom also shrinks the visual viewport, although no keyboard covers the page.
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
