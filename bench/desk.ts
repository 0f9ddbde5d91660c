import type { Browser } from 'playwright-core';
import { doors } from '../components/admin/desk/doors.ts';
import { hydrated } from '../e2e/testing/hydrated.ts';
import { signedInAt } from '../e2e/testing/ownerCookies.ts';
import { type Row, rank, shown } from './figures.ts';
import { lead } from './pages.ts';

/** Presses a link of the desk inside the page. Returns the milliseconds until the opened view is painted with its data. */
async function press(link: HTMLElement | SVGElement): Promise<number> {
  const heading = document.querySelector('h1');
  const isLoading = () => document.querySelector('main')?.textContent.includes('Chargement');
  const isThere = () => !heading?.isConnected && document.querySelector('h1') && !isLoading();
  const begun = performance.now();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (!isThere() && performance.now() - begun < 10_000);
  return performance.now() - begun;
}

/**
 * Measures the time from press to paint for every view of a desk with some hundred requests. Navigation links with a query are left out,
 * since they only filter a view.
 */
export async function benchDesk(browser: Browser, base: string): Promise<Row[]> {
  for (let n = 0; n < 300; n += 1)
    await fetch(`${base}/api/leads`, { method: 'POST', headers: lead.headers, body: lead.body() });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(await signedInAt(base));
  const page = await context.newPage();
  await page.goto(`${base}/admin/aujourdhui`);
  await hydrated(page);
  const views = doors.flatMap(({ to, label, places }) => [{ path: to, title: label }, ...places]);
  const times = new Map<string, number[]>();
  for (let round = 0; round < 5; round += 1)
    for (const { path, title } of views) {
      const address = `/admin${path === '/' ? '' : path}`;
      if (path.includes('?') || new URL(page.url()).pathname === address) continue;
      const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
      times.set(title, [...(times.get(title) ?? []), await link.evaluate(press)]);
      await page.waitForTimeout(300);
    }
  const [longest] = [...times].toSorted(([, one], [, other]) => rank(other, 1) - rank(one, 1));
  const reached = `${shown([...times.values()].flat(), 'ms')}, the longest « ${longest?.[0]} »`;
  return [[`any of ${times.size} views, from press to paint`, '≤ 300 ms', reached]];
}
