import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';

const INLINE = 'a, b, strong, span, time, button';

/** Words of neighbours that stand in one line, with nothing between them once the styles are away: « MéthodeServices ». */
function runTogether(html: string): string[] {
  const lines = parse(html).querySelectorAll('header, nav, p, h1 ~ div');
  return lines.flatMap((line) =>
    line.querySelectorAll(INLINE).flatMap((one) => {
      const next = one.nextSibling;
      const isNeighbour = next !== null && 'matches' in next && (next as typeof one).matches(INLINE);
      const joint = isNeighbour ? `${one.text.slice(-12)}|${next.text.slice(0, 12)}` : '';
      return /[\p{L}\p{N}€]\|[\p{L}\p{N}]/u.test(joint) ? [joint] : [];
    }),
  );
}

const PATHS = ['/', '/services/strategie', '/blog', '/blog/article-3', '/about', '/exemples/etude-marche', '/devis'];

test('without styles no word of a bar, a head or a paragraph runs into its neighbour', async () => {
  const found = await Promise.all(
    PATHS.map(async (path) =>
      runTogether(await (await fetch(base() + path)).text()).map((joint) => `${path}: ${joint}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test('twin: links set apart by the gap of their row alone are found', () => {
  expect(runTogether('<nav><a href="/a">Méthode</a><a href="/b">Services</a></nav>')).toEqual(['Méthode|Services']);
  expect(runTogether('<nav><a href="/a">Méthode</a> <a href="/b">Services</a></nav>')).toEqual([]);
});
