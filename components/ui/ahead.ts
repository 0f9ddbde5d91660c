/** Where browsers say so (Network Information API). */
declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Does a thing that can wait once the page is at rest, and not at all for who saves data. */
export function ahead(act: () => void): void {
  if (navigator.connection?.saveData) return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}
