import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from asking to the last byte. */
  ms: number;
}

export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export type Caller = (call: Call) => Promise<Answer>;

/** A client that keeps its connections; it rejects when the server ends before it answered. */
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

/** A lead with a name of its own; its key is that name too unless told otherwise, and its sender one and the same. */
export const leadCall = (name: string, key = name, email = 'camille@exemple.fr'): Call => ({
  method: 'POST',
  path: '/api/leads',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify({ name, email, company: '', service: '', message: 'Un marché à étudier' }),
});

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
