import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findTestBrowser } from '../e2e/testing/chromium.ts';
import { startSite } from './child.ts';
import { type Row, spread } from './figures.ts';
import { benchLighthouse } from './lighthouse.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** Slow 4G as the browser's own tools have it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** One page of each kind, example with charts, article with two calculators. */
const PAGES = ['/', '/services/etude-marche', '/exemples/analyse-financiere', '/blog', '/blog/article-3', '/about'];

/** Milliseconds after the navigation's start; the shift is the layout's own unit. */
interface Visit {
  text: number;
  paint: number;
  typefaces: number;
  hydrated: number;
  task: number;
  shift: number;
}
const ASKED = { text: 800, paint: 1200, typefaces: 900, hydrated: 2000, task: 200, shift: 0.01 } satisfies Visit;
const NAMES = {
  text: 'text',
  paint: 'largest paint',
  typefaces: 'typefaces',
  hydrated: 'hydrated',
  task: 'longest task',
  shift: 'shift',
} satisfies Record<keyof Visit, string>;

/** Collects in the page what the browser tells while it loads. */
const WATCH = `{
const visit = window.visit = { text: 0, paint: 0, typefaces: 0, hydrated: 0, task: 0, shift: 0 };
const on = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
on('paint', (entry) => { if (entry.name === 'first-contentful-paint') visit.text = entry.startTime; });
on('largest-contentful-paint', (entry) => { visit.paint = entry.startTime; });
on('mark', (entry) => { if (entry.name === 'hydrated') visit.hydrated = entry.startTime; });
on('longtask', (entry) => { visit.task = Math.max(visit.task, entry.duration); });
on('layout-shift', (entry) => { visit.shift += entry.value; });
document.fonts.addEventListener('loadingdone', () => { visit.typefaces = performance.now(); });
}`;

/**
 * What a visitor's phone feels, in a real browser: a first visit over slow 4G with a processor four times slower, in alternation with
 * the build in `BENCH_BEFORE` (a checkout that `npm run build` has built), then Lighthouse's model.
 */
export async function benchPhone(folder: string): Promise<Row[]> {
  const before = process.env.BENCH_BEFORE;
  const site = await startSite({ DATA_DIR: path.join(folder, 'phone') });
  const old = before ? await startSite({ DATA_DIR: path.join(folder, 'before') }, before) : undefined;
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: CHROMIUM_FLAGS });
  const base = `http://127.0.0.1:${site.port}`;
  try {
    const rows: Row[] = [];
    for (const page of PAGES) {
      const now: Visit[] = [];
      const then: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        now.push(await firstVisit(browser, base + page));
        if (old) then.push(await firstVisit(browser, `http://127.0.0.1:${old.port}${page}`));
      }
      rows.push(row(`first visit of \`${page}\``, now));
      if (old) rows.push(row(`the same, the build before`, then));
    }
    return [...rows, ...(await benchLighthouse(base, PAGES))];
  } finally {
    await browser.close();
    await site.stop();
    await old?.stop();
  }
}

async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'commit' });
  const read = () => page.evaluate('window.visit') as Promise<Visit>;
  for (let seen = await read(); seen.hydrated === 0 || seen.typefaces === 0; seen = await read())
    await page.waitForTimeout(100);
  // What is read and not used wakes after the rest.
  await page.waitForTimeout(1500);
  const visit = await read();
  await context.close();
  return visit;
}

function row(what: string, visits: readonly Visit[]): Row {
  const keys = Object.keys(NAMES) as (keyof Visit)[];
  const said = (key: keyof Visit, value: number) =>
    key === 'shift' ? `${NAMES[key]} ${value.toFixed(3)}` : `${NAMES[key]} ${value.toFixed(0)}`;
  const median = (key: keyof Visit) => spread(visits.map((visit) => visit[key])).median;
  return {
    what,
    asked: `ms: ${keys.map((key) => said(key, ASKED[key])).join(', ')}`,
    reached: keys.map((key) => said(key, median(key))).join(', '),
  };
}
