import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as ask, type IncomingMessage } from 'node:http';

/** One line of the report: the name of the figure, its target, and the value reached. */
export type Row = readonly [what: string, target: string, reached: string];

/** Returns the value at a share of the sorted values: 0 the lowest, 0.5 the median, 1 the highest. */
export const rank = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Formats the median, the lowest and the highest value. */
export const shown = (values: readonly number[], unit: string, digits = 0): string => {
  const [median, low, high] = [0.5, 0, 1].map((share) => rank(values, share).toFixed(digits));
  return `${median} ${unit} (${low}–${high})`;
};

interface Load {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Makes the body of each POST request; absent: the requests are GET. */
  body?: () => string;
  expectedStatus: number;
}

/**
 * Sends requests over a number of connections; each connection sends its next request when the response has come. Returns the milliseconds
 * of each request.
 * @throws on an unexpected status: an error page may be faster than the page itself.
 */
export async function load(connections: number, { url, headers, body, expectedStatus }: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const until = performance.now() + 2500;
  const client = async () => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      const target = ask(url, { agent, method: body ? 'POST' : 'GET', headers }).end(body?.());
      const [answer] = (await once(target, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      if (answer.statusCode !== expectedStatus) throw new Error(`status ${answer.statusCode}, not ${expectedStatus}`);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return took;
}

/** Returns the processor time used by a process so far, in seconds, to hundredths: proc(5), fields 14 and 15. */
export function cpuTime(pid = 0): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?!.*\))/);
  const [user, system] = after.split(' ').slice(11);
  return (Number(user) + Number(system)) / 100;
}

/** Measures each variant in turn, in one round to warm up and six that count. Returns the figures by variant, then by round. */
export async function inTurns<Side, Figure>(sides: readonly Side[], measure: (side: Side) => Promise<Figure>) {
  const figures = sides.map((): Figure[] => []);
  for (let round = 0; round <= 6; round += 1)
    for (const [index, side] of sides.entries()) {
      const figure = await measure(side);
      if (round > 0) figures[index]?.push(figure);
    }
  return figures;
}
