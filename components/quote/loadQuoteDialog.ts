/** Loads the dialog's code: ahead of time, or at the latest on hover or focus of a button. */
export const loadQuoteDialog = () => import('./QuoteDialog.tsx');

/** Connection hints of the browser (Network Information API). */
declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Fetches the dialog's code at the first scroll, pointer or key, once the page is idle: visitors who only open a page, or save data,
 * download nothing. Without a network the next intent tries again.
 * @returns a function that stops waiting.
 */
export function loadQuoteDialogAhead(): () => void {
  if (navigator.connection?.saveData) return () => undefined;
  const load = () => {
    stop();
    const act = () => void loadQuoteDialog().catch(() => undefined);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 1000 });
    else act();
  };
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, load);
  };
  for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
  return stop;
}
