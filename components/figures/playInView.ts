/**
 * Plays the figures of the page once each, when enough of one has come into view: `data-plays` says how much,
 * `data-state="waiting"` is what their styles start from. A figure in view from the start stays as it is.
 */
export function playInView(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-plays]')) {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        figure.dataset.state = entry.intersectionRatio > 0 ? 'drawn' : 'waiting';
        if (figure.dataset.state === 'drawn') watch.disconnect();
      },
      { threshold: Number(figure.dataset.plays) },
    );
    watch.observe(figure);
  }
}
