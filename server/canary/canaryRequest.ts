import { type Request, type RequestHandler, Router } from 'express';
import type { SentLead } from '../../data/api/leadInput.ts';
import { eachAnswer } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { leadById, type StoredLead } from '../../database/leads/leads.ts';
import { leadMails } from '../../database/mail/outboxList.ts';
import type { Connection, Job } from '../../database/store.ts';
import { jsonBody } from '../api/route.ts';
import { Problem } from '../http/problem.ts';
import { isSameText } from '../security/sign.ts';
import type { Services } from '../services.ts';

export const CANARY_HEADER = 'x-canary';
const VALID_MS = 5 * 60_000;

/** The request the site sends itself. `.example` receives no mail (RFC 2606). */
export const canaryLead: SentLead = {
  name: 'Contrôle de nuit',
  email: 'canari@site.example',
  company: '',
  service: '',
  message: messageOf({ ...eachAnswer(() => ''), description: 'Demande d’essai du site' }) ?? '',
};

/** Time of sending in milliseconds, and a signature of this time made with the site's key. */
export const canaryMark = ({ fingerprint }: Pick<Services, 'fingerprint'>, time: string): string =>
  `${time}.${fingerprint('canary', time)}`;

/** Rolls back a transaction that succeeded and must leave nothing. */
class Undone extends Error {}

/**
 * Wraps the store so that a write is read back and rolled back. Since it is never committed, it appears in no list, count, mail, export or
 * call, even if the process dies, and its number goes to the next visitor.
 */
function undoing(services: Services): Services {
  const { queue, live } = services;
  const write = async <Result>(job: Job<Result>): Promise<Result> => {
    const { promise, resolve } = Promise.withResolvers<Result>();
    const attempt = async (connection: Connection): Promise<never> => {
      const stored = await job(connection);
      await check(connection, stored as StoredLead);
      resolve(stored);
      throw new Undone();
    };
    await queue.write(attempt).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    return promise;
  };
  const instead = { queue: { ...queue, write }, live: { ...live, publish: () => undefined } };
  return Object.assign(Object.create(services) as Services, instead);
}

/**
 * Routes of the canary's request, mounted before the routes of requests. The canary is recognised by its header and its exact body; any
 * other request passes to those routes.
 */
export function canaryRoutes(leadRoutes: (router: Router, services: Services) => void, services: Services): Router {
  const { fingerprint, fingerprints, now } = services;
  const router = Router();
  const markOf = (request: Request) => (request.get(CANARY_HEADER) ?? '').split('.');
  // Checks the canary's mark before the body is read: a request without a valid mark passes to the normal routes and their limits.
  const marked: RequestHandler = (request, _response, next) => {
    const [time = '', signature = ''] = markOf(request);
    const fits = signature && fingerprints('canary', time).some((expected) => isSameText(signature, expected));
    next(fits && request.is('application/json') ? undefined : 'router');
  };
  const own: RequestHandler = (request, response, next) => {
    const [time = ''] = markOf(request);
    // A mark is only valid with the canary's exact body: with a leaked mark, any other body is a normal request.
    if (JSON.stringify(request.body) !== JSON.stringify(canaryLead)) return next('router');
    if (Math.abs(now().getTime() - Number(time)) > VALID_MS)
      throw new Problem(409, 'Cette demande d’essai arrive trop tard.');
    response.set(CANARY_HEADER, fingerprint('canary-seen', time));
    next();
  };
  router.use('/leads', marked, ...jsonBody, own);
  leadRoutes(router, undoing(services));
  return router;
}

/** @throws Problem 409 with the fault of a lead just stored, as the end of a sentence. */
async function check(connection: Connection, { id, held }: StoredLead): Promise<void> {
  const row = await leadById(connection, id);
  if (row?.email !== canaryLead.email || messageOf(row) !== canaryLead.message)
    throw new Problem(409, 'elle ne se relit pas comme elle a été envoyée.');
  if (held) throw new Problem(409, 'le filtre l’a mise de côté, comme il le ferait d’une vraie.');
  if ((await leadMails(connection, id)).length === 0) throw new Problem(409, 'aucun courriel n’a été préparé.');
}
