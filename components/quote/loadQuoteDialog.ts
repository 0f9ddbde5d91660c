/** The dialog's code: fetched ahead, at the latest when a button shows intent (hover, focus). */
export const loadQuoteDialog = () => import('./QuoteDialog.tsx');

/** Connection hints of the browser (Network Information API). */
declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Fetches it at the first scroll, pointer or key, once the page is at rest: a page that is only opened costs nothing of it, and
 * neither does one of a visitor who saves data. Without a network the next intent tries again.
 * @returns a function that waits no longer.
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
