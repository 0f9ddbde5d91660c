import type { RequestHandler } from 'express';
import { sendAgain } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { readCookie } from './cookies.ts';
import { isFromElsewhere } from './sameOrigin.ts';

/**
 * Repeats the request of a desk page that was reached by another site's link, for example from a webmail: only the second request, which
 * comes from this site, carries the session's cookie. To be mounted after the session was read.
 */
export const landing =
  (services: Services): RequestHandler =>
  (request, response, next) => {
    const isKnown = readCookie(services, request, 'device') !== undefined;
    const isNavigation = request.method === 'GET' && request.get('sec-fetch-mode') === 'navigate';
    if (response.locals.session || !isKnown || !isNavigation || !isFromElsewhere(request)) return next();
    sendAgain(response, 'Votre bureau s’ouvre.', 'Ouvrir le bureau');
  };
