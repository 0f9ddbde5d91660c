import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/testing/chromium.ts';
import { type Row, shown, spread } from './figures.ts';

const ROUNDS = 7;
const SLOWDOWN = 4;

const PAGES = [
  { path: '/', what: 'home page', asked: 'context' },
  { path: '/blog/article-1', what: 'an article with a calculator', asked: 'context' },
];
const ANSWERS = "performance.getEntriesByName('hydrated').length > 0";

/**
 * What a page's scripts cost a phone's main thread until it answers: loading, running, and where React takes it over, its
 * hydration. The browser counts the thread's own processor time, which neighbours do not lengthen (a trace would: it asks
 * the engine for source positions, which cost as much again).
 */
export async function benchHydration(base: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const rows: Row[] = [];
    for (const { path, what, asked } of PAGES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await scriptTime(browser, base + path));
      rows.push({
        what: `${what} at ${SLOWDOWN}× slowdown: main-thread time of scripts until hydrated`,
        asked,
        reached: shown(spread(times), 'ms'),
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Milliseconds. Only the protocol is used: the scripts a test library puts into the page would be counted too. */
async function scriptTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const session = await context.newCDPSession(await context.newPage());
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Page.navigate', { url });
  for (let answers: unknown = false; answers !== true; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({
      result: { value: answers },
    } = await session.send('Runtime.evaluate', { expression: ANSWERS }));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
