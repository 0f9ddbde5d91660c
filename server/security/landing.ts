import type { RequestHandler } from 'express';
import { sendAgain } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { readCookie } from './cookies.ts';
import { isFromElsewhere } from './sameOrigin.ts';

/**
 * Repeats a navigation that a link of another site, a webmail for one, led to the desk: only the second request, from a page of this site,
 * carries the session's cookie. To be mounted after the session was read.
 */
export const landing =
  (services: Services): RequestHandler =>
  (request, response, next) => {
    const isKnown = readCookie(services, request, 'device') !== undefined;
    const isNavigation = request.method === 'GET' && request.get('sec-fetch-mode') === 'navigate';
    if (response.locals.session || !isKnown || !isNavigation || !isFromElsewhere(request)) return next();
    sendAgain(response, 'Votre bureau s’ouvre.', 'Ouvrir le bureau');
  };
