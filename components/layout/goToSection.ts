import { SCROLL_DELAY } from '../../data/navigation.ts';
import { scrollInto } from '../ui/scrollInto.ts';

const KEY = 'section';

/** Scrolls to a section of this page, at once under reduced motion; the keyboard goes on from there. */
function scrollTo(id: string): void {
  // What start.js has not laid out yet would take another height on the way.
  for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later');
  const section = document.getElementById(id);
  section?.setAttribute('tabindex', '-1');
  section?.focus({ preventScroll: true });
  if (section) scrollInto(section);
  history.replaceState(history.state, '', `#${id}`);
}

/** The bar's and the menu's ways to the sections of the home page. */
export function watchSections(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-section]') : null;
    const own = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link?.dataset.section || own) return;
    event.preventDefault();
    goToSection(link.dataset.section);
  });
}

/** Goes to the home page, then, after about 100 ms, scrolls to the section (specification § 2). */
function goToSection(id: string): void {
  if (location.pathname === '/') {
    setTimeout(scrollTo, SCROLL_DELAY, id);
    return;
  }
  try {
    sessionStorage.setItem(KEY, id);
    location.assign('/');
  } catch {
    location.assign(`/#${id}`);
  }
}

/** On arrival: the section another page asked for. */
export function finishGoing(): void {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (id) setTimeout(scrollTo, SCROLL_DELAY, id);
  } catch {}
}
