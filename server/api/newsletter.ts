import type { Request, RequestHandler, Router } from 'express';
import type { PresentSubscriberPage, Subscribed } from '../../data/api/answers.ts';
import { subscription } from '../../data/api/visitorInput.ts';
import { listSubscribers, subscriberByEmail } from '../../database/people/subscribers.ts';
import { Problem } from '../http/problem.ts';
import { redirect } from '../http/redirect.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import { subscribe } from '../newsletter/subscribe.ts';
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
