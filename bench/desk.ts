import path from 'node:path';
import { chromium } from 'playwright-core';
import { doors } from '../components/admin/desk/doors.ts';
import { CHROMIUM_FLAGS, findTestBrowser } from '../e2e/testing/chromium.ts';
import { hydrated } from '../e2e/testing/hydrated.ts';
import { signedInAt } from '../e2e/testing/ownerCookies.ts';
import { startSite } from '../e2e/testing/site.ts';
import { ROUNDS, type Row, rank, shown } from './figures.ts';
import { lead } from './pages.ts';

/** In the page: presses the link to a view. Milliseconds until the view is painted with what it asked of the server. */
async function press(to: string): Promise<number> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${to}"]`)];
  const link = links.find((one) => one.checkVisibility());
  if (!link) throw new Error(`no link to ${to}`);
  const heading = document.querySelector('h1');
  const isThere = () =>
    !heading?.isConnected &&
    document.querySelector('h1') &&
    !document.querySelector('main')?.textContent.includes('Chargement');
  const begun = performance.now();
  link.click();
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (!isThere() && performance.now() - begun < 10_000);
  return performance.now() - begun;
}

/** From the press to the paint, for every view (a query is a filter of one) of a desk with some hundred requests. */
export async function benchDesk(folder: string): Promise<Row[]> {
  const { base, stop } = await startSite({ DATA_DIR: path.join(folder, 'desk') });
  for (let n = 0; n < 300; n += 1)
    await fetch(`${base}/api/leads`, { method: 'POST', headers: lead.headers, body: lead.body() });
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(await signedInAt(base));
    const page = await context.newPage();
    await page.goto(`${base}/admin/aujourdhui`);
    await hydrated(page);
    const views = new Map<string, string>();
    for (const { to, label, places } of doors)
      for (const one of [{ path: to, title: label }, ...places]) views.set(one.path, one.title);
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [to, label] of views) {
        const address = `/admin${to === '/' ? '' : to}`;
        if (to.includes('?') || new URL(page.url()).pathname === address) continue;
        await page.waitForSelector(`a[href="${address}"]`);
        const took = await page.evaluate(press, address);
        times.set(label, [...(times.get(label) ?? []), took]);
        await page.waitForTimeout(300);
      }
    const [slowest] = [...times].toSorted(([, one], [, other]) => rank(other, 1) - rank(one, 1));
    const what = `any of ${times.size} views, from press to paint`;
    const reached = `${shown([...times.values()].flat(), 'ms')}, the longest « ${slowest?.[0]} »`;
    return [{ what, asked: '≤ 300 ms', reached }];
  } finally {
    await browser.close();
    await stop();
  }
}
