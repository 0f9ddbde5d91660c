import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import { OBJECT } from '../../data/api/text.ts';
import {
  confirmSubscriber,
  type LinkedSubscriber,
  removeSubscriber,
  subscriberById,
} from '../../database/people/subscribers.ts';
import { Problem } from '../http/problem.ts';
import { redirect } from '../http/redirect.ts';
import { limitBy } from '../limits/limitBy.ts';
import type { Services } from '../services.ts';
import { isFormPost, jsonOrFormBody } from './requests/body.ts';
import { parse } from './requests/parse.ts';
import { resource } from './resource.ts';

const CONFIRMATION_LIFE_MS = 48 * 60 * 60 * 1000;
const INVALID = 'Ce lien n’est pas valable.';

const tokenBody = z.object({ token: z.string('Ce lien est incomplet.').max(100, INVALID) }, OBJECT);

/** What the links of newsletter mails lead to. Following one changes nothing (scanners do it): its page posts. */
export function newsletterLinkRoutes(router: Router, services: Services): void {
  resource(router, '/newsletter/confirm', { post: [limitBy(services, 'form'), ...jsonOrFormBody, confirm(services)] });
  resource(router, '/newsletter/unsubscribe', {
    get: openPage,
    post: [oneClick(services), ...jsonOrFormBody, unsubscribe(services)],
  });
}

/** Good for 48 hours after the mail left; saying it twice changes nothing. */
function confirm({ connection, links, queue, now }: Services): RequestHandler {
  return async (request, response) => {
    const { token } = parse(tokenBody, request.body);
    const id = links.idOf(token);
    const subscriber = id === undefined ? undefined : await subscriberById(connection, id);
    if (!subscriber || subscriber.status === 'left' || !links.fits('confirm', token, subscriber))
      throw new Problem(422, INVALID);
    // A stopped address may not be read.
    if (subscriber.status === 'stopped' || (subscriber.status === 'pending' && expired(subscriber, now())))
      throw new Problem(422, 'Ce lien a expiré : inscrivez-vous de nouveau.');
    await queue.write((connection) => confirmSubscriber(connection, subscriber.id, now()));
    if (isFormPost(request)) return redirect(response, 303, '/newsletter/confirmer?etat=confirme');
    return { success: true };
  };
}

const expired = ({ confirmation_sent_at: sentAt }: LinkedSubscriber, now: Date): boolean =>
  sentAt !== null && now.getTime() - Date.parse(sentAt) > CONFIRMATION_LIFE_MS;

/** A mail program without one-click opens the header's address in a browser. */
const openPage: RequestHandler = (request, response) => {
  const token = String(request.query.jeton ?? '');
  redirect(response, 303, `/newsletter/desinscription?jeton=${encodeURIComponent(token)}`);
};

/**
 * RFC 8058: the mail program posts to the header's address, in whatever form encoding it likes, with no cookie and no
 * origin; the token in the address is the whole request. Those the site did not sign are limited; a limit on true ones, which
 * a mail host posts for thousands of its people from one address, would keep subscribers on the list.
 */
function oneClick(services: Services): RequestHandler {
  const limit = limitBy(services, 'form');
  return async (request, response, next) => {
    if (request.query.jeton === undefined) return next();
    if (!isOurs(services, String(request.query.jeton)))
      return limit(request, response, (error?: unknown) => next(error ?? new Problem(422, INVALID)));
    await leave(services, parse(tokenBody, { token: request.query.jeton }).token);
    return { success: true };
  };
}

/** The page's button. */
function unsubscribe(services: Services): RequestHandler {
  return async (request: Request, response) => {
    await leave(services, parse(tokenBody, request.body).token);
    if (isFormPost(request)) return redirect(response, 303, '/newsletter/desinscription?etat=parti');
    return { success: true };
  };
}

/** Idempotent; an erased subscriber has left too. @throws Problem 422 for a token not made here. */
async function leave(services: Services, token: string): Promise<void> {
  const { links, queue, now } = services;
  const id = links.idOf(token);
  if (id === undefined || !isOurs(services, token)) throw new Problem(422, INVALID);
  await queue.write((connection) => removeSubscriber(connection, id, now()));
}

function isOurs({ links }: Services, token: string): boolean {
  const id = links.idOf(token);
  return id !== undefined && links.fits('unsubscribe', token, { id, token_nonce: '' });
}
