// After the first paint, so as never to compete with its words: lays out the rest of the page and loads the page's
// modules (docs/decisions/scripts-after-paint.md). Links and forms work before that.
(() => {
  const { modules, idle } = document.currentScript.dataset;
  const addresses = (list) => (list ? list.split(' ') : []);
  const link = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }));

  // What waits to be laid out, far below the window: sections of the home page (components/ui/Section.tsx). About a screen
  // a frame: no long task.
  const SCREEN = 1200;
  const layOut = async () => {
    const parts = [...document.querySelectorAll('[data-later]')].map((part) => [part, part.offsetHeight]);
    while (parts.length > 0) {
      for (let room = SCREEN; room > 0 && parts.length > 0; ) {
        const [part, height] = parts.shift();
        part.removeAttribute('data-later');
        room -= height;
      }
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
  };

  const load = async () => {
    for (const href of addresses(modules)) link('modulepreload', href);
    // One module a task, what the others need first: a slow phone answers its finger in between.
    for (const href of addresses(modules)) {
      await import(href);
      await globalThis.scheduler?.yield?.();
    }
    // What opens on intent comes along once the line is free.
    if (navigator.connection?.saveData) return;
    (globalThis.requestIdleCallback ?? setTimeout)(() => addresses(idle).forEach((href) => link('prefetch', href)));
  };
  let state = 'waiting';
  const start = () => {
    if (state === 'started') return;
    state = 'started';
    load();
    layOut().then(() => performance.mark('laid out'));
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab opened in the background paints late; an old browser may not tell.
  setTimeout(start, 2000);
})();
