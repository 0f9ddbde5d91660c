import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { inTurns, type Row } from './figures.ts';
import { serveFloor } from './floor.ts';

const PAGES = ['/', '/blog', '/blog/article-9', '/exemples/analyse-financiere'];
const [WHAT, TARGET] = ['slow phone: text, largest paint, hydrated of', '≤ 1.3, 1.3, 3 × its twin'];
/** Slow 4G, as the browsers' developer tools define it. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/**
 * Runs in the page: returns the milliseconds to its first text, its largest paint and its hydration; the twin, without scripts, has no
 * hydration.
 */
async function times(isTwin: boolean): Promise<number[]> {
  let largest = 0;
  const note = (list: PerformanceObserverEntryList) => (largest = list.getEntries().at(-1)?.startTime ?? 0);
  new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  do await new Promise((resolve) => setTimeout(resolve, 300));
  while (document.fonts.status !== 'loaded' || largest === 0 || !(isTwin || at('hydrated')));
  return [at('first-contentful-paint'), largest, at('hydrated')];
}

/**
 * Measures the best of six first visits to each page on a slow phone, alternating with its twin, a copy of its HTML without scripts. For
 * `/`, also measures the smallest hydrated page.
 */
export async function benchTwins(browser: Browser, base: string): Promise<Row[]> {
  const bare = fork('bench/bufferServer.ts', [base, 'bare']);
  const [port] = await once(bare, 'message');
  const twins = `http://127.0.0.1:${port}/`;
  const floor = await serveFloor();
  const visit = async (address: string) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', LINE);
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address);
    return page.evaluate(times, address.startsWith(twins)).finally(() => page.close());
  };
  const rows: Row[] = [];
  for (const where of PAGES) {
    const addresses = [base + where, twins + where.slice(1), ...(where === '/' ? [floor.address] : [])];
    const [ours = [], [text = 0, largest = 0] = [], least] = (await inTurns(addresses, visit)).map((visits) =>
      [0, 1, 2].map((figure) => Math.min(...visits.map((visited) => visited[figure] ?? Number.NaN))),
    );
    const ratios = ours.map((ms, figure) => (ms / (figure === 1 ? largest : text)).toFixed(1)).join(', ');
    rows.push([`${WHAT} \`${where}\``, TARGET, `${ratios} × (${ours.map(Math.round).join(', ')} ms)`]);
    const [, , hydrated] = least ?? [];
    if (hydrated)
      rows.push([
        `the same of an empty page: React and emotion alone, ${floor.kilobytes.toFixed(0)} KB`,
        'context',
        `hydrated at ${(hydrated / text).toFixed(1)} × the text of the twin of \`${where}\` (${hydrated.toFixed(0)} ms)`,
      ]);
  }
  floor.close();
  bare.kill();
  return rows;
}
