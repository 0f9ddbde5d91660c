import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import { isPrivate } from '../limits/clientNetwork.ts';
import type { Services } from '../services.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const IP_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(:\d+)?$/i;
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Notices settings that do not fit what arrives, whatever answers it. Programs that look for open servers by their number,
 * and health checks from inside, ask for other hosts all day: neither says anything about the settings.
 */
export function watchRequests(
  listener: RequestListener,
  { settings, notices }: Pick<Services, 'settings' | 'notices'>,
  app: Pick<Express, 'get'>,
): RequestListener {
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (request, response) => {
    const { headers, socket } = request;
    const peer = socket.remoteAddress ?? '';
    if (headers['x-forwarded-for'] !== undefined) {
      if (isPrivate(peer) && !isTrusted(peer, 0)) notices.note('proxy-not-trusted');
      // A number of hops trusts every peer; a list says which.
      const believesAll = typeof settings.trustProxy === 'number' && settings.trustProxy > 0;
      if (believesAll && peer !== '' && !isPrivate(peer)) notices.note('forwarded-by-stranger');
    }
    const { host = '' } = headers;
    const own = settings.baseUrl.slice(settings.baseUrl.indexOf('//') + 2);
    if (host !== own && isElsewhere(request, host, own)) notices.note('other-address', host, settings.baseUrl);
    listener(request, response);
  };
}

function isElsewhere({ method, url = '', headers }: IncomingMessage, host: string, own: string): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html') || PROBES.has(url)) return false;
  if (LOOPBACK.test(host)) return !LOOPBACK.test(own);
  return host !== '' && (!IP_ADDRESS.test(host) || isPrivate(host.replace(/:\d+$/, '').replace(/[[\]]/g, '')));
}
