import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { caller, leadCall } from './call.ts';

export const from = (network: string, more: Record<string, string> = {}): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': network,
  ...more,
});

/** Runs a number of jobs, some at a time; a failure is no answer. */
export async function crowd(count: number, atOnce: number, job: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await job(next - 1).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
}

export interface Honest {
  accepted: number;
  of: number;
  /** Milliseconds. */
  slowest: number;
  problems: string[];
}

export interface Asked {
  name: string;
  count?: number;
  atOnce?: number;
  /** Their common network, or the first of the networks that each has for itself. */
  network?: string | number;
}

const honestAddress = (n: number): string => `203.0.${112 + (n >> 8)}.${n & 255}`;

async function ask(port: number, { name, count = 200, atOnce = 4, network = 0 }: Asked): Promise<Honest> {
  const call = caller(port, atOnce);
  const said: Honest = { accepted: 0, of: count, slowest: 0, problems: [] };
  await crowd(count, atOnce, async (n) => {
    const lead = leadCall(`${name} ${n}`, `${name}-${n}`, `${name}${n}@exemple.fr`);
    const source = typeof network === 'string' ? network : honestAddress(network + n);
    const answer = await call({ ...lead, headers: from(source, lead.headers) }).catch((error) => error);
    said.slowest = Math.max(said.slowest, answer.ms ?? 0);
    if (answer.status === 201) said.accepted += 1;
    else said.problems.push(String(answer.status ?? answer));
  });
  return said;
}

/** Honest requests, each from a network of its own unless told otherwise. They have a thread of their own: their seconds are the site's, not those of the flood's program. */
export const honest = (port: number, asked: Asked): Promise<Honest> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { port, asked }, execArgv: [] });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

if (!isMainThread && parentPort && workerData?.asked) {
  parentPort.postMessage(await ask(workerData.port, workerData.asked));
}
