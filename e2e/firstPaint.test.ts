import { expect, test } from 'vitest';
import { openPage } from './openPage.ts';

test('the far sections of the home page wait for the first paint, then stand laid out', async () => {
  const page = await openPage('/');
  expect(await page.evaluate(() => fetch('/').then((answer) => answer.text()))).toContain('data-later="');
  await expect.poll(() => page.locator('[data-later]').count()).toBe(0);
  const skipped = await page.evaluate(() =>
    [...document.querySelectorAll('main section')].filter(
      (section) => getComputedStyle(section).contentVisibility === 'auto',
    ),
  );
  expect(skipped).toEqual([]);
});

test('without script no section waits', async () => {
  const page = await openPage('/', { javaScriptEnabled: false });
  const waiting = page.locator('[data-later]').first();
  expect(await waiting.evaluate((section) => getComputedStyle(section).contentVisibility)).toBe('visible');
});

test("the browser takes the server's styles over where they stand, and adds none", async () => {
  const page = await openPage('/');
  const heads = await page.evaluate(() =>
    [...document.head.querySelectorAll('style')].map((style) => style.getAttributeNames().join()),
  );
  expect(heads).toEqual(['', 'data-styles']);
});

test('the method draws itself once, when it comes into view', async () => {
  const page = await openPage('/', { reducedMotion: 'no-preference' });
  const figure = page.locator('[data-plays]');
  const line = figure.locator('[data-part="3"]');
  const offset = () => line.evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
  await expect.poll(() => figure.getAttribute('data-state')).toBe('waiting');
  await expect.poll(offset).toBe(1);
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.getAttribute('data-state')).toBe('drawn');
  await expect.poll(offset, { timeout: 5000 }).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
  expect(await figure.getAttribute('data-state')).toBe('drawn');
});

test('whoever wants no motion finds the method drawn', async () => {
  const page = await openPage('/');
  const line = page.locator('[data-plays] [data-part="3"]');
  expect(await line.evaluate((path) => getComputedStyle(path).strokeDashoffset)).toBe('0px');
});

test('what the quote dialog needs is fetched ahead once the page stands, and the dialog then opens without the network', async () => {
  // The count of opened forms finds no network either.
  const page = await openPage('/', { own: true, allowed: [/ERR_INTERNET_DISCONNECTED/] });
  const ahead = await page.evaluate(() => document.querySelector<HTMLElement>('[data-idle]')?.dataset.idle?.split(' '));
  expect(ahead?.length).toBeGreaterThan(3);
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(fetched).toEqual(expect.arrayContaining(ahead ?? []));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Découvrir', exact: true }).click();
  await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
});
