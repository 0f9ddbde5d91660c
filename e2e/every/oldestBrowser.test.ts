import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserFloor, lackingOn } from '../../bin/build/browserFloor.ts';
import { listedPaths } from '../../bin/build/describePages.ts';
import { openDesk, postLead } from '../desk/desk.ts';
import { openPage } from '../testing/openPage.ts';
import { amongst } from '../testing/wide.ts';
import { kinds } from './kinds.ts';

const members = [...lackingOn(browserFloor).members].map((member) => member.split('.') as [string, string]);

/** Takes from the page what the oldest supported browsers lack of the language: the count tells that some was there. */
const takeAway = (page: Page) =>
  page.addInitScript((lacking) => {
    const languages = [
      'Array',
      'Map',
      'Object',
      'Promise',
      'Set',
      'String',
      'RegExp',
      'Iterator',
      'Uint8Array',
      'Math',
    ];
    const hosts = ['AbortSignal', 'Response', 'URL', 'Navigator', 'Element', 'Document'];
    for (const [object, name] of lacking) {
      if (![...languages, ...hosts].includes(object)) continue;
      const owner = (globalThis as unknown as Record<string, Record<string, unknown> | undefined>)[object];
      if (!owner) continue;
      delete owner[name];
      delete (owner.prototype as Record<string, unknown> | undefined)?.[name];
    }
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.lacks = String('groupBy' in Map || 'toSorted' in Array.prototype ? 'no' : 'yes');
    });
  }, members);

const paths = amongst(
  kinds.filter((kind) => kind !== '/admin' && kind !== '/nulle-part'),
  listedPaths(),
);

test('every page is hydrated, and keeps its words, in a browser that lacks what the oldest supported ones lack', async () => {
  const page = await openPage('/newsletter/merci', { own: true });
  await takeAway(page);
  for (const path of paths) {
    const html = await (await page.request.get(new URL(path, page.url()).href)).text();
    await page.goto(new URL(path, page.url()).href);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const [lacks, shown, sent] = await page.evaluate((text) => {
      const title = (from: Document) => from.querySelector('h1')?.textContent;
      return [
        document.documentElement.dataset.lacks,
        title(document),
        title(new DOMParser().parseFromString(text, 'text/html')),
      ];
    }, html);
    expect([path, lacks, shown]).toEqual([path, 'yes', sent]);
    expect(await page.getByRole('status').filter({ hasText: 'ne répond plus' }).count(), path).toBe(0);
  }
});

test('the desk works in such a browser', async () => {
  await postLead();
  const page = await openDesk('/admin', { own: true });
  await takeAway(page);
  for (const view of [
    '',
    '/aujourdhui',
    '/leads/1',
    '/newsletter',
    '/articles',
    '/lettres',
    '/tableau-de-bord',
    '/reglages',
  ]) {
    await page.goto(new URL(`/admin${view}`, page.url()).href);
    await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Cette page n’a pas pu s’afficher').count(), view).toBe(0);
  }
});
