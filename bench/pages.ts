import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Site } from '../e2e/testing/site.ts';
import { cpuTime, inTurns, load, type Row, rank, shown } from './figures.ts';

const options = { headers: { 'Accept-Encoding': 'br' }, expectedStatus: 200 };

/**
 * Measures the processor time of serving the home page from memory (with headers, request id and log line), and of serving the same bytes
 * by a bare node:http.
 */
export async function benchPages({ base, child }: Site): Promise<Row[]> {
  const bare = fork('bench/bufferServer.ts', [base]);
  const [port] = await once(bare, 'message');
  const urls = [base, `http://127.0.0.1:${port}`];
  const [ours = [], least = []] = await inTurns(urls, async (url) => {
    const { pid } = url === base ? child : bare;
    const before = cpuTime(pid);
    const { length } = await load(32, { url, ...options });
    return ((cpuTime(pid) - before) / length) * 1e6;
  });
  bare.kill();
  const share = ours.map((spent, round) => ((least[round] ?? Number.NaN) / spent) * 100);
  return [
    ['`/` from memory, per core, bare node:http = 100 %', '≥ 65 %', shown(share, '%')],
    ['processor time of a page: site, node:http', 'context', `${shown(ours, 'µs')}, ${shown(least, 'µs')}`],
  ];
}

let count = 0;
/** A quote request, as the form sends it. */
export const lead = {
  headers: { 'Content-Type': 'application/json' },
  body: () =>
    JSON.stringify({ name: 'Camille Roux', email: `camille.${++count}@exemple.fr`, message: 'Un marché à étudier' }),
};

/**
 * Measures `POST /api/leads`, whose response waits for the flush to disk: 32 requests at a time, which share commits, and one at a time.
 */
export async function benchRequests({ base }: Site): Promise<Row[]> {
  const ask = (connections: number) => load(connections, { url: `${base}/api/leads`, ...lead, expectedStatus: 201 });
  const [together = [], single = []] = await inTurns([32, 1], ask);
  const ratio = together.map(({ length }, round) => length / (single[round]?.length ?? 0));
  const [p99, alone] = [together.map((took) => rank(took, 0.99)), single.map((took) => rank(took, 0.5))];
  return [
    ['32 at a time, one at a time = 1', 'context', shown(ratio, '×', 1)],
    ['p99 of 32 at a time', '≤ 25 ms', shown(p99, 'ms', 1)],
    ['one at a time', '≤ 5 ms', shown(alone, 'ms', 1)],
  ];
}
