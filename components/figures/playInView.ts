/**
 * Plays the figures of the page's static parts once each, when enough of one has come into view: `data-plays` says how
 * much, `data-state="waiting"` is what their styles start from. A figure in view from the start stays as it is.
 * Returns what stops the watch.
 */
export function playInView(): () => void {
  const watches = [...document.querySelectorAll<HTMLElement>('[data-plays]')].map((figure) => {
    const threshold = Number(figure.dataset.plays);
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        figure.dataset.state = entry.intersectionRatio > 0 ? 'drawn' : 'waiting';
        if (figure.dataset.state === 'drawn') watch.disconnect();
      },
      { threshold },
    );
    watch.observe(figure);
    return watch;
  });
  return () => {
    for (const watch of watches) watch.disconnect();
  };
}
