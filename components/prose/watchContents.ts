/** The share of the window, from its lower edge, where a heading is not read yet. */
const BELOW = 0.6;

/** Marks, in the contents of a long page, the heading being read. */
export function watchContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = () => {
    // The last heading that has come into the upper part of the window; none above the first.
    const current = headings.findLastIndex(
      (heading) => heading && heading.getBoundingClientRect().top < innerHeight * (1 - BELOW),
    );
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  mark();
  // An observer of the headings would miss a jump over all of them: the Home key, a link to the top.
  window.addEventListener('scroll', mark, { passive: true });
}
