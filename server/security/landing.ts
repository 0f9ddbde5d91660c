import type { RequestHandler } from 'express';
import { sendAgain } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { readCookie } from './cookies.ts';
import { isFromElsewhere } from './sameOrigin.ts';

/**
 * Receives the owner's browser where a link of another site led to the desk, in a webmail for one: the session's cookie stays away from
 * such a request, and comes with the same one made by a page of this site. To be mounted after the session was read.
 */
export const landing =
  (services: Services): RequestHandler =>
  (request, response, next) => {
    const isKnown = readCookie(services, request, 'device') !== undefined;
    const isNavigation = request.method === 'GET' && request.get('sec-fetch-mode') === 'navigate';
    if (response.locals.session || !isKnown || !isNavigation || !isFromElsewhere(request)) return next();
    sendAgain(response, 'Votre bureau s’ouvre.', 'Ouvrir le bureau');
  };
