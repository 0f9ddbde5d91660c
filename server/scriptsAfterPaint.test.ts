import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scriptsAfterPaint.ts';

test('the modules of a page are named to start.js, the entry first, and nothing preloads them', () => {
  const html =
    '<p>Bonjour</p><script src="/a.js" type="module" async></script><link rel="modulepreload" href="/b.js" as="script" type="text/javascript"><link rel="modulepreload" href="/c.js" as="script" type="text/javascript"></body>';
  expect(scriptsAfterPaint(html)).toBe(
    '<p>Bonjour</p><script src="/start.js" async fetchpriority="low" data-modules="/a.js /b.js /c.js"></script></body>',
  );
});

test('a page without modules stays as it is', () => {
  expect(scriptsAfterPaint('<p>Bonjour</p>')).toBe('<p>Bonjour</p>');
});
