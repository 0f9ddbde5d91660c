import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listedPaths } from '../bin/build/sitePages.ts';
import { startSite } from './child.ts';
import type { Row } from './figures.ts';

const PASSWORD = 'une-phrase-pour-mesurer';
const SAMPLE_MS = 2000;
const PAGE_BYTES = 4096;
const SEARCHES = ['roux', 'atelier', 'quincaillerie', 'marché', 'dossier 12'];

/**
 * Visitors read, some write, the owner lists and searches, all at once and without a pause, over the rows that `dataDir`
 * already holds. The slope is that of the memory over the second half, by requests: an hour of a real day is fewer.
 */
export async function benchMixedLoad(dataDir: string, milliseconds: number): Promise<Row[]> {
  const site = await startSite({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_PER_MINUTE: '100000000',
  });
  const paths = listedPaths();
  const base = `http://127.0.0.1:${site.port}`;
  const until = performance.now() + milliseconds;
  let requests = 0;
  const samples: { requests: number; megabytes: number }[] = [];
  const forever = async (act: (n: number) => Promise<Response>) => {
    for (let n = 0; performance.now() < until; n++) {
      const answer = await act(n);
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`${answer.url} answered ${answer.status}`);
      requests++;
    }
  };
  try {
    const cookie = await signIn(base);
    await Promise.all([
      ...[0, 1, 2, 3].map((k) => forever((n) => fetch(base + (paths[(n + k * 7) % paths.length] ?? '/')))),
      forever((n) => postLead(base, n)),
      forever((n) => {
        const search = SEARCHES[n % SEARCHES.length] ?? '';
        const query = n % 2 ? `?q=${encodeURIComponent(search)}` : '';
        return fetch(`${base}/api/leads${query}`, { headers: { cookie } });
      }),
      (async () => {
        for (; performance.now() < until; await pause(SAMPLE_MS)) samples.push({ requests, megabytes: rss(site.pid) });
      })(),
    ]);
  } finally {
    await site.stop();
  }
  const half = samples.slice(Math.floor(samples.length / 2));
  return [
    {
      what: `memory after ${Math.round(milliseconds / 1000)} s of mixed load without a pause (${requests} requests)`,
      asked: '≤ 256 MB',
      reached: `${(samples.at(-1)?.megabytes ?? Number.NaN).toFixed(0)} MB (highest ${Math.max(...samples.map((one) => one.megabytes)).toFixed(0)})`,
    },
    {
      what: 'its slope over the second half, by 10,000 requests',
      asked: 'level',
      reached: `${(slope(half) * 10_000).toFixed(1)} MB`,
    },
  ];
}

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  if (answer.status !== 204) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const postLead = (base: string, n: number) =>
  fetch(`${base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Camille Roux',
      email: `camille.charge.${n}@exemple.fr`,
      company: 'Atelier Roux',
      service: 'Étude de marché - 120€',
      message: 'Description : un marché à étudier',
    }),
  });

const rss = (pid: number) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES) / 1_048_576;

/** Least squares: megabytes by request. */
function slope(points: readonly { requests: number; megabytes: number }[]): number {
  const mean = (pick: (one: (typeof points)[number]) => number) =>
    points.reduce((sum, one) => sum + pick(one), 0) / points.length;
  const x = mean((one) => one.requests);
  const y = mean((one) => one.megabytes);
  const above = points.reduce((sum, one) => sum + (one.requests - x) * (one.megabytes - y), 0);
  return above / points.reduce((sum, one) => sum + (one.requests - x) ** 2, 0);
}
