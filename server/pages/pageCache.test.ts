import { expect, test } from 'vitest';
import { UNCHANGED } from '../../data/settings/makeContent.ts';
import { createPageCache } from './pageCache.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { siteRoutes } from './siteRoutes.ts';

/** A site of two pages, and the list of pages it rendered. */
function site() {
  const drawn: string[] = [];
  let running = 0;
  let most = 0;
  const renderer: PageRenderer = {
    routes: (changes) => siteRoutes({ a: { route: '/a', config: {} }, b: { route: '/b', config: {} } }, changes),
    async render({ urlOriginal }) {
      drawn.push(urlOriginal);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { status: 200, html: `<p>${urlOriginal}</p>`, styleHashes: [] };
    },
  };
  const baseUrl = () => 'https://site.test';
  const open = () => createPageCache({ renderer, content: { ...UNCHANGED }, baseUrl, mode: 'production' });
  return { open, drawn, most: () => most };
}

test('no page is rendered before its first request, each once however many requests, and one at a time', async () => {
  const { open, drawn, most } = site();
  const pages = open();
  expect(drawn).toEqual([]);
  const requested = ['/a', '/b', '/a', '/nowhere', '/nowhere/else', '/b'];
  const entries = await Promise.all(requested.map(async (address) => (await pages.shared(address)).entry));
  expect(drawn).toEqual(['/a', '/b', '/page-inconnue']);
  expect(most()).toBe(1);
  expect([entries[0], entries[3]]).toEqual([entries[2], entries[4]]);
  expect(pages.cached('/a')?.variants.identity.body.toString()).toBe('<p>/a</p>');
});

test('another content begins without pages', async () => {
  const { open, drawn } = site();
  await open().shared('/a');
  const changed = open();
  expect(changed.cached('/a')).toBeUndefined();
  await changed.shared('/a');
  expect(drawn).toEqual(['/a', '/a']);
});
