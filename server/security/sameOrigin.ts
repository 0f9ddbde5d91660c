import type { Request, RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const NUMBERS = /^(localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])(:\d+)?$/i;

/**
 * Refuses writes that another site's page made a browser send, by `Sec-Fetch-Site` where it is sent, else by `Origin`, which must be this
 * site's. With neither, only a request without cookies passes: a program's, which has no session to abuse. (OWASP CSRF sheet; Go 1.25
 * CrossOriginProtection.)
 */
export function sameOrigin({ settings, warnings }: Pick<Services, 'settings' | 'warnings'>): RequestHandler {
  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const { origin, host = '' } = request.headers;
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin') return next();
    const allowed =
      site !== undefined && site !== 'none'
        ? false
        : origin === undefined
          ? site === 'none' || request.headers.cookie === undefined
          : isOurs(origin, host, settings.baseUrl);
    if (allowed) return next();
    if (origin !== undefined) warnings.note('foreign-origin', origin, settings.baseUrl);
    next(new Problem(403, `Cette requête vient d’un autre site que ${settings.baseUrl} : elle a été refusée.`));
  };
}

/**
 * Whether another site's page, or a link on it, caused the request. A request without Fetch Metadata, from an older browser, is trusted.
 */
export const isFromElsewhere = ({ headers }: Request): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/**
 * Refuses a request to the owner's data that another site's page or link caused.
 * @throws Problem 403
 */
export function refuseElsewhere(request: Request): void {
  if (isFromElsewhere(request)) throw new Problem(403, 'Cette adresse ne se lit que depuis ce site.');
}

/**
 * Over plain http, as in a first self-hosted trial, browsers send no `Sec-Fetch-Site`. An IP address in `Host` is then accepted as this
 * site's own origin: with DNS rebinding, `Host` would be the other site's name.
 */
const isOurs = (origin: string, host: string, baseUrl: string): boolean =>
  origin === baseUrl || (baseUrl.startsWith('http:') && NUMBERS.test(host) && origin === `http://${host}`);
