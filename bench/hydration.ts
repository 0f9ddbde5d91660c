import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { type Row, shown, spread } from './figures.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** What a main thread spends on a page's scripts: loading them is measured too, not only React's part. */
const SCRIPT_WORK = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compileModule',
  'FunctionCall',
  'RunMicrotasks',
]);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

/** Main-thread time of the home page's scripts from the first one to the moment the page is hydrated. */
export async function benchHydration(base: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'blink.user_timing'] });
      await page.goto(base);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
      times.push(scriptTime(trace.traceEvents));
      await page.close();
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

/** Milliseconds; events inside another counted event are part of it. */
function scriptTime(events: readonly TraceEvent[]): number {
  const end = events.find((event) => event.name === 'hydrated');
  if (!end) throw new Error('The trace has no « hydrated » mark');
  const work = events
    .filter((event) => event.pid === end.pid && event.tid === end.tid && event.ph === 'X' && event.ts < end.ts)
    .filter((event) => SCRIPT_WORK.has(event.name))
    .toSorted((one, other) => one.ts - other.ts);
  let covered = 0;
  let until = 0;
  for (const { ts, dur = 0 } of work) {
    const from = Math.max(ts, until);
    const to = Math.min(ts + dur, end.ts);
    covered += Math.max(0, to - from);
    until = Math.max(until, to);
  }
  return covered / 1000;
}
