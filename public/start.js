// After the first paint, so as never to compete with its words: fetches the typefaces, lays out the rest of the page and
// loads the page's modules (docs/decisions/scripts-after-paint.md). Links and forms work before that.
(() => {
  const { modules, idle } = document.currentScript.dataset;
  const addresses = (list) => (list ? list.split(' ') : []);
  const link = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }));

  // The typefaces, as the page tells them to a browser without script (docs/decisions/fonts-after-paint.md).
  const FACE = /font-family:'([^']+)'.*?font-weight:([\d ]+).*?src:([^}]+)/g;
  const faces = [...document.querySelector('noscript').textContent.matchAll(FACE)].map(
    ([, family, weight, source]) => new FontFace(family, source, { weight, display: 'optional' }),
  );
  const wear = (worn) => worn.forEach((face) => document.fonts.add(face));
  const drop = (worn) => worn.forEach((face) => document.fonts.delete(face));
  const tops = (elements) => elements.map((element) => element.getBoundingClientRect().top);
  // What waits to be laid out, far below the window: sections of the home page (components/ui/Section.tsx) and, while a long
  // text changes its typefaces, its blocks, which keep their height meanwhile. About a screen a frame: no long task.
  const SCREEN = 1200;
  const waitBelow = () => {
    // Of a live page only what React leaves alone.
    const still = '[data-prose]:not(:has(> [data-static])) > *, [data-prose] > [data-static] > *';
    const blocks = [...document.querySelectorAll(still)]
      .map((block) => [block, block.getBoundingClientRect()])
      .filter(([, { top }]) => top > 2 * innerHeight);
    for (const [block, { height }] of blocks) {
      block.style.containIntrinsicBlockSize = `auto ${height}px`;
      block.dataset.later = '';
    }
  };
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

  // Worn only if nothing the visitor sees moves, as another line in a title would move it; else one of the two, or none.
  const wearInPlace = () => {
    const seen = [...document.querySelectorAll('#root :not([data-later] *, svg *)')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    waitBelow();
    const before = tops(seen);
    const isStill = (worn) => {
      wear(worn);
      const still = tops(seen).every((top, index) => Math.abs(top - before[index]) <= 3);
      if (!still) drop(worn);
      return still;
    };
    if (!isStill(faces)) faces.some((face) => isStill([face]));
  };
  // Whoever comes from another page of the site has the files already.
  const hasFiles = document.referrer.startsWith(`${location.origin}/`);
  if (hasFiles && performance.getEntriesByType('paint').length === 0) wear(faces);

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
    const wearing = document.fonts.has(faces[0]);
    const fetched = wearing ? Promise.resolve() : Promise.all(faces.map((face) => face.load())).then(wearInPlace);
    // Whoever comes for a section finds it where it stays; else the rest is laid out once, in the typefaces that stay.
    if (location.hash) layOut();
    fetched.catch(() => {}).then(layOut).then(() => performance.mark('laid out'));
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab opened in the background paints late; an old browser may not tell.
  setTimeout(start, 2000);
})();
