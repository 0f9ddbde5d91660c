import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';

const FAULTS = [
  { name: 'straight apostrophe', pattern: /[^\n]{0,20}\p{L}'\p{L}[^\n]{0,20}/gu },
  {
    name: 'space that breaks before a sign',
    pattern: /[^\n]{0,30} (?:[:;!?»%€](?=[\s.,;)\u00a0\u202f]|$))[^\n]{0,10}/gmu,
  },
  { name: 'space that breaks after «', pattern: /« [^\n]{0,30}/gu },
  { name: 'space that breaks inside a number', pattern: /[^\n]{0,20}\d \d{3}(?!\d)[^\n]{0,10}/gu },
];
const SPOKEN = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;
const UNREAD = /<(script|style|code|pre|textarea)\b[^>]*>.*?<\/\1>/gs;

const unescaped = (html: string) =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Returns the faults of French typography in the visible and spoken words of a page: one line each, with the words around. */
function typographyFaults(html: string): string[] {
  const page = html.replace(UNREAD, '').replace(/<!--.*?-->/gs, '');
  const heard = [...page.matchAll(SPOKEN)].map(([, words]) => words ?? '');
  const words = unescaped([page.replace(/<[^>]*>/g, '\n'), ...heard].join('\n'));
  return FAULTS.flatMap(({ name, pattern }) => (words.match(pattern) ?? []).map((found) => `${name}: ${found.trim()}`));
}

const INLINE = 'a, b, strong, span, time, button';

/** Words of neighbouring elements that would run together on one line without styles: « MéthodeServices ». */
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

const read = async (path: string) => (await fetch(base() + path)).text();

/** Every public page: those of the sitemap, and those it does not name. */
async function publicPages(): Promise<string[]> {
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  const unlisted = [
    '/devis',
    '/devis/merci',
    '/legal/resiliation',
    '/legal/retractation',
    '/legal/notification-recue?ref=RET-2026-0001&le=2026-11-22T09:00:00.000Z',
    '/newsletter/confirmer',
    '/newsletter/merci',
    '/nulle-part',
  ];
  return [...listed.map(([, url = '']) => new URL(url).pathname), ...unlisted];
}

test('every public page is set in French typography, in what is read and in what is heard', async () => {
  const pages = await publicPages();
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) expect(typographyFaults(await read(page)), page).toEqual([]);
});

test('the same page as an author writes it, with plain spaces and apostrophes, is found out', async () => {
  const plain = (await read('/services/strategie')).replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
  const kinds = new Set(typographyFaults(plain).map((fault) => fault.split(':')[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(['straight apostrophe', 'space that breaks before a sign']));
});
