// Loads the page's modules after its first paint, so that they never compete with its words and fonts
// (docs/decisions/scripts-after-paint.md). Links and forms work before that.
(() => {
  const [entry, ...needed] = document.currentScript.dataset.modules.split(' ');
  let state = 'waiting';
  const start = () => {
    if (state === 'started') return;
    state = 'started';
    for (const href of needed) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(entry);
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab opened in the background paints late; an old browser may not tell.
  setTimeout(start, 2000);
})();
