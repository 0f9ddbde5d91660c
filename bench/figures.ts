import { readFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';

/** How often each measure is repeated, in rounds that alternate. */
export const ROUNDS = 5;

/** One line of the report. */
export interface Row {
  what: string;
  asked: string;
  reached: string;
}

/** The value of this rank among all: 0 the lowest, 0.5 the median, 1 the highest. */
export const rank = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Median, lowest and highest. */
export const shown = (values: readonly number[], unit: string, digits = 0): string => {
  const [median, low, high] = [0.5, 0, 1].map((share) => rank(values, share).toFixed(digits));
  return `${median} ${unit} (${low}–${high})`;
};

interface Load {
  url: string;
  /** Kept open, one request at a time on each. */
  connections: number;
  headers: Readonly<Record<string, string>>;
  /** Of a POST; absent: a GET. Called for each. */
  body?: () => string;
  expectedStatus: number;
}

/** Asks as fast as answers come. Milliseconds of each. @throws when an answer has another status: a fast error is no figure. */
export async function load({ url, connections, headers, body, expectedStatus }: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const one = () =>
    new Promise<number>((resolve, reject) => {
      ask(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      })
        .once('error', reject)
        .end(body?.());
    });
  const took: number[] = [];
  const until = performance.now() + 2500;
  const client = async () => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      const status = await one();
      if (status !== expectedStatus) throw new Error(`status ${status} instead of ${expectedStatus}`);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return took;
}

/** Seconds of processor a process has used so far, which come in hundredths: proc(5), fields 14 and 15. */
function cpuTime(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?!.*\))/);
  const [user, system] = after.split(' ').slice(11);
  return (Number(user) + Number(system)) / 100;
}

/** Asks each process for its page, in rounds that alternate, the first to warm up. Microseconds of processor a request, by side and round. */
export async function sideBySide(sides: readonly { pid: number; url: string }[], headers: Load['headers']) {
  const spent = sides.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [side, { pid, url }] of sides.entries()) {
      const before = cpuTime(pid);
      const { length } = await load({ url, connections: 32, headers, expectedStatus: 200 });
      if (round > 0) spent[side]?.push(((cpuTime(pid) - before) / length) * 1e6);
    }
  return spent;
}
