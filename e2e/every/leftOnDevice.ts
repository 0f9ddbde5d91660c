import type { Page } from 'playwright-core';

/** Scrolls the page to its end, as a reader does. */
export const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    // Waits for a frame, or a second: a headless window may draw no frame on a busy machine.
    const painted = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 1000);
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
      scrollTo(0, y);
      await painted();
    }
    scrollTo(0, 0);
    await painted();
  });

/** Names of the data the page left on the visitor's device: storage, databases, caches, workers and cookies. */
export async function leftOnDevice(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys().catch(() => [])),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => `worker ${scope}`),
    ...(document.cookie ? [document.cookie] : []),
  ]);
  return [...stored, ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`)];
}
