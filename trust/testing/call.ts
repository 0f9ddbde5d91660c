import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from sending the request to the last byte of the response. */
  ms: number;
}

export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export type Caller = (call: Call) => Promise<Received>;

/** A client that keeps its connections; it rejects when the server ends before its response. */
export function caller(port: number, sockets = 16): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const sent = request(
        { port, host: '127.0.0.1', agent, method, path, headers: { ...length, ...headers } },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              ms: performance.now() - begun,
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
}

/** Call that posts a lead under this name; by default the name is also its idempotency key, and the sender is always the same. */
export const leadCall = (name: string, key = name, email = 'camille@exemple.fr'): Call => ({
  method: 'POST',
  path: '/api/leads',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify({ name, email, company: '', service: '', message: 'Un marché à étudier' }),
});

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The long form is for the owner and for releases; the quick one runs with every `npm test`. */
export const isLong = process.env.MODE === 'long';

/** Amount of work for the quick or the long form of the tests. */
export const amount = (quick: number, long: number): number => (isLong ? long : quick);

/** Writes the figure reached by a test to stderr, one line a property, with the name of the form. docs/trust.md quotes these lines. */
export function report(property: string, figure: string): void {
  process.stderr.write(`[trust ${isLong ? 'long' : 'quick'}] ${property}: ${figure}\n`);
}

/** A time limit, infinite in the quick form, which runs on machines that do other work at the same time. */
export const limit = (milliseconds: number): number => (isLong ? milliseconds : Number.POSITIVE_INFINITY);

/** Runs a job several times, some at once; returns the results in order. */
export async function inLanes<Result>(count: number, atOnce: number, job: (n: number) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      results[n] = await job(n);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  return results;
}

/** Runs a job for each item, two at a time: starting and stopping servers is mostly waiting. */
export const inPairs = <Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> => inLanes(items.length, 2, (n) => job(items[n] as Item));

/** Sends raw bytes on a connection of its own; returns all that comes back until it closes or time is up. */
export function raw(port: number, bytes: string | Buffer, patienceMs = 5000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(patienceMs, done);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}

/** The status of each response in what came back. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
