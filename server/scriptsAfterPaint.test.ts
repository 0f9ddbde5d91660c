import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scriptsAfterPaint.ts';

const modules = { shared: ['/site.js', '/client.js'], onIntent: ['/react.js', '/dialog.js'] };

test('a page the server wrote names what every page shares, and what may come when the line is free', () => {
  const html = '<head></head><p>Bonjour</p><script src="/client.js" type="module" async></script></body>';
  expect(scriptsAfterPaint(html, modules)).toBe(
    '<head><script src="/start.js" async fetchpriority="low" data-modules="/site.js /client.js" data-idle="/react.js /dialog.js"></script>\n</head><p>Bonjour</p></body>',
  );
});

test('a live page names after them what its own entry needs, each module once, and nothing preloads them', () => {
  const preloads =
    '<link rel="modulepreload" href="/a.js" as="script"><link rel="modulepreload" href="/site.js" as="script">';
  const script = '<script type="module" async>\nimport("/client.js");\nimport("/runtime.js");\n</script>';
  expect(scriptsAfterPaint(`<head></head><p>Bonjour</p>${script}${preloads}</body>`, modules)).toBe(
    '<head><script src="/start.js" async fetchpriority="low" data-modules="/site.js /client.js /a.js /runtime.js" data-idle="/react.js /dialog.js"></script>\n</head><p>Bonjour</p></body>',
  );
});

test('the desk has nothing of the site’s pages', () => {
  const script = '<script type="module" async>\nimport("/desk.js");\nimport("/runtime.js");\n</script>';
  expect(scriptsAfterPaint(`<head></head>${script}`, modules)).toBe(
    '<head><script src="/start.js" async fetchpriority="low" data-modules="/desk.js /runtime.js"></script>\n</head>',
  );
});

test('a page without modules stays as it is', () => {
  expect(scriptsAfterPaint('<head></head><p>Bonjour</p>', modules)).toBe('<head></head><p>Bonjour</p>');
});
