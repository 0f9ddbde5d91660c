import { actAsButton } from '../ui/actAsButton.ts';
import { lockScroll } from '../ui/lockScroll.ts';

/**
 * The hamburger opens the menu of phones and tablets. The browser keeps the focus inside the dialog and closes it on
 * Escape; whatever leads elsewhere closes it too, and the focus goes back to the hamburger.
 */
export function watchMenu(): void {
  const hamburger = document.querySelector<HTMLElement>('[data-menu]');
  const menu = document.querySelector<HTMLDialogElement>('[data-menu-panel]');
  if (!hamburger || !menu) return;
  const close = () => menu.open && menu.close();
  actAsButton(hamburger, () => {
    const unlock = lockScroll();
    hamburger.setAttribute('aria-expanded', 'true');
    menu.showModal();
    menu.querySelector('button')?.focus();
    const closed = () => {
      unlock();
      hamburger.setAttribute('aria-expanded', 'false');
      hamburger.focus();
    };
    menu.addEventListener('close', closed, { once: true });
  });
  menu.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (event.target.closest('[data-menu-close], [data-section]') || link?.pathname === location.pathname) close();
  });
  // Captured, so that the hamburger has the focus back before the form notes who asked for it.
  window.addEventListener('openContactForm', close, { capture: true });
}
