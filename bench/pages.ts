import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, cpuTime, startChild, startSite } from './child.ts';
import { type Row, shown, spread } from './figures.ts';
import { load } from './load.ts';
import { startNginx } from './nginx.ts';

const ROUNDS = 5;
const ROUND_MS = 2500;
const headers = { 'Accept-Encoding': 'br' };

/**
 * The home page from the site's memory, with its headers, id and line of log, beside the same bytes from a bare node:http and from
 * nginx, which do none of it: processor time of each, in interleaved rounds.
 */
export async function benchPages(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'pages'), LOG_LEVEL: 'info' });
  const first = performance.now();
  await homePage(site.port);
  const firstPage = site.readyAfter + performance.now() - first;
  await idle(site.pid); // the other pages are being rendered, each then made as small as it can be
  const page = await homePage(site.port);
  const file = path.join(folder, 'home.br');
  writeFileSync(file, page);
  const bare = await startChild(['bench/bufferServer.ts', file]);
  const nginx = await startNginx(path.join(folder, 'nginx'), page, site.port + 1);
  const servers = Object.entries({ site, bare, ...(nginx && { nginx }) }) as ['site' | 'bare' | 'nginx', Child][];

  const cpu: Record<'site' | 'bare' | 'nginx', number[]> = { site: [], bare: [], nginx: [] };
  const p99: typeof cpu = { site: [], bare: [], nginx: [] };
  // The first round warms all of them up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, { pid, port }] of servers) {
      const before = cpuTime(pid);
      const result = await load({
        port,
        connections: 32,
        path: '/',
        milliseconds: ROUND_MS,
        headers,
        expectedStatus: 200,
      });
      if (round === 0) continue;
      cpu[name].push(((cpuTime(pid) - before) / result.requests) * 1e6);
      p99[name].push(result.p99);
    }
  await Promise.all(servers.map(([, server]) => server.stop()));

  const share = (base: 'bare' | 'nginx') =>
    cpu.site.map((own, round) => ((cpu[base][round] ?? Number.NaN) / own) * 100);
  const rows: Row[] = [
    {
      what: '`/` from memory, per core, bare node:http = 100 %',
      asked: '≥ 65 %',
      reached: shown(spread(share('bare')), '%'),
    },
    { what: 'processor time of a page: site', asked: 'context', reached: shown(spread(cpu.site), 'µs') },
    { what: 'processor time of a page: node:http', asked: 'context', reached: shown(spread(cpu.bare), 'µs') },
    { what: 'cold start to first page', asked: '≤ 1,000 ms', reached: `${firstPage.toFixed(0)} ms` },
  ];
  if (!nginx)
    return [...rows, { what: 'nginx', asked: 'context', reached: 'not installed, and only root may install it' }];
  const slower = p99.site.map((own, round) => own / (p99.nginx[round] ?? Number.NaN));
  return [
    ...rows,
    { what: '`/` from memory, per core, nginx = 100 %', asked: 'context', reached: shown(spread(share('nginx')), '%') },
    { what: 'p99 at 32 connections, nginx = 1', asked: '≤ 3', reached: shown(spread(slower), '×', 1) },
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

/** The home page as it travels, compressed. */
const homePage = (port: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers }, (response) => resolve(buffer(response))).once('error', reject);
  });
