import { Agent, request as ask } from 'node:http';

interface Load {
  port: number;
  /** Kept open, one request at a time on each. */
  connections: number;
  milliseconds: number;
  headers: Readonly<Record<string, string>>;
  /** Of a POST; absent: a GET. Called for each. */
  body?: () => string;
  path: string;
  expectedStatus: number;
}

interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks as fast as answers come. @throws when an answer has another status: a fast error is no figure. */
export async function load({ connections, milliseconds, body, expectedStatus, ...where }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const one = () =>
    new Promise<number>((resolve, reject) => {
      ask({ host: '127.0.0.1', agent, method: body ? 'POST' : 'GET', ...where }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      })
        .once('error', reject)
        .end(body?.());
    });
  const latencies: number[] = [];
  const started = performance.now();
  const client = async () => {
    for (let begun = started; begun < started + milliseconds; begun = performance.now()) {
      const status = await one();
      if (status !== expectedStatus) throw new Error(`status ${status} instead of ${expectedStatus}`);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const took = performance.now() - started;
  agent.destroy();
  latencies.sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { requests: latencies.length, perSecond: (latencies.length / took) * 1000, p50: at(0.5), p99: at(0.99) };
}
