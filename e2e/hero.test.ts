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
      return Math.abs(leftOf('main [data-name]') - leftOf('h1'));
    });
  for (const width of [1280, 1366, 1439, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    // Headless, the bars lie over the page: this much of the window is taken from it.
    for (const bar of [0, CLASSIC_SCROLL_BAR]) {
      await page.evaluate((pixels) => {
        document.documentElement.style.paddingRight = `${pixels}px`;
      }, bar);
      expect(await off(), `${width} px, bar of ${bar} px`).toBeLessThan(1);
    }
  }
});
