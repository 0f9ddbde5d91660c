/** Loads the code of the quote dialog, ahead of time or, at the latest, when a quote button is hovered or focused. */
export const loadQuoteDialog = () => import('./QuoteDialog.tsx');

/** Adds the browser's connection hints (Network Information API) to the types. */
declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads the code of the quote dialog at the first scroll, pointer event or key, once the page is idle: visitors who only open a page, or
 * save data, download nothing. After a failure, the next hover or focus of a quote button tries again.
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
