import { homeSections, SCROLL_DELAY } from '../../data/navigation.ts';

/** Scrolls an element into view: smoothly, or at once under reduced motion. */
export function scrollInto(part: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}

/** Scrolls to a section of this page, at once under reduced motion, and moves the focus there. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  // Lay out the whole page first: lazily laid-out parts would change height on the way and move the section.
  document.documentElement.toggleAttribute('data-whole', true);
  section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
  scrollInto(section);
  history.replaceState(history.state, '', `#${id}`);
}

/**
 * Scrolls to a section of the home page after about 100 ms (docs/product/specification.md § 2); on other pages the link itself leads there.
 */
export function goToSection(event: { preventDefault(): void }, id: string): void {
  if (location.pathname !== '/') return;
  event.preventDefault();
  setTimeout(scrollToSection, SCROLL_DELAY, id);
}

/** Corrects the scroll position on arrival at `/#faq`: typefaces that load late may have moved the section. */
export function arriveAtSection(): void {
  const target = homeSections.find(({ id }) => location.hash === `#${id}`);
  if (target) setTimeout(scrollToSection, SCROLL_DELAY, target.id);
}
