import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDesk } from '../desk/desk.ts';
import { fillQuote, sendQuote } from '../forms/fillQuote.ts';
import { base } from '../testing/base.ts';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';
import { violations } from './violations.ts';

const FAILED = [/ERR_FAILED/, /dynamically imported module/];

test.each(['/blog', '/blog/article-6'])(
  '%s stays as the server rendered it, and works, where the network was lost before the last of its code',
  async (path) => {
    const page = await openPage('/newsletter/merci', { own: true, allowed: FAILED });
    await page.waitForLoadState('networkidle');
    const lost: string[] = [];
    const sent = page.waitForResponse(`${base()}${path}`).then((response) => response.text());
    // Blocks the scripts that the page's HTML does not name: modules that a named script loads.
    await page.route('**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      if ((await sent).includes(`"${pathname}"`)) return route.continue();
      lost.push(pathname);
      await route.abort();
    });
    await page.goto(`${base()}${path}`);
    const html = await sent;
    await expect.poll(() => lost).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    const [stands, came] = await page.evaluate((text) => {
      const words = (from: Document) => from.querySelector('main')?.textContent;
      return [words(document), words(new DOMParser().parseFromString(text, 'text/html'))];
    }, html);
    expect(stands).toBe(came);
    // The form's dialog could not be loaded either, so the button leads to the form's page.
    await page.getByRole('button', { name: 'Découvrir', exact: true }).click();
    await page.waitForURL(/\/devis/);
  },
);

