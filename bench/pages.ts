import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startSite } from '../e2e/testing/site.ts';
import { load, ROUNDS, type Row, rank, shown, sideBySide } from './figures.ts';

const headers = { 'Accept-Encoding': 'br' };

/**
 * The home page from the site's memory, with its headers, id and line of log, beside the same bytes from a bare node:http, which does
 * none of it: processor time of each.
 */
export async function benchPages(folder: string): Promise<Row[]> {
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: path.join(folder, 'pages'), LOG_LEVEL: 'info' });
  await fetch(site.base);
  const firstPage = performance.now() - begun;
  const own = { pid: site.child.pid ?? 0, url: site.base };
  // Meanwhile the page is made as small as it can be.
  await load({ ...own, connections: 32, headers, expectedStatus: 200 });
  const bare = fork('bench/bufferServer.ts', [site.base]);
  const [port] = await once(bare, 'message');
  const [ours = [], least = []] = await sideBySide(
    [own, { pid: bare.pid ?? 0, url: `http://127.0.0.1:${port}` }],
    headers,
  );
  bare.kill();
  await site.stop();
  const share = ours.map((spent, round) => ((least[round] ?? Number.NaN) / spent) * 100);
  return [
    { what: '`/` from memory, per core, bare node:http = 100 %', asked: '≥ 65 %', reached: shown(share, '%') },
    { what: 'processor time of a page: site', asked: 'context', reached: shown(ours, 'µs') },
    { what: 'processor time of a page: node:http', asked: 'context', reached: shown(least, 'µs') },
    { what: 'cold start to first page', asked: '≤ 1,000 ms', reached: `${firstPage.toFixed(0)} ms` },
  ];
}

let count = 0;
/** A request as the form sends it. */
export const lead = {
  headers: { 'Content-Type': 'application/json' },
  body: () =>
    JSON.stringify({ name: 'Camille Roux', email: `camille.${++count}@exemple.fr`, message: 'Un marché à étudier' }),
};

/** `POST /api/leads`, each answered after its flush to disk: 32 at a time, whose commits are shared, beside one at a time. */
export async function benchRequests(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'requests'), RATE_LIMIT_PER_MINUTE: '100000000' });
  const ask = (connections: number) =>
    load({ url: `${site.base}/api/leads`, connections, ...lead, expectedStatus: 201 });
  const ratio: number[] = [];
  const p99: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const together = await ask(32);
    const single = await ask(1);
    if (round === 0) continue;
    ratio.push(together.length / single.length);
    p99.push(rank(together, 0.99));
    alone.push(rank(single, 0.5));
  }
  await site.stop();
  return [
    { what: '32 at a time, one at a time = 1', asked: 'context', reached: shown(ratio, '×', 1) },
    { what: 'p99 of 32 at a time', asked: '≤ 25 ms', reached: shown(p99, 'ms', 1) },
    { what: 'one at a time', asked: '≤ 5 ms', reached: shown(alone, 'ms', 1) },
  ];
}
