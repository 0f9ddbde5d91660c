import { expect, test } from 'vitest';
import { listedPaths } from '../../bin/build/describePages.ts';
import { openDesk } from '../desk/desk.ts';
import { everyViewPath } from '../desk/viewPath.ts';
import { openPage } from '../testing/openPage.ts';
import { amongst } from '../testing/wide.ts';
import { kinds } from './kinds.ts';
import { lackingMembers, takeAway } from './oldest.ts';

const paths = amongst(
  kinds.filter((kind) => kind !== '/admin' && kind !== '/nulle-part'),
  listedPaths(),
);

test('every page is hydrated, and keeps its words, in a browser that lacks what the oldest supported ones lack', async () => {
  const page = await openPage('/newsletter/merci', { own: true });
  await page.addInitScript(takeAway, lackingMembers);
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
  const views = await everyViewPath();
  // The preview of a letter is a frame without scripts, in which the test's own script is refused.
  const page = await openDesk('/admin', { own: true, allowed: [/script execution in 'about:srcdoc'/] });
  await page.addInitScript(takeAway, lackingMembers);
  for (const view of views) {
    await page.goto(new URL(`/admin${view}`, page.url()).href);
    await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Cette page n’a pas pu s’afficher').count(), view).toBe(0);
  }
});
