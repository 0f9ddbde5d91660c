/** Puts the focus into the view when what had it is gone: a keyboard goes on from there, not from the top of the page. */
export function focusView(): void {
  if (document.activeElement === document.body) document.getElementById('contenu')?.focus({ preventScroll: true });
}
