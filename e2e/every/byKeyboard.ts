import type { Page } from 'playwright-core';

/** Accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement as HTMLInputElement | null;
    const label = stop?.labels?.[0]?.innerText ?? stop?.getAttribute('aria-label') ?? stop?.innerText ?? '';
    return label.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  });

/** Presses Tab until this name has the focus, as keyboard users do. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    seen.push(now);
  }
  throw new Error(`Tab never reached ${name}: ${seen.join(' | ')}`);
}