test('a page that was translated on its way is drawn anew, and keeps what the server alone draws', async () => {
  const page = await openPage('/newsletter/merci', { own: true, allowed: [/React error #418/] });
  let sent = '';
  await page.route('**/exemples/etude-marche', async (route) => {
    const response = await route.fetch();
    sent = await response.text();
    await route.fulfill({ response, body: sent.replaceAll('L’extrait, page', 'The extract, page') });
  });
  await page.goto(`${base()}/exemples/etude-marche`);
  await page.getByText('L’extrait, page').first().waitFor();
  const [stands, came] = await page.evaluate((text) => {
    const words = (from: Document) => from.querySelector('main')?.textContent;
    return [words(document), words(new DOMParser().parseFromString(text, 'text/html'))];
  }, sent);
  expect(stands).toBe(came);
});

test('a subscription without a network shows that it failed, though the message’s code is not there', async () => {
  const page = await openPage('/', { own: true, allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Recevoir les prochaines analyses').fill('camille@essai.example');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Une erreur est survenue').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await page.getByText('Inscription réussie !').first().waitFor();
});

test('a view of the desk whose code does not come says so, the rest of the desk stays, and it comes later', async () => {
  const page = await openDesk('/admin/articles', { own: true, allowed: FAILED });
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  const trouble = page.getByText('Cette page n’a pas pu s’afficher.');
  await trouble.waitFor();
  await page.getByRole('navigation', { name: 'Bureau' }).getByRole('link').first().click();
  await trouble.waitFor({ state: 'detached' });
  await page.goBack();
  await trouble.waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recharger la page' }).press('Enter');
  await page.getByLabel('Titre').first().waitFor();
});

test('a browser that gives only what it gives without https opens the form, and sends it', async () => {
  const page = await openPage('/', { own: true });
  await page.addInitScript(() => {
    for (const name of ['randomUUID', 'subtle']) Object.defineProperty(Crypto.prototype, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Découvrir', exact: true }).click();
  await fillQuote(page);
  await page.getByLabel('Service souhaité *').selectOption({ index: 1 });
  await sendQuote(page);
  await page.getByText(/DEV-\d{4}-\d+/).waitFor();
});

test('where the dialog cannot be shown, the page of the form is', async () => {
  const page = await openPage('/', { own: true, allowed: [/no dialog here/] });
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('no dialog here');
    };
  });
  await page.getByRole('button', { name: 'Découvrir', exact: true }).click();
  await page.waitForURL(/\/devis/);
  await page.getByLabel('Prénom *').waitFor();
});

/** Text of the page's main part in the HTML that the server sends, and as the browser displays it. */
async function sentAndShown(page: Page, path: string): Promise<[string | undefined, string | undefined]> {
  const html = await (await page.request.get(`${base()}${path}`)).text();
  return page.evaluate((text) => {
    const words = (from: Document) => from.querySelector('main')?.textContent ?? undefined;
    return [words(new DOMParser().parseFromString(text, 'text/html')), words(document)];
  }, html);
}

declare global {
  interface Window {
    reported?: Blob;
  }
}

test.each(['/', '/blog/article-6', '/exemples/etude-marche'])(
  '%s keeps the text, links and forms the server sent where React fails while it hydrates, and reports it',
  async (path) => {
    const page = await openPage('/newsletter/merci', { own: true, allowed: [/no lists here/] });
    await page.addInitScript(() => {
      const { map } = Array.prototype;
      const isHydrating = () => Object.keys(document.querySelector('#root') ?? {}).length > 0;
      Array.prototype.map = function (...call) {
        if (typeof this[0] === 'object' && isHydrating()) throw new Error('no lists here');
        return map.apply(this, call) as never;
      };
      Navigator.prototype.sendBeacon = (_url, body) => {
        Array.prototype.map = map;
        window.reported = body as Blob;
        return true;
      };
    });
    await page.goto(`${base()}${path}`);
    await page.waitForFunction(() => window.reported !== undefined);
    const report = JSON.parse(String(await page.evaluate(() => window.reported?.text())));
    expect(report).toEqual({ step: 'failed', path, error: 'Error: no lists here' });
    const [sent, shown] = await sentAndShown(page, path);
    expect(shown).toBe(sent);
    expect(await page.getByRole('status').filter({ hasText: 'ne répond plus' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Découvrir', exact: true }).click();
    await page.waitForURL(/\/devis/);
  },
);

/** Waits until the page displays the server's HTML again, with the notice of the failed part. */
async function servedAgain(page: Page, path: string): Promise<void> {
  await page.getByRole('status').getByText('Une partie de cette page ne répond plus.').waitFor();
  const [sent, shown] = await sentAndShown(page, path);
  expect(shown).toBe(sent);
  expect(await violations(page)).toEqual([]);
}

test('an article whose tool fails in its visitor’s hands is the server’s again, where its visitor was, and says so', async () => {
  const page = await openPage('/blog/article-1', { own: true, allowed: [/no numbers here/] });
  // Waits until every part is laid out: otherwise the page would move during the measurement.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main *')].every((part) => getComputedStyle(part).contentVisibility === 'visible'),
  );
  const input = page.locator('main input').first();
  await input.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.evaluate(() =>
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('no numbers here');
      },
    }),
  );
  await input.fill('137');
  await servedAgain(page, '/blog/article-1');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(300);
});

test('a list that fails in its visitor’s hands is the server’s again, and can be loaded again', async () => {
  const page = await openPage('/newsletter/merci', { own: true, allowed: [/no days here/] });
  const answer = Promise.withResolvers<void>();
  // Holds back the response with the articles, whose arrival renders the list again.
  await page.route('**/api/blog/articles', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const listRequest = page.waitForRequest('**/api/blog/articles');
  await page.goto(`${base()}/blog`);
  await listRequest;
  await page.evaluate(() => {
    const { split } = String.prototype;
    String.prototype.split = function (this: string, by: string | RegExp, most?: number) {
      if (by === '-') throw new Error('no days here');
      return split.call(this, by as never, most);
    } as typeof split;
  });
  answer.resolve();
  await servedAgain(page, '/blog');
  await page.getByRole('status').getByRole('link', { name: 'Recharger' }).click();
  await hydrated(page);
  await page.locator('main [data-lead]').first().waitFor();
});
