import { useEffect } from 'react';

/** Marks, in the page's contents, the heading being read. Works on the page's HTML, which may be static. */
export function ContentsMarker() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    const seen = new Set<Element>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
        const current = headings.findIndex((heading) => heading && seen.has(heading));
        if (current === -1) return;
        for (const [index, link] of links.entries()) {
          if (index === current) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
      },
      { rootMargin: '-80px 0px -60% 0px' },
    );
    for (const heading of headings) if (heading) watch.observe(heading);
    return () => watch.disconnect();
  }, []);
  return null;
}
