import { expect, test } from 'vitest';
import { openPage } from './testing/openPage.ts';

const CLASSIC_SCROLL_BAR = 15;

test('the names of the models begin where the title does at each width, beside a classic scroll bar too', async () => {
  const page = await openPage('/');
  const off = () =>
    page.evaluate(() => {
      const leftOf = (selector: string) =>
        [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.getBoundingClientRect()
          .left ?? Number.NaN;
      return Math.abs(leftOf('main [data-source] text') - leftOf('h1'));
    });
  for (const width of [320, 360, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await off(), `${width} px`).toBeLessThan(1);
  }
  for (const width of [1280, 1366, 1439, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    // Emulates a scroll bar by a padding of its width: in a headless browser scroll bars take no width.
    for (const bar of [0, CLASSIC_SCROLL_BAR]) {
      await page.evaluate((pixels) => {
        document.documentElement.style.paddingRight = `${pixels}px`;
      }, bar);
      expect(await off(), `${width} px, bar of ${bar} px`).toBeLessThan(1);
    }
  }
});

test('one stroke goes from where the strands merge to the end of the signature, on the page, at each width', async () => {
  const page = await openPage('/');
  for (const width of [320, 390, 700, 701, 768, 900, 1100, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.getBoundingClientRect();
      const [stroke, document_] = [shown('[data-signed]'), shown('.on-paper')];
      if (!stroke || !document_) return undefined;
      return {
        begins: document_.left - stroke.left,
        ends: document_.right - stroke.right,
        below: document_.bottom - stroke.bottom,
        wide: document.documentElement.scrollWidth,
      };
    });
    expect(drawn?.begins, `${width} px`).toBeGreaterThan(0);
    expect(drawn?.ends, `${width} px`).toBeGreaterThan(0);
    expect(drawn?.below, `${width} px`).toBeGreaterThan(0);
    expect(drawn?.wide, `${width} px`).toBe(width);
  }
});

test('on a phone the home page is at most twelve screens long', async () => {
  const page = await openPage('/', { width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(length).toBeLessThanOrEqual(12 * 844);
  expect(await length()).toBeGreaterThan(8 * 844);
});
