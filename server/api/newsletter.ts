import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import { pageQuery } from '../../data/api/queries.ts';
import type { PresentSubscriberList, Subscribed } from '../../data/api/responses.ts';
import { OBJECT } from '../../data/api/text.ts';
import { subscription } from '../../data/api/visitorInput.ts';
import { consent } from '../../data/newsletter.ts';
import { awaitsMail, sentToStrangers } from '../../database/mail/outboxState.ts';
import {
  addSubscriber,
  confirmSubscriber,
  type LinkedSubscriber,
  listSubscribers,
  removeSubscriber,
  subscriberByEmail,
  subscriberById,
} from '../../database/people/subscribers.ts';
import type { Connection } from '../../database/store.ts';
import { Problem, redirect } from '../http/problem.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import type { Spent } from '../limits/publicWrites.ts';
import { addStrangerMail, recipientKey, strangerLimitUntil } from '../mail/strangerLimit.ts';
import { requireAdmin } from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import { asking, cursorOf, isFormPost, jsonOrFormBody, listResponse, parse, resource } from './route.ts';

const LONGEST_PATH = 300;

/** `/api/newsletter`: anyone subscribes, confirms and unsubscribes; the owner lists. */
export function newsletterRoutes(router: Router, services: Services): void {
  resource(router, '/newsletter', {
    get: [requireAdmin(services), list(services)],
    post: [limitBy(services, 'form'), ...jsonOrFormBody, create(services)],
  });
  newsletterLinkRoutes(router, services);
}

function create({ queue, now, settings, mailWaiting, fingerprint, writes }: Services): RequestHandler {
  const host = new URL(settings.baseUrl).hostname;
  return async (request, response) => {
    const { email } = parse(subscription, request.body);
    const originKey = fingerprint('origin', networkOfClient(request));
    const source = pageOf(request, settings.baseUrl);
    const spent = await writes.spend(response, 'subscriptions', { email });
    const storing = queue.write((writer) => subscribe(writer, { email, host, originKey, source, spent, now: now() }), {
      beside: 'others',
    });
    // Uses the budget only for a new address: nothing is stored for one on the list already.
    const outcome = await spent.ifNew(storing, ({ state }) => state === 'added');
    mailWaiting();
    if (outcome.state !== 'added') throw alreadyThere(outcome.state);
    if (isFormPost(request)) return redirect(response, 303, '/newsletter/merci');
    response.status(201).json({ success: true, subscriber: outcome.subscriber } satisfies Subscribed);
  };
}

/** Problem for an address that is already on the list; `state`: whether its confirmation is still awaited. */
const alreadyThere = (state: 'awaited' | 'subscribed') =>
  state === 'awaited'
    ? new Problem(409, 'Cette adresse est déjà notée\u00a0: un courriel de confirmation vous attend.', {
        formError: 'attente',
      })
    : new Problem(409, 'Cette adresse est déjà inscrite.');

/** Path of the site's page a form was posted from, by its referrer; null without one. */
function pageOf(request: Request, baseUrl: string): string | null {
  const from = request.get('referer') ?? '';
  if (!URL.canParse(from)) return null;
  const { host, pathname } = new URL(from);
  return [request.get('host'), new URL(baseUrl).host].includes(host) ? pathname.slice(0, LONGEST_PATH) : null;
}

function list({ reader }: Services): RequestHandler {
  return asking(pageQuery, async (parsed) => {
    const { limit, before } = cursorOf(parsed);
    return listResponse(await listSubscribers(reader, limit, before)) satisfies PresentSubscriberList;
  });
}

const DAY_MS = 86_400_000;
/** Time after which a repeated subscription sends another mail: an impatient second press sends none. */
const REMIND_AFTER_MS = 10 * 60_000;

interface Subscription {
  /** Trimmed and lower case. */
  email: string;
  /** The part of the Message-ID after the @. */
  host: string;
  /** Fingerprint of the sender's network. */
  originKey?: string | undefined;
  /** Path of the page with the form; null when unknown. */
  source: string | null;
  /** State of the day's budget for subscriptions: once it is used up, the confirmation mail of a new address waits for the next day. */
  spent: Pick<Spent, 'isBeyond' | 'refused'>;
  now: Date;
}

type SubscribeOutcome =
  | { state: 'added'; subscriber: NonNullable<Awaited<ReturnType<typeof addSubscriber>>> }
  /** The address is already on the list: its confirmation is awaited, or it is subscribed. */
  | { state: 'awaited' | 'subscribed' };

/**
 * Adds an address with the words it agreed to; to be run in the write queue. It stays unconfirmed until the link of its confirmation mail
 * is followed (double opt-in); the mail waits in the outbox while none can be sent. An address still unconfirmed gets another mail, within
 * the limit.
 */
