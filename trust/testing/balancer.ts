import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Balancer {
  port: number;
  /** The ports requests go to, from now on. */
  serve(ports: readonly number[]): void;
}

const ASK_EVERY_MS = 250;
/** Less than the five seconds after which the site closes a connection nobody uses. */
const IDLE_MS = 4000;

/**
 * Hands each request to the next of the servers that say they are ready, whoever sends it, over connections it keeps. As nginx and
 * Caddy do, it goes on to another server when one takes no connection, and answers 502 when one ends in the middle of a request.
 */
export async function balancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 32 });
  let known: readonly number[] = [];
  const unready = new Set<number>();
  let turn = 0;

  async function ask(port: number): Promise<void> {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) unready.delete(port);
    else unready.add(port);
  }

  function hand(
    incoming: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    tried: readonly number[] = [],
  ): void {
    const able = known.filter((port) => !tried.includes(port));
    const ready = able.filter((port) => !unready.has(port));
    const choice = ready.length > 0 ? ready : able;
    turn += 1;
    const port = choice[turn % choice.length];
    if (port === undefined) return void response.writeHead(502).end();
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
      const { connection: _own, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') hand(incoming, response, body, [...tried, port]);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => response.writableFinished || outgoing.destroy());
    outgoing.end(body);
  }

  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.once('end', () => hand(incoming, response, Buffer.concat(parts)));
  });
  const asking = setInterval(() => void Promise.all(known.map(ask)), ASK_EVERY_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    clearInterval(asking);
    agent.destroy();
    server.close().closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(ports) {
      known = ports;
    },
  };
}
