import { TOAST_EVENT } from './toast.ts';

/** Loads the code of the toasts with the first one. */
export function watchToasts(): void {
  const load = () =>
    import('./mountToasts.tsx').then(
      ({ mountToasts }) => mountToasts(),
      // Without a network there may be none: the next toast tries again.
      () => window.addEventListener(TOAST_EVENT, load, { once: true }),
    );
  window.addEventListener(TOAST_EVENT, load, { once: true });
}
