import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { launchTestBrowser } from '../e2e/testing/chromium.ts';
import { startSite } from '../e2e/testing/site.ts';
import { benchDesk } from './desk.ts';
import { benchPages, benchRequests } from './pages.ts';
import { benchTwins } from './twins.ts';

/** `npm run bench`: runs all measurements in alternating rounds, prints the report and writes it to docs/performance.md. */
const [load = 0] = loadavg();
const begun = performance.now();
const site = await startSite({ LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '100000000' });
await fetch(site.base);
const firstPage = `${(performance.now() - begun).toFixed(0)} ms`;
const browser = await launchTestBrowser();
const rows = [
  ...(await benchTwins(browser, site.base)),
  ...(await benchDesk(browser, site.base)),
  ...(await benchPages(site)),
  ['cold start to first page', '≤ 1,000 ms', firstPage],
  ...(await benchRequests(site)),
];
await Promise.all([browser.close(), site.stop()]);
const report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}.
Load average ${load.toFixed(1)} before: above zero, others were at work too. Ratios are the figures: both sides are measured in the same
interleaved rounds, pages by processor time per request (/proc), first visits by the best of six beside the page's own twin (its HTML without
script, preloads and typefaces, from a bare server). Absolute times are this machine's, on this day. What is missed, and why:
docs/decisions/0026-speed.md.

| figure | asked | reached: median (lowest–highest) |
| --- | --- | --- |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
process.stdout.write(report);
writeFileSync(`${import.meta.dirname}/../docs/performance.md`, report);
