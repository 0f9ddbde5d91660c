import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { benchDesk } from './desk.ts';
import type { Row } from './figures.ts';
import { benchPages, benchRequests } from './pages.ts';

const table = (title: string, rows: readonly Row[]) =>
  [`## ${title}`, '', '| figure | asked | reached: median (lowest–highest) |', '| --- | --- | --- |']
    .concat(rows.map(({ what, asked, reached }) => `| ${what} | ${asked} | ${reached} |`))
    .join('\n');

/** `npm run bench`: everything in interleaved rounds, printed and written to docs/performance.md. */
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
try {
  const before = loadavg()[0] ?? 0;
  const parts = [
    table('Pages', await benchPages(folder)),
    table('Requests', await benchRequests(folder)),
    table('Desk', await benchDesk(folder)),
  ];
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.
Load average ${before.toFixed(1)} before: above zero, others were at work too. Ratios are the figures: both sides are measured in the
same interleaved rounds, pages by processor time per request (/proc). Absolute times are this machine's, on this day. What is
missed, and why: docs/decisions/0026-speed.md.

${parts.join('\n\n')}
`;
  process.stdout.write(report);
  writeFileSync(path.join(import.meta.dirname, '..', 'docs', 'performance.md'), report);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
