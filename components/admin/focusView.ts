/** Whether what had the focus is gone, so that it stands at the top of the page or of the view. */
export const focusIsLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'contenu';

/** Puts the focus into the view when what had it is gone: a keyboard goes on from there, not from the top of the page. */
export function focusView(): void {
  if (document.activeElement === document.body) document.getElementById('contenu')?.focus({ preventScroll: true });
}
