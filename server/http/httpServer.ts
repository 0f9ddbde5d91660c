import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Express } from 'express';
import { isPrivate, networkOf } from '../limits/clientNetwork.ts';
import { limits } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { stayInPreview } from '../siteContent/sitePreviews.ts';
import { requestIdOf, requestLog } from './requestLog.ts';

/**
 * Node checks a connection whenever this time has passed without a byte: one whose reader stopped right after a check is closed at the
 * second, within thirty seconds.
 */
const STALLED_MS = 12_000;

/** An HTTP server that slow or silent clients cannot occupy, whether slow to send or slow to read (docs/trust.md, A3). */
export const createHttpServer = (listener: RequestListener, stalledMs = STALLED_MS): Server => {
  const server = createServer(
    {
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 5000,
    },
    listener,
  );
  // Closes a connection whose reader stopped, since its response stays in memory; an event stream that waits has nothing unread.
  server.setTimeout(stalledMs, (socket) => {
    // Reset, not closed: the system frees its buffers, megabytes perhaps, at once.
    if (socket.writableLength > 0) socket.resetAndDestroy();
  });
  boundConnections(server, limits.connections.most);
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 10_000;
  return server;
};

/** Whether an address is local or of a private network of proxies, through which many visitors come. */
const isNear = (address: string): boolean =>
  address === '127.0.0.1' || address === '::ffff:127.0.0.1' || (isPrivate(address) && !/\b127\./.test(address));

/** Closes connections of one network beyond its share, to leave room for others. */
export function boundConnections(server: Server, mostPerNetwork: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isNear(address)) return;
    const network = networkOf(address);
    const before = open.get(network) ?? 0;
    if (before >= mostPerNetwork) return void socket.resetAndDestroy();
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * Listener of the server: every request gets its id and its log line; cached pages are sent before Express sees the request, all else is
 * the app's.
 */
export function createListener(
  app: Express,
  { pages, ...services }: Pick<Services, 'logger' | 'metrics' | 'pages'>,
): RequestListener {
  const log = requestLog(services);
  return (request, response) => {
    log(request, response);
    const previewed = stayInPreview(request);
    if (previewed) {
      response.writeHead(307, { Location: previewed, 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (pages?.sendCached(request, response)) return;
    response.setHeader('X-Request-Id', requestIdOf(response) ?? '');
    app(request, response);
  };
}

/** Time a connection without a byte is kept before a stop. */
const SILENT_MS = 300;

interface Stop {
  /** How long new connections are still taken, so that a load balancer finds out first. */
  delayMs: number;
  /** Milliseconds after the delay until the remaining connections are cut. */
  deadlineMs: number;
  /** Called after the delay. */
  begin(): void;
}

/**
 * Makes a server stoppable without failing a request it accepted: no new connections, `Connection: close` on every response (a closed
 * server still serves the sockets it has), idle sockets closed, the rest cut at the deadline. Browsers open connections ahead of need; one
 * that was never used is not idle to Node, and would hold the stop until the deadline.
 */
export function drainable(server: Server): (stop: Stop) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeSilent = () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return async ({ delayMs, deadlineMs, begin }) => {
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    await pause(delayMs);
    begin();
    await new Promise<void>((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
      const silent = setTimeout(closeSilent, SILENT_MS);
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      server.close(() => {
        clearTimeout(deadline);
        clearTimeout(silent);
        clearInterval(sweep);
        resolve();
      });
      server.closeIdleConnections();
    });
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const IP_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(:\d+)?$/i;
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Notices settings that do not fit the requests, whichever handler serves them. Scanners of addresses, and health checks from inside, send
 * other hosts all day: neither is a sign of wrong settings.
 */
export function watchRequests(
  listener: RequestListener,
  { settings, warnings }: Pick<Services, 'settings' | 'warnings'>,
  app: Pick<Express, 'get'>,
): RequestListener {
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (request, response) => {
    const { headers, socket } = request;
    if (!hasOneHost(request))
      return void response
        .writeHead(400, {
          'Content-Type': 'text/plain; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
          Connection: 'close',
        })
        .end('La requête nomme deux sites (en-tête Host).');
    asOriginForm(request);
    const peer = socket.remoteAddress ?? '';
    if (headers['x-forwarded-for'] !== undefined) {
      if (isPrivate(peer) && !isTrusted(peer, 0)) warnings.note('proxy-not-trusted');
      // With a number of hops every peer is trusted; with a list only the named ones are.
      const believesAll = typeof settings.trustProxy === 'number' && settings.trustProxy > 0;
      if (believesAll && peer !== '' && !isPrivate(peer)) warnings.note('forwarded-by-stranger');
    }
    const { host = '' } = headers;
    const own = settings.baseUrl.slice(settings.baseUrl.indexOf('//') + 2);
    if (host !== own && isElsewhere(request, host, own)) warnings.note('other-address', host, settings.baseUrl);
    listener(request, response);
  };
}

/** Two programs on the way may each choose another of two Host fields (RFC 9112 § 3.2). */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts < 2;
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Reduces an absolute-form target, as proxies send, to its path; its host replaces Host (RFC 9112 § 3.2.2). */
function asOriginForm(request: IncomingMessage): void {
  const [origin = '', host] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  const rest = request.url?.slice(origin.length) ?? '';
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

function isElsewhere({ method, url = '', headers }: IncomingMessage, host: string, own: string): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html') || PROBES.has(url)) return false;
  if (LOOPBACK.test(host)) return !LOOPBACK.test(own);
  return host !== '' && (!IP_ADDRESS.test(host) || isPrivate(host.replace(/:\d+$/, '').replace(/[[\]]/g, '')));
}
