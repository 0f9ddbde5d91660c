/** A short message in the corner: at most one at a time. */
export interface Toast {
  title: string;
  description: string;
  tone: 'success' | 'destructive';
}

export const TOAST_EVENT = 'site:toast';
/** Shown for 5 s; a dismissed toast is forgotten after 1,000,000 ms (specification § 9). */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE = 50;

/** Shows a toast in place of the one that stands. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}