async function subscribe(
  connection: Connection,
  { email, host, originKey, source, spent, now }: Subscription,
): Promise<SubscribeOutcome> {
  const added = await addSubscriber(connection, {
    email,
    nonce: randomBytes(16).toString('base64url'),
    consentTextVersion: consent.version,
    source,
    now,
  });
  if (added && spent.refused) throw spent.refused;
  const known = added ? undefined : await subscriberByEmail(connection, email);
  const parsed = added ?? (known && (await mayRemind(connection, known, now)) ? known : undefined);
  if (parsed) {
    const mail = { subscriberId: parsed.id, email, originKey, host, now };
    await addStrangerMail(connection, {
      kind: 'newsletter-confirmation',
      ...mail,
      ...(added && spent.isBeyond && { due: new Date(now.getTime() + DAY_MS) }),
    });
  }
  if (added) return { state: 'added', subscriber: added };
  return { state: known?.status === 'pending' ? 'awaited' : 'subscribed' };
}

async function mayRemind(
  connection: Connection,
  { id, email, status, confirmation_sent_at }: LinkedSubscriber,
  now: Date,
): Promise<boolean> {
  if (status !== 'pending' || (await awaitsMail(connection, id))) return false;
  const since = now.getTime() - Date.parse(confirmation_sent_at ?? '');
  // A mail dated in the future was dated by a wrong clock, and does not delay another mail.
  if (since >= 0 && since < REMIND_AFTER_MS) return false;
  const lastDay = new Date(now.getTime() - DAY_MS).toISOString();
  const sent = await sentToStrangers(connection, {
    kind: 'newsletter-confirmation',
    recipientKey: recipientKey(email),
    originKey: null,
    since: lastDay,
  });
  return strangerLimitUntil(now.getTime(), sent) === undefined;
}

const CONFIRMATION_LIFE_MS = 48 * 60 * 60 * 1000;
const INVALID = 'Ce lien n’est pas valable.';

const tokenBody = z.object({ token: z.string('Ce lien est incomplet.').max(100, INVALID) }, OBJECT);

/** Routes of links in newsletter mails. Following one changes nothing (scanners do): its page posts. */
function newsletterLinkRoutes(router: Router, services: Services): void {
  resource(router, '/newsletter/confirm', { post: [limitBy(services, 'form'), ...jsonOrFormBody, confirm(services)] });
  resource(router, '/newsletter/unsubscribe', {
    get: openPage,
    post: [oneClick(services), ...jsonOrFormBody, unsubscribe(services)],
  });
}

/** Confirms a subscription by its mail's link, valid for 48 hours after the mail was sent; repeating it changes nothing. */
function confirm({ connection, links, queue, now }: Services): RequestHandler {
  return async (request, response) => {
    const { token } = parse(tokenBody, request.body);
    const id = links.idOf(token);
    const subscriber = id === undefined ? undefined : await subscriberById(connection, id);
    if (!subscriber || subscriber.status === 'left' || !links.fits('confirm', token, subscriber))
      throw new Problem(422, INVALID);
    // A stopped address gets no mail, so its confirmation is refused.
    if (subscriber.status === 'stopped' || (subscriber.status === 'pending' && expired(subscriber, now())))
      throw new Problem(422, 'Ce lien a expiré : inscrivez-vous de nouveau.');
    await queue.write((connection) => confirmSubscriber(connection, subscriber.id, now()));
    if (isFormPost(request)) return redirect(response, 303, '/newsletter/confirmer?etat=confirme');
    return { success: true };
  };
}

const expired = ({ confirmation_sent_at: sentAt }: LinkedSubscriber, now: Date): boolean =>
  sentAt !== null && now.getTime() - Date.parse(sentAt) > CONFIRMATION_LIFE_MS;

/** Redirects to the page: a mail program without one-click opens the header's address in a browser. */
const openPage: RequestHandler = (request, response) => {
  const token = String(request.query.jeton ?? '');
  redirect(response, 303, `/newsletter/desinscription?jeton=${encodeURIComponent(token)}`);
};

/**
 * RFC 8058: the mail program posts to the header's address, in any form encoding, without cookie or origin; only the token in the address
 * counts. Requests with a valid token are not limited: one mail host may post them for thousands of people, whom a limit would keep on the
 * list.
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

/** Handler of the page's unsubscribe button. */
function unsubscribe(services: Services): RequestHandler {
  return async (request: Request, response) => {
    await leave(services, parse(tokenBody, request.body).token);
    if (isFormPost(request)) return redirect(response, 303, '/newsletter/desinscription?etat=parti');
    return { success: true };
  };
}

/**
 * Idempotent: an erased subscriber counts as unsubscribed.
 * @throws Problem 422 for a token not made here.
 */
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
