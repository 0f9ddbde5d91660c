import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { type Row, shown, spread } from './figures.ts';

const ROUNDS = 7;
const SLOWDOWN = 4;

/**
 * What the home page's scripts cost a phone's main thread until the page answers: loading, running, React's hydration.
 * The browser counts the thread's own processor time, which neighbours do not lengthen (a trace would: it asks the engine
 * for source positions, which cost as much again).
 */
export async function benchHydration(base: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(base);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const { metrics } = await session.send('Performance.getMetrics');
      times.push((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    {
      what: `home page at ${SLOWDOWN}× slowdown: main-thread time of scripts until hydrated`,
      asked: '≤ 100 ms',
      reached: shown(spread(times), 'ms'),
    },
  ];
}
