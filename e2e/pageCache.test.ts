import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base } from './testing/base.ts';
import { CHROMIUM_FLAGS, findChromium } from './testing/chromium.ts';
import { hydrated } from './testing/hydrated.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    // Uses Chromium with windows: the headless shell has no back/forward cache.
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    // Playwright switches the back/forward cache off; a visitor's browser has it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser?.close());

/** Opens the home page on a phone, and records in the page whether it was restored from the back/forward cache. */
async function openHome(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true });
  await page.goto(`${base()}/`);
  await hydrated(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted })),
  );
  return page;
}

/** Goes back: the home page is restored from the back/forward cache, with no dialog open and scrolling unlocked. */
async function findsItFree(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  const state = () =>
    page
      .evaluate(() => ({
        path: location.pathname,
        restored: 'restored' in window && window.restored,
        open: document.querySelectorAll('dialog[open]').length,
      }))
      .catch(() => undefined);
  await expect.poll(state).toEqual({ path: '/', restored: true, open: 0 });
  const from = await page.evaluate(() => scrollY);
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from);
}

test('menu, link, Back: the page comes from the cache with its menu closed, scrolls, and the menu opens again', async () => {
  const page = await openHome();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'À propos' }).click();
  await page.waitForURL('**/about');
  await findsItFree(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await menu.getByRole('link', { name: 'À propos' }).waitFor();
});

test('quote form, another page, Back: the page comes from the cache without the form, whose words are kept', async () => {
  const page = await openHome();
  const open = () => page.getByRole('button', { name: 'Découvrir', exact: true }).first().click();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await open();
  await page.getByLabel('Prénom *').fill('Inès');
  await page.evaluate(() => location.assign('/about'));
  await page.waitForURL('**/about');
  await findsItFree(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await open();
  expect(await page.getByLabel('Prénom *').inputValue()).toBe('Inès');
});
