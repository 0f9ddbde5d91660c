import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Router } from 'express';
import type { PresentSubscriberPage, Subscribed } from '../../data/api/answers.ts';
import { subscription } from '../../data/api/visitorInput.ts';
import { consent } from '../../data/newsletter.ts';
import { awaitsMail, sentToStrangers } from '../../database/mail/outboxState.ts';
import {
  addSubscriber,
  type LinkedSubscriber,
  listSubscribers,
  subscriberByEmail,
} from '../../database/people/subscribers.ts';
import type { Connection } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import { redirect } from '../http/redirect.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import { addStrangerMail, recipientKey, strangerLimitUntil } from '../mail/strangerLimit.ts';
import { requireAdmin } from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import { newsletterLinkRoutes } from './newsletterLinks.ts';
import { isFormPost, jsonOrFormBody } from './requests/body.ts';
import { listQuery, paged, parse } from './requests/parse.ts';
import { resource } from './resource.ts';

const LONGEST_PATH = 300;

/** `/api/newsletter`: anyone subscribes, confirms and leaves; the admin lists. */
export function newsletterRoutes(router: Router, services: Services): void {
  resource(router, '/newsletter', {
    get: [requireAdmin(services), list(services)],
    post: [limitBy(services, 'form'), ...jsonOrFormBody, create(services)],
  });
  newsletterLinkRoutes(router, services);
}

function create({ connection, queue, now, settings, mailWaiting, fingerprint, writes }: Services): RequestHandler {
  const host = new URL(settings.baseUrl).hostname;
  return async (request, response) => {
    const { email } = parse(subscription, request.body);
    const originKey = fingerprint('origin', networkOfClient(request));
    // One who is there already stores nothing.
    const isNew = (await subscriberByEmail(connection, email)) === undefined;
    const waits = isNew && (await writes.spend(request, 'subscriptions', { email })) === 'beyond';
    const source = pageOf(request, settings.baseUrl);
    const outcome = await queue.write(
      (writer) => subscribe(writer, { email, host, originKey, source, waits, now: now() }),
      { beside: 'others' },
    );
    mailWaiting();
    if (outcome.state !== 'added') throw alreadyThere(outcome.state);
    if (isFormPost(request)) return redirect(response, 303, '/newsletter/merci');
    response.status(201).json({ success: true, subscriber: outcome.subscriber } satisfies Subscribed);
  };
}

/** What is said of an address that is there already, and whether its confirmation is still awaited. */
const alreadyThere = (state: 'awaited' | 'subscribed') =>
  state === 'awaited'
    ? new Problem(409, 'Cette adresse est déjà notée\u00a0: un courriel de confirmation vous attend.', {
        formError: 'attente',
      })
    : new Problem(409, 'Cette adresse est déjà inscrite.');

/** The path of this site's page a form was posted from, as the browser says; null when it does not. */
function pageOf(request: Request, baseUrl: string): string | null {
  const from = request.get('referer') ?? '';
  if (!URL.canParse(from)) return null;
  const { host, pathname } = new URL(from);
  return [request.get('host'), new URL(baseUrl).host].includes(host) ? pathname.slice(0, LONGEST_PATH) : null;
}

function list({ connection }: Services): RequestHandler {
  return async (request) => {
    const { limit, before } = listQuery(request);
    return paged(await listSubscribers(connection, limit, before)) satisfies PresentSubscriberPage;
  };
}

const DAY_MS = 86_400_000;
/** A second press at once comes before a look into the mailbox. */
const REMIND_AFTER_MS = 10 * 60_000;

interface Subscription {
  /** Trimmed and lower case. */
  email: string;
  /** The part of the Message-ID after the @. */
  host: string;
  /** Where the form was posted from, as a fingerprint. */
  originKey?: string | undefined;
  /** The page the form stood on, as a path; null when unknown. */
  source: string | null;
  /** Past the budget of the day: its confirmation waits for the next one. */
  waits?: boolean;
  now: Date;
}

type SubscribeOutcome =
  | { state: 'added'; subscriber: NonNullable<Awaited<ReturnType<typeof addSubscriber>>> }
  /** Already there: its confirmation is awaited, or it is on the list. */
  | { state: 'awaited' | 'subscribed' };

/**
 * Adds an address with the words it agreed to; to be run in the write queue. It waits for the link of its confirmation
 * mail (double opt-in), which waits in the outbox where no mail can be sent yet. An address that still waits for it gets
 * another one, within the limit.
 */
async function subscribe(
  connection: Connection,
  { email, host, originKey, source, waits, now }: Subscription,
): Promise<SubscribeOutcome> {
  const added = await addSubscriber(connection, {
    email,
    nonce: randomBytes(16).toString('base64url'),
    consentTextVersion: consent.version,
    source,
    now,
  });
  const known = added ? undefined : await subscriberByEmail(connection, email);
  const asked = added ?? (known && (await mayRemind(connection, known, now)) ? known : undefined);
  if (asked) {
    const mail = { subscriberId: asked.id, email, originKey, host, now };
    await addStrangerMail(connection, {
      kind: 'newsletter-confirmation',
      ...mail,
      ...(waits && { due: new Date(now.getTime() + DAY_MS) }),
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
  // One sent later than now was dated by a wrong clock.
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
