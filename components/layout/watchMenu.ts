import { actAsButton } from '../ui/actAsButton.ts';
import { lockScroll } from '../ui/lockScroll.ts';

/** Keeps the Tab key inside: the browser itself would also stop at its own bar. */
function turnAround(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

/**
 * The hamburger opens the menu of phones and tablets. The browser makes the rest of the page inert and closes the dialog on
 * Escape; whatever leads elsewhere closes it too, and the focus goes back to the hamburger.
 */
export function watchMenu(): void {
  const hamburger = document.querySelector<HTMLElement>('[data-menu]');
  const menu = document.querySelector<HTMLDialogElement>('[data-menu-panel]');
  if (!hamburger || !menu) return;
  let unlock = () => {};
  const close = () => menu.open && menu.close();
  actAsButton(hamburger, () => {
    unlock = lockScroll();
    hamburger.setAttribute('aria-expanded', 'true');
    menu.showModal();
    menu.querySelector('button')?.focus();
  });
  menu.addEventListener('close', () => {
    unlock();
    hamburger.setAttribute('aria-expanded', 'false');
    hamburger.focus();
  });
  menu.addEventListener('keydown', (event) => turnAround(menu, event));
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const leadsHere = target.closest('a')?.pathname === location.pathname;
    if (leadsHere || target.closest('[data-menu-close], [data-section]')) close();
  });
  // Captured, so that the hamburger has the focus back before the form notes who asked for it.
  window.addEventListener('openContactForm', close, { capture: true });
  // Whoever comes back finds the page, not the menu.
  window.addEventListener('pagehide', close);
}
