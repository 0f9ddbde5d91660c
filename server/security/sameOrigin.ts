import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { hasCookies } from './cookies.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Refuses writes another site's page made a browser send. `Sec-Fetch-Site` is the browser's own word and decides where
 * it is sent; else `Origin` must be ours. With neither, only a request without cookies passes: a program, which has
 * nobody's session to abuse. (OWASP CSRF sheet; Go 1.25 CrossOriginProtection.)
 */
export function sameOrigin({ settings, notices }: Pick<Services, 'settings' | 'notices'>): RequestHandler {
  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const { origin, host = '' } = request.headers;
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin') return next();
    const allowed =
      site !== undefined && site !== 'none'
        ? false
        : origin === undefined
          ? site === 'none' || !hasCookies(request)
          : isOurs(origin, host, settings.baseUrl);
    if (!allowed && origin !== undefined) notices.note('foreign-origin', origin, settings.baseUrl);
    next(allowed ? undefined : new Problem(403, 'Cette requête vient d’un autre site : elle a été refusée.'));
  };
}

/** On the owner's own machine `localhost` and `127.0.0.1` are the same place. */
function isOurs(origin: string, host: string, baseUrl: string): boolean {
  if (origin === baseUrl) return true;
  return LOOPBACK.test(new URL(baseUrl).host) && LOOPBACK.test(host) && origin === `http://${host}`;
}
