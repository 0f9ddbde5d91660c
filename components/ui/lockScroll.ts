/**
 * Keeps the page still behind a dialog or a menu, without the jump of a vanishing scroll bar. Answers the function that
 * lets it go.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset.locked = '';
  return () => {
    delete root.dataset.locked;
    root.style.removeProperty('--scrollbar');
  };
}
