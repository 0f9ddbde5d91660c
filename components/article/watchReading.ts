/** Draws, under the bar, how far the reader is in the article. */
export function watchReading(): void {
  const article = document.querySelector('article');
  const line = document.querySelector<HTMLElement>('[data-reading]');
  if (!article || !line) return;
  const update = () => {
    const { top, height } = article.getBoundingClientRect();
    const done = Math.min(1, Math.max(0, -top / Math.max(1, height - window.innerHeight)));
    line.style.transform = `scaleX(${done})`;
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
}
