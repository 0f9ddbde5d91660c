import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '../server/testing/saveSettings.ts';
import { openPage } from './testing/openPage.ts';
import { askOwner } from './testing/ownerCookies.ts';
import { type Site, startSite } from './testing/site.ts';
import { plain } from './testing/wide.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const asOwner = (path: string, method: 'GET' | 'PUT' | 'POST' = 'GET', body?: object) =>
  askOwner(site.base, method, path, body);
const save = (values: Record<string, unknown>) =>
  saveSettings(async (method, path, body) => {
    const response = await asOwner(path, method, body);
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  }, values);
const read = async (path: string) => (await fetch(site.base + path)).text();

/** Patterns of each change, in HTML and in JSON: `old` matches responses from before the change, `new` those from after it. */
const MARKS = {
  price: {
    old: [/(?<!\d)120\u00a0€/, /"price":120\b/],
    new: [/(?<!\d)137\u00a0€/, /"price":137\b/],
  },
  name: { old: [/Cinq &amp; Un|Cinq & Un/], new: [/Kerébel/] },
  question: { old: [/En quoi est-ce différent d’une seule IA/], new: [/Et le samedi/] },
} as const;
/** Changes in the order in which they are saved: a response with one of them must contain all earlier ones. */
const SAVES: readonly [keyof typeof MARKS, Record<string, unknown>][] = [
  ['price', { 'offers.etude-marche.price': 137 }],
  ['name', { 'site.brand': 'Kerébel' }],
  ['question', { 'faq.items': [{ question: 'Et le samedi ?', answer: 'Aussi.' }] }],
];
const says = (text: string, what: keyof typeof MARKS, when: 'old' | 'new') =>
  MARKS[what][when].some((pattern) => pattern.test(text));
const ALL_READ = 1000;
const AT_ONCE = 50;

test('while fifty read, a price, the name and a question change on every page at once: no answer holds both, and of a thousand none is old afterwards', async () => {
  const paths = ['/', '/services/etude-marche', '/devis'];
  let state: 'reading' | 'done' = 'reading';
  const mixed: string[] = [];
  const seen = { old: 0, new: 0 };
  const whole = async (path: string): Promise<string> => {
    const text = await read(path);
    // A problem as JSON, sent while too many requests wait for a page: requests the page again.
    return text.startsWith('{') ? whole(path) : text;
  };
  const look = (path: string, text: string) => {
    for (const [what] of SAVES)
      if (says(text, what, 'old') && says(text, what, 'new')) mixed.push(`${path}: both of ${what}`);
    const shown = SAVES.map(([what]) => ({ what, isOld: says(text, what, 'old'), isNew: says(text, what, 'new') }));
    const firstOld = shown.findIndex(({ isOld }) => isOld);
    const lastNew = shown.findLastIndex(({ isNew }) => isNew);
    if (firstOld >= 0 && firstOld < lastNew)
      mixed.push(`${path}: ${shown[lastNew]?.what} before ${shown[firstOld]?.what}`);
    seen[shown.some(({ isOld }) => isOld) ? 'old' : 'new'] += 1;
  };
  const readers = Array.from({ length: AT_ONCE }, async (_, index) => {
    const path = paths[index % paths.length] ?? '/';
    while (state === 'reading') look(path, await whole(path));
  });
  await expect.poll(() => seen.old).toBeGreaterThan(50);
  for (const [, values] of SAVES) await save(values);
  await expect.poll(() => seen.new).toBeGreaterThan(50);
  state = 'done';
  await Promise.all(readers);
  expect(mixed).toEqual([]);
  let left = ALL_READ;
  const old: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const path = paths[left % paths.length] ?? '/';
        const text = await whole(path);
        const missing = SAVES.some(([what]) => says(text, what, 'old')) || !says(text, 'name', 'new');
        if (missing || (path !== '/devis' && !/"price":137\b/.test(text))) old.push(path);
      }
    }),
  );
  expect(old).toEqual([]);
});

/** Address and bytes of the social image that a page names. */
async function sharedImage(path: string) {
  const html = await read(path);
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const { pathname, search } = new URL(address);
  const response = await fetch(site.base + pathname + search);
  const bytes = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { html, address: pathname + search, bytes, kept: response.headers.get('cache-control') };
}

