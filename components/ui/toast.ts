/** A short message in the corner of the window; at most one is shown. */
export interface Toast {
  title: string;
  description: string;
  tone: 'success' | 'destructive';
}

export const TOAST_EVENT = 'site:toast';
/** Milliseconds for which a toast is shown; a dismissed toast is forgotten after 1,000,000 ms (docs/product/specification.md § 9). */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE = 50;

let last: Toast | undefined;

/** Shows a toast in place of the current one. */
export function showToast(toast: Toast): void {
  last = toast;
  window.dispatchEvent(new Event(TOAST_EVENT));
}

/** Returns, once, the toast that waits to be shown. */
export function takeToast(): Toast | undefined {
  const toast = last;
  last = undefined;
  return toast;
}
