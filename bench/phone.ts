import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, findTestBrowser } from '../e2e/testing/chromium.ts';
import { startSite } from './child.ts';
import { median, ROUNDS, type Row } from './figures.ts';

/** Slow 4G as the browser's own tools have it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** One page of each kind, example with charts, article with two calculators. */
const PAGES = ['/', '/services/etude-marche', '/exemples/analyse-financiere', '/blog', '/blog/article-3', '/about'];

/** Milliseconds after the navigation's start; the shift is the layout's own unit. */
const ASKED = { text: 800, paint: 1200, typefaces: 900, hydrated: 2000, task: 200, shift: 0.01 };
type Visit = typeof ASKED;
const NAMES: Partial<Record<keyof Visit, string>> = { paint: 'largest paint', task: 'longest task' };

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
  const rows: Row[] = [];
  try {
    for (const page of PAGES) {
      const [now, then]: [Visit[], Visit[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        now.push(await firstVisit(browser, site.base + page));
        if (old) then.push(await firstVisit(browser, old.base + page));
      }
      rows.push(visitRow(`first visit of \`${page}\``, now));
      if (old) rows.push(visitRow('the same, the build before', then));
    }
    for (const page of PAGES) rows.push(await lighthouseRow(site.base, page));
    return rows;
  } finally {
    await browser.close();
    await site.stop();
    await old?.stop();
  }
}

async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

function visitRow(what: string, visits: readonly Visit[]): Row {
  const keys = Object.keys(ASKED) as (keyof Visit)[];
  const said = (of: (key: keyof Visit) => number) =>
    keys.map((key) => `${NAMES[key] ?? key} ${of(key).toFixed(key === 'shift' ? 3 : 0)}`).join(', ');
  return {
    what,
    asked: `ms: ${said((key) => ASKED[key])}`,
    reached: said((key) => median(visits.map((visit) => visit[key]))),
  };
}

// Fetched for the measure only: it is as large as everything the tests need together.
const LIGHTHOUSE = 'lighthouse@13.5.0';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Lighthouse's phone (simulated slow 4G, 4× slower processor). A run that fails costs no other one, and is told. */
async function lighthouseRow(base: string, page: string): Promise<Row> {
  const words = ['--yes', LIGHTHOUSE, base + page, '--output=json', '--quiet'];
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28, timeout: 180_000 };
  const reports: Report[] = [];
  let failed = '';
  for (let round = 0; round < ROUNDS && !failed; round++)
    await promisify(execFile)('npx', [...words, `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`], options).then(
      ({ stdout }) => reports.push(JSON.parse(stdout)),
      (error: Error & { stderr?: string }) => {
        failed = `; then a run failed: ${(error.stderr || error.message).trim().split('\n').at(-1)}`;
      },
    );
  const middle = (of: (report: Report) => number | undefined, digits = 0) =>
    median(reports.map((report) => of(report) ?? Number.NaN)).toFixed(digits);
  const score = (name: string) => middle(({ categories }) => (categories[name]?.score ?? 0) * 100);
  const audit = (name: string, unit = 1, digits = 0) =>
    middle(({ audits }) => (audits[name]?.numericValue ?? Number.NaN) * unit, digits);
  return {
    what: `Lighthouse, phone: \`${page}\``,
    asked: 'performance 98, LCP 1.60 s, TBT 120 ms, CLS 0.010; accessibility, best practices, SEO 100',
    reached: `performance ${score('performance')}, LCP ${audit('largest-contentful-paint', 0.001, 2)} s, TBT ${audit('total-blocking-time')} ms, CLS ${audit('cumulative-layout-shift', 1, 3)}; accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}${failed}`,
  };
}
