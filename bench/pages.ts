import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuTime, startChild, startSite } from './child.ts';
import { load, ROUNDS, type Row, rank, shown } from './figures.ts';

const headers = { 'Accept-Encoding': 'br' };

/**
 * The home page from the site's memory, with its headers, id and line of log, beside the same bytes from a bare node:http, which does
 * none of it: processor time of each, in interleaved rounds.
 */
export async function benchPages(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'pages'), LOG_LEVEL: 'info' });
  const first = performance.now();
  await homePage(site.base);
  const firstPage = site.readyAfter + performance.now() - first;
  await idle(site.pid); // the other pages are being rendered, each then made as small as it can be
  const file = path.join(folder, 'home.br');
  writeFileSync(file, await homePage(site.base));
  const bare = await startChild(['bench/bufferServer.ts', file]);
  const cpu = { site: [] as number[], bare: [] as number[] };
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, { pid, base }] of Object.entries({ site, bare })) {
      const before = cpuTime(pid);
      const { length } = await load({ url: base, connections: 32, milliseconds: 2500, headers, expectedStatus: 200 });
      if (round > 0) cpu[name as keyof typeof cpu].push(((cpuTime(pid) - before) / length) * 1e6);
    }
  await Promise.all([site.stop(), bare.stop()]);
  const share = cpu.site.map((own, round) => ((cpu.bare[round] ?? Number.NaN) / own) * 100);
  return [
    { what: '`/` from memory, per core, bare node:http = 100 %', asked: '≥ 65 %', reached: shown(share, '%') },
    { what: 'processor time of a page: site', asked: 'context', reached: shown(cpu.site, 'µs') },
    { what: 'processor time of a page: node:http', asked: 'context', reached: shown(cpu.bare, 'µs') },
    { what: 'cold start to first page', asked: '≤ 1,000 ms', reached: `${firstPage.toFixed(0)} ms` },
  ];
}

/** Waits until a process hardly works any more: what it does by itself is no cost of a request. */
async function idle(pid: number): Promise<void> {
  for (let before = cpuTime(pid), tries = 0; tries < 60; tries++) {
    await pause(2000);
    const now = cpuTime(pid);
    if (now - before < 0.05) return;
    before = now;
  }
}

/** The home page as it travels. */
const homePage = (base: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(base, { headers }, (response) => resolve(buffer(response))).once('error', reject);
  });

const sent = { 'Content-Type': 'application/json' };
let count = 0;

const body = () =>
  JSON.stringify({
    name: 'Camille Roux',
    email: `camille.${++count}@exemple.fr`,
    company: 'Atelier Roux',
    service: 'Étude de marché - 120€',
    message: 'Téléphone : non précisé\nDescription : Un marché à étudier\nBudget : 120 €',
  });

/** `POST /api/leads`, each answered after its flush to disk: 32 at a time, whose commits are shared, beside one at a time. */
export async function benchRequests(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'requests'), RATE_LIMIT_PER_MINUTE: '100000000' });
  const ask = (connections: number) =>
    load({ url: `${site.base}/api/leads`, connections, milliseconds: 2000, headers: sent, body, expectedStatus: 201 });
  const rounds: { ratio: number; p99: number; alone: number }[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const together = await ask(32);
    const single = await ask(1);
    if (round > 0)
      rounds.push({ ratio: together.length / single.length, p99: rank(together, 0.99), alone: rank(single, 0.5) });
  }
  await site.stop();
  const every = (key: 'ratio' | 'p99' | 'alone') => rounds.map((round) => round[key]);
  return [
    { what: '32 at a time, one at a time = 1', asked: 'context', reached: shown(every('ratio'), '×', 1) },
    { what: 'p99 of 32 at a time', asked: '≤ 25 ms', reached: shown(every('p99'), 'ms', 1) },
    { what: 'one at a time', asked: '≤ 5 ms', reached: shown(every('alone'), 'ms', 1) },
  ];
}
