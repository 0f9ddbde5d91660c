import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/testing/chromium.ts';
import { type Row, spread } from './figures.ts';

// Fetched for the measure only: it is as large as everything the tests need together.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 5;
const TIMEOUT_MS = 180_000;
const PAGES = [
  '/',
  '/services/etude-marche',
  '/exemples/analyse-financiere',
  '/blog/article-9',
  '/blog/article-1',
  '/blog',
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Lighthouse's phone (simulated slow 4G, 4× slower processor) on a page of each kind. A run that fails costs no other one. */
export async function benchLighthouse(base: string): Promise<Row[]> {
  const runs = new Map<string, Report[]>(PAGES.map((page) => [page, []]));
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [page, reports] of runs)
      await lighthouse(base + page).then(
        (report) => reports.push(report),
        (error: unknown) => failures.push(`${page}: ${reasonOf(error)}`),
      );
    // Without its tool or its browser no further round would fare better.
    if (failures.length === PAGES.length) break;
  }
  const rows = [...runs].filter(([, reports]) => reports.length > 0).map(([page, reports]) => row(page, reports));
  const last = failures.at(-1);
  if (last)
    rows.push({ what: 'Lighthouse, runs that failed', asked: '0', reached: `${failures.length}; the last: ${last}` });
  return rows;
}

/** What Lighthouse said last before it ended: its command, which comes first, says nothing of why. */
function reasonOf(error: unknown): string {
  const { stderr, message, killed } = error as ExecFileException & { stderr?: string };
  if (killed) return `no report within ${TIMEOUT_MS / 1000} s`;
  const said = (stderr || message).split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  return said.at(-1)?.trim() ?? 'it said nothing';
}

function row(page: string, reports: readonly Report[]): Row {
  const score = (name: string) =>
    spread(reports.map((report) => (report.categories[name]?.score ?? 0) * 100)).median.toFixed(0);
  const measure = (name: string) => spread(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  const paint = measure('largest-contentful-paint');
  return {
    what: `Lighthouse, phone: \`${page}\`${reports.length < ROUNDS ? ` (${reports.length} of ${ROUNDS} runs)` : ''}`,
    asked: 'performance ≥ 98, the other three 100; LCP ≤ 1.6 s, TBT ≤ 150 ms, CLS ≤ 0.01',
    reached: [
      `performance ${score('performance')}`,
      `LCP ${(paint.median / 1000).toFixed(2)} s (${(paint.low / 1000).toFixed(2)}–${(paint.high / 1000).toFixed(2)})`,
      `TBT ${measure('total-blocking-time').median.toFixed(0)} ms`,
      `CLS ${measure('cumulative-layout-shift').median.toFixed(3)}`,
      `accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}`,
    ].join('; '),
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
