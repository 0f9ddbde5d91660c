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
 * Interval without a byte after which Node checks a connection: a reader that stopped just after one check is closed at the next, within
 * thirty seconds.
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
  // Closes a connection with a response that its reader does not take, which stays in memory; a silent event stream has no unread bytes.
  server.setTimeout(stalledMs, (socket) => {
    // Resets the connection: unlike a normal close, this frees the system's buffers at once, which may hold megabytes.
    if (socket.writableLength > 0) socket.resetAndDestroy();
  });
  boundConnections(server, limits.connections.most);
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 10_000;
  return server;
};

/** Whether an address is local or private, for example of a proxy, through which many visitors may come. */
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

/** Time after the beginning of a stop for which a connection that has sent no byte is kept. */
const SILENT_MS = 300;

interface Stop {
  /** Time for which new connections are still accepted, so that a load balancer first learns of the stop. */
  delayMs: number;
  /** Milliseconds from the end of the delay until the remaining connections are closed. */
  deadlineMs: number;
  /** Called after the delay, before the server stops accepting connections. */
  begin(): void;
}

/**
 * Makes a server that can stop without failing an accepted request: no new connections, `Connection: close` on each response, idle sockets
 * closed, the others closed at the deadline. Sockets that browsers opened ahead and never used count as busy for Node, and are closed too:
 * they would delay the stop.
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
 * Warns of settings that do not match the requests, whichever handler serves them. Other hosts sent by scanners of addresses, or by health
 * checks from inside, cause no warning: they come all day.
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
      // With a number of hops the site trusts any peer, even a stranger's; with a list only the listed addresses.
      const believesAll = typeof settings.trustProxy === 'number' && settings.trustProxy > 0;
      if (believesAll && peer !== '' && !isPrivate(peer)) warnings.note('forwarded-by-stranger');
    }
    const { host = '' } = headers;
    const own = settings.baseUrl.slice(settings.baseUrl.indexOf('//') + 2);
    if (host !== own && isElsewhere(request, host, own)) warnings.note('other-address', host, settings.baseUrl);
    listener(request, response);
  };
}

/** Whether a request has one Host field: with two, two programs on the way may each choose another one (RFC 9112 § 3.2). */
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