test('the social images of the pages that say what was changed are drawn anew under a new address, those of the others stay', async () => {
  const former = await sharedImage('/services/strategie');
  const other = await sharedImage('/accessibilite');
  await save({ 'offers.strategie.price': 83 });
  const now = await sharedImage('/services/strategie');
  expect(now.address).not.toBe(former.address);
  // The page names the new image twice: in the tag for social networks, and in the structured data.
  expect(now.html.split(now.address)).toHaveLength(3);
  const drawn = async () => (await sharedImage('/services/strategie')).kept;
  await expect.poll(drawn).toBe('public, max-age=31536000, immutable');
  expect((await sharedImage('/services/strategie')).bytes).not.toBe(former.bytes);
  expect((await sharedImage('/accessibilite')).address).toBe(other.address);
});

test('a changed name, questions and price hydrate without a word from React, on the pages that say them', async () => {
  await save({
    'site.brand': 'Kerébel & <Filles>',
    'site.owner.name': 'Jeanne Kerébel',
    'site.owner.signature': 'c6 0 10 -1 14.7 -4.5c8.3 -6.5 16.3 -17.5 16.9 -27.5',
    'hero.title.1': "Une femme signe : c'est dit !",
    'offers.strategie.price': 89.5,
    'terms.replyHours': 12,
    'faq.items': [{ question: 'Et le samedi ?', answer: 'Aussi.' }],
    'site.social': [{ name: 'Mastodon', url: 'https://mastodon.example/@kerebel' }],
  });
  for (const path of ['/', '/about', '/services/strategie', '/legal/mentions-legales', '/blog/article-7', '/devis']) {
    const page = await openPage(site.base + path);
    // Lays out the whole page: a section far below the window has no visible text before.
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    const text = plain(await page.evaluate(() => document.body.innerText));
    expect(text, path).toContain('Kerébel & <Filles>');
    expect(text, path).not.toContain('Cinq & Un');
    if (path === '/') for (const words of ['c’est dit', 'Et le samedi ?', '89,50']) expect(text).toContain(words);
    if (path === '/about') expect(text).toContain('Jeanne Kerébel');
    if (path === '/') {
      expect(await page.locator('[data-signature="own"]').count()).toBeGreaterThan(0);
      expect(await page.getByText('spécimen').count()).toBe(0);
    }
    if (path === '/blog/article-7') expect(text).toMatch(/89,50\s€/);
  }
  expect(await read('/rss.xml')).toContain('Kerébel &amp; &lt;Filles&gt;');
});

test('a site started with what was changed says the same, word for word, as the one it was changed in', async () => {
  const paths = ['/', '/about', '/services/strategie', '/legal/cgv', '/blog/article-1', '/rss.xml', '/sitemap.xml'];
  // Responses without the site's port, the only part that may differ after a restart.
  const all = () =>
    Promise.all(
      paths.map(async (path) => (await read(path)).replaceAll(site.base, '').replaceAll(/http:\/\/localhost:\d+/g, '')),
    );
  const changed = await all();
  const whole = async () => (await sharedImage('/')).kept;
  await expect.poll(whole).toContain('immutable');
  const image = await sharedImage('/');
  const child = site.child;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  site = await startSite({ DATA_DIR: site.dataDir });
  const started = await all();
  for (const [index, path] of paths.entries()) expect(started[index], path).toBe(changed[index]);
  // The image drawn before the stop was stored, and is served unchanged.
  expect(await sharedImage('/')).toMatchObject({ address: image.address, bytes: image.bytes, kept: image.kept });
});

test('a preview shows what is proposed to signed-in accounts alone', async () => {
  const response = await asOwner('/api/admin/settings/brand/preview', 'POST', {
    version: 0,
    values: { 'site.brand': 'Proposée' },
  });
  const { path } = (await response.json()) as { path: string };
  const preview = await asOwner(`${path}/about`);
  expect([preview.status, preview.headers.get('cache-control'), preview.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(await preview.text()).toContain('Proposée');
  expect((await fetch(`${site.base}${path}/about`)).status).toBe(401);
  expect(await read('/about')).not.toContain('Proposée');
}, 30_000);
