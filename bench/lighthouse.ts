import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/testing/chromium.ts';
import { type Row, spread } from './figures.ts';

// Fetched for the measure only: it is as large as everything the tests need together.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 5;
const TIMEOUT_MS = 180_000;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Lighthouse's phone (simulated slow 4G, 4× slower processor) on these pages. A run that fails costs no other one, and is told. */
export async function benchLighthouse(base: string, pages: readonly string[]): Promise<Row[]> {
  const runs = new Map<string, Report[]>(pages.map((page) => [page, []]));
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS && failures.length < pages.length; round++)
    for (const [page, reports] of runs)
      await lighthouse(base + page).then(
        (report) => reports.push(report),
        ({ stderr, message }: ExecFileException & { stderr?: string }) =>
          failures.push((stderr || message).trim().split('\n').at(-1) ?? ''),
      );
  const rows = [...runs].flatMap(([page, reports]) => (reports.length > 0 ? [row(page, reports)] : []));
  if (!failures[0]) return rows;
  return [...rows, { what: 'Lighthouse, runs that failed', asked: '0', reached: `${failures.length}: ${failures[0]}` }];
}

function row(page: string, reports: readonly Report[]): Row {
  const median = (values: readonly number[], unit = 1, digits = 0) => (spread(values).median * unit).toFixed(digits);
  const score = (name: string) =>
    median(
      reports.map((report) => report.categories[name]?.score ?? 0),
      100,
    );
  const measure = (name: string) => reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN);
  return {
    what: `Lighthouse, phone: \`${page}\``,
    asked: 'performance 98, LCP 1.60 s, TBT 120 ms, CLS 0.010; accessibility, best practices, SEO 100',
    reached:
      `performance ${score('performance')}, LCP ${median(measure('largest-contentful-paint'), 0.001, 2)} s, ` +
      `TBT ${median(measure('total-blocking-time'))} ms, CLS ${median(measure('cumulative-layout-shift'), 1, 3)}; ` +
      `accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}`,
  };
}

async function lighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1 << 28, timeout: TIMEOUT_MS },
  );
  return JSON.parse(stdout) as Report;
}
