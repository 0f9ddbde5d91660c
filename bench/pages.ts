import { writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild, startSite } from './child.ts';
import { cpuTime } from './cpuTime.ts';
import { type Row, shown, spread } from './figures.ts';
import { load } from './load.ts';
import { startNginx } from './nginx.ts';

const ROUNDS = 5;
const ROUND_MS = 2500;
const request = () => 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n';

/** What every server says by itself, or of one request alone. */
const BY_ITSELF = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|x-request-id)$/;

/**
 * The home page from the site's memory, beside the same bytes from a bare node:http, from nginx, and from nginx that does
 * what the site does besides: its headers, an id and a line of log for each request.
 */
export async function benchPages(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'pages'), LOG_LEVEL: 'info' });
  const first = performance.now();
  await homePage(site.port);
  const firstPage = site.readyAfter + performance.now() - first;
  await idle(site.pid); // the other pages are being rendered, each then made as small as it can be
  const { page, headers } = await homePage(site.port);
  const file = path.join(folder, 'home.br');
  writeFileSync(file, page);
  const bare = await startChild(['bench/bufferServer.ts', file], {});
  const nginx = await startNginx(path.join(folder, 'nginx'), page, site.port + 1);
  const same = await startNginx(path.join(folder, 'same'), page, site.port + 2, ofThePage(headers));
  const all = { site, bare, nginx, same };
  const servers = Object.entries(all).filter((one): one is [string, Child] => one[1] !== undefined);

  const cpu: Record<string, number[]> = { site: [], bare: [], nginx: [], same: [] };
  const p99: Record<string, number[]> = { site: [], bare: [], nginx: [], same: [] };
  for (const [, { port }] of servers)
    await load({ port, connections: 32, milliseconds: 1500, request, expectedStatus: 200 });
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { pid, port }] of servers) {
      const before = cpuTime(pid);
      const result = await load({ port, connections: 32, milliseconds: ROUND_MS, request, expectedStatus: 200 });
      cpu[name]?.push(((cpuTime(pid) - before) / result.requests) * 1e6);
      p99[name]?.push(result.p99);
    }
  await Promise.all(servers.map(([, server]) => server.stop()));

  const ratios = (base: string) =>
    (cpu.site ?? []).map((own, round) => ((cpu[base]?.[round] ?? Number.NaN) / own) * 100);
  const times = (cpu.site ?? []).map((_, round) => (p99.site?.[round] ?? 0) / (p99.nginx?.[round] ?? Number.NaN));
  const missing = 'not measured: nginx is not installed and only root may install it';
  return [
    {
      what: '`/` from memory, per core, nginx = 100 %',
      asked: '≥ 45 %',
      reached: nginx ? shown(spread(ratios('nginx')), '%') : missing,
    },
    {
      what: '`/` from memory, per core, nginx with the same headers, an id and a line of log = 100 %',
      asked: 'context',
      reached: same ? shown(spread(ratios('same')), '%') : missing,
    },
    {
      what: '`/` from memory, per core, bare node:http = 100 %',
      asked: 'context',
      reached: shown(spread(ratios('bare')), '%'),
    },
    { what: 'p99 at 32 connections, nginx = 1', asked: '≤ 3', reached: nginx ? shown(spread(times), '×', 1) : missing },
    { what: 'processor time of a page: site', asked: 'context', reached: shown(spread(cpu.site ?? []), 'µs') },
    { what: 'processor time of a page: node:http', asked: 'context', reached: shown(spread(cpu.bare ?? []), 'µs') },
    ...(nginx
      ? [{ what: 'processor time of a page: nginx', asked: 'context', reached: shown(spread(cpu.nginx ?? []), 'µs') }]
      : []),
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

function ofThePage(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (BY_ITSELF.test(name) ? [] : [[name, String(value)]])),
  );
}

function homePage(port: number): Promise<{ page: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ page: Buffer.concat(parts), headers: response.headers });
    }).on('error', reject);
  });
}
