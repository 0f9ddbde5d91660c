import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { type Site, startSite } from '../../e2e/testing/site.ts';
import { type Caller, caller, inLanes, leadCall, pause, type Received } from './call.ts';

export const from = (network: string, more: Record<string, string> = {}): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': network,
  ...more,
});

/** Runs a number of jobs, some at a time; errors of a job are ignored. */
export const crowd = (count: number, atOnce: number, job: (n: number) => Promise<unknown>): Promise<unknown> =>
  inLanes(count, atOnce, (n) => job(n).catch(() => undefined));

interface Honest {
  accepted: number;
  of: number;
  /** Time of the slowest honest request, in milliseconds. */
  slowest: number;
  problems: string[];
}

interface HonestRequests {
  name: string;
  count?: number;
  atOnce?: number;
  /** Network of the clients: a common one, or the first of one for each. */
  network?: string | number;
}

const honestAddress = (n: number): string => `203.0.${112 + (n >> 8)}.${n & 255}`;

async function ask(port: number, { name, count = 200, atOnce = 4, network = 0 }: HonestRequests): Promise<Honest> {
  const call = caller(port, atOnce);
  const result: Honest = { accepted: 0, of: count, slowest: 0, problems: [] };
  await crowd(count, atOnce, async (n) => {
    const lead = leadCall(`${name} ${n}`, `${name}-${n}`, `${name}${n}@exemple.fr`);
    const source = typeof network === 'string' ? network : honestAddress(network + n);
    const response = await call({ ...lead, headers: from(source, lead.headers) }).catch((error) => error);
    result.slowest = Math.max(result.slowest, response.ms ?? 0);
    if (response.status === 201) result.accepted += 1;
    else result.problems.push(String(response.status ?? response));
  });
  return result;
}

/**
 * Honest requests, by default each from a network of its own. They run in a thread of their own, so that the times measured are the site's,
 * not those of the flood's program.
 */
export const honest = (port: number, requests: HonestRequests): Promise<Honest> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { port, requests }, execArgv: [] });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

if (!isMainThread && parentPort && workerData?.requests) {
  parentPort.postMessage(await ask(workerData.port, workerData.requests));
}

/** Directory of the built site that is flooded: this one, or an earlier copy to compare with. */
const ROOT = process.env.FLOODED_SITE || undefined;

export interface Flooded extends Site {
  port: number;
}

/** The built site as it is shipped, with the limits of every site, by default behind a proxy. */
export async function floodedSite(environment: Record<string, string> = {}): Promise<Flooded> {
  const defaults = { RATE_LIMIT_PER_MINUTE: '60', TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  const site = await startSite({ ...defaults, ...environment }, ROOT);
  onTestFinished(() => site.stop());
  return { ...site, port: Number(new URL(site.base).port) };
}

/** The n-th of many unique addresses. */
export const address = (n: number): string => `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;

/** Posts JSON from a network. */
export const post = (call: Caller, path: string, network: string, body: object): Promise<Received> =>
  call({ method: 'POST', path, headers: from(network), body: JSON.stringify(body) });

export const say = ({ accepted, of, slowest, problems }: Honest): string =>
  `${accepted} of ${of} in ${Math.round(slowest)} ms at most${problems.length > 0 ? ` (${[...new Set(problems)].join(', ')})` : ''}`;

/**
 * Sends honest requests during and after a flood: from other networks, and from twenty visitors of the flood's own network once its minute
 * of the limit has ended.
 */
export async function whileFlooded(
  site: Pick<Flooded, 'port' | 'child'>,
  nat: string,
  flood: () => Promise<unknown>,
): Promise<{ accepted: number[]; text: string }> {
  const { port } = site;
  const held = residentMegabytes(site);
  const flooding = flood();
  await pause(300);
  const during = await honest(port, { name: 'pendant' });
  await flooding;
  const after = await honest(port, { name: 'apres', network: 300 });
  const { headers } = await post(caller(port, 1), '/api/newsletter', nat, {});
  await pause(Number(headers['retry-after'] ?? 0) * 1000);
  const neighbour = await honest(port, { name: 'voisin', count: 20, network: nat });
  const memory = `${Math.round(held)} MB and ${Math.round(residentMegabytes(site) - held)} more`;
  return {
    accepted: [during.accepted, after.accepted, neighbour.accepted],
    text: `during ${say(during)}, after ${say(after)}, of a neighbour ${say(neighbour)}; ${memory}`,
  };
}

/** The resident memory of a site, in megabytes. */
function residentMegabytes({ child }: Pick<Site, 'child'>): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The cookies that a response sets, as the next call sends them. */
export const cookiesOf = ({ headers }: Received): string =>
  (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
