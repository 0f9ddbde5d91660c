// After the first paint, so as never to compete with its words and fonts: lays out the rest of the page and loads the
// page's modules (docs/decisions/scripts-after-paint.md). Links and forms work before that.
(() => {
  const [entry, ...needed] = document.currentScript.dataset.modules.split(' ');
  let state = 'waiting';
  // The sections far below the first screen, one a task (components/ui/Section.tsx).
  const layOut = () => {
    const next = document.querySelector('[data-later]');
    if (!next) return;
    next.removeAttribute('data-later');
    setTimeout(layOut);
  };
  const start = async () => {
    if (state === 'started') return;
    state = 'started';
    layOut();
    for (const href of needed) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // One module a task, what the others need first: a slow phone answers its finger in between.
    for (const href of [entry, ...needed].reverse()) {
      await import(href);
      await globalThis.scheduler?.yield?.();
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab opened in the background paints late; an old browser may not tell.
  setTimeout(start, 2000);
})();
