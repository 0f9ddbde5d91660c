import { expect, test } from 'vitest';
import { openPage } from './testing/openPage.ts';

const CLASSIC_SCROLL_BAR = 15;

test.each([1280, 1366, 1439, 1440, 1600])(
  'at %i px the names of the models begin where the title does, beside a classic scroll bar too',
  async (width) => {
    const page = await openPage('/', { width, height: 900 });
    const off = () =>
      page.evaluate(() => {
        const leftOf = (selector: string) =>
          [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.getBoundingClientRect()
            .left ?? Number.NaN;
        return Math.abs(leftOf('main [data-name]') - leftOf('h1'));
      });
    expect(await off()).toBeLessThan(1);
    // Headless, the bars lie over the page: this much of the window is taken from it.
    await page.evaluate((bar) => {
      document.documentElement.style.paddingRight = `${bar}px`;
    }, CLASSIC_SCROLL_BAR);
    expect(await off()).toBeLessThan(1);
  },
);
