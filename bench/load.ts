import { connect, type Socket } from 'node:net';

interface Load {
  port: number;
  /** Keep-alive connections, one request at a time on each. */
  connections: number;
  milliseconds: number;
  /** The whole request as it travels; called for each. */
  request: () => string;
  expectedStatus: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks as fast as answers come. @throws when an answer has another status: a fast error is no figure. */
export async function load({ port, connections, milliseconds, request, expectedStatus }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + milliseconds;
  await Promise.all(Array.from({ length: connections }, () => client()));
  const took = performance.now() - started;
  latencies.sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { requests: latencies.length, perSecond: (latencies.length / took) * 1000, p50: at(0.5), p99: at(0.99) };

  async function client(): Promise<void> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    try {
      while (performance.now() < until) {
        const begun = performance.now();
        socket.write(request());
        const status = await answer(socket);
        if (status !== expectedStatus) throw new Error(`status ${status} instead of ${expectedStatus}`);
        latencies.push(performance.now() - begun);
      }
    } finally {
      socket.destroy();
    }
  }
}

/** Reads one answer with a Content-Length and tells its status. */
function answer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = '';
    let left = -1;
    let status = 0;
    const done = (act: () => void) => {
      socket.off('data', read).off('error', fail).off('close', closed);
      act();
    };
    const fail = (error: Error) => done(() => reject(error));
    const closed = () => fail(new Error('connection closed'));
    const read = (chunk: Buffer) => {
      if (left >= 0) left -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        status = Number(head.slice(9, 12));
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4);
      }
      if (left <= 0) done(() => resolve(status));
    };
    socket.on('data', read).on('error', fail).on('close', closed);
  });
}
