import { homeSections, SCROLL_DELAY } from '../../data/navigation.ts';

/** Scrolls smoothly until an element is in view; at once for visitors who prefer reduced motion. */
export function scrollInto(part: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}

/** Scrolls to a section of this page and moves the focus to it. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  // Lays out the whole page first: parts laid out only on approach would change height during the scrolling and move the section.
  document.documentElement.toggleAttribute('data-whole', true);
  section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
  scrollInto(section);
  history.replaceState(history.state, '', `#${id}`);
}

/**
 * On the home page, scrolls to a section after about 100 ms (docs/product/specification.md § 2); on other pages the link works as usual.
 */
export function goToSection(event: { preventDefault(): void }, id: string): void {
  if (location.pathname !== '/') return;
  event.preventDefault();
  setTimeout(scrollToSection, SCROLL_DELAY, id);
}

/** Scrolls again to the section of an address such as `/#faq`: typefaces that loaded late may have moved it. */
export function arriveAtSection(): void {
  const target = homeSections.find(({ id }) => location.hash === `#${id}`);
  if (target) setTimeout(scrollToSection, SCROLL_DELAY, target.id);
}
