/** Brings a part of the page into view: smoothly, or at once under reduced motion. */
export function scrollInto(part: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}
