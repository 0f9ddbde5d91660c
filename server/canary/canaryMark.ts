import type { RequestHandler } from 'express';
import type { SentLead } from '../../data/api/leadInput.ts';
import { eachAnswer } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { leadById, type StoredLead } from '../../database/leads/leads.ts';
import { leadMails } from '../../database/mail/outboxList.ts';
import type { Connection, Job } from '../../database/store.ts';
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

/** When it was sent, in milliseconds, and a signature of that by the site's key. */
export const canaryMark = ({ fingerprint }: Pick<Services, 'fingerprint'>, time: string): string =>
  `${time}.${fingerprint('canary', time)}`;

/**
 * Whether a request is the one this site sent itself, by its header, and when it was sent. Every word must be the site's own:
 * an attacker who learns a mark cannot send anything else under it.
 */
function readCanaryMark(
  services: Services,
  header: string | undefined,
  body: unknown,
): { time: string; isLate: boolean } | undefined {
  // Every visitor's request comes by here.
  if (header === undefined) return undefined;
  const [time = '', signature = ''] = header.split('.');
  const fits = services.fingerprints('canary', time).some((expected) => isSameText(signature, expected));
  if (!fits || JSON.stringify(body) !== JSON.stringify(canaryLead)) return undefined;
  return { time, isLate: Math.abs(services.now().getTime() - Number(time)) > VALID_MS };
}

/** Ends a transaction that did all it should and must leave nothing. */
class Undone extends Error {}

/**
 * Stands before the handler that stores a request and lets every request pass but the site's own, which goes through a handler
 * of the same making whose transaction is read back and then undone: no commit ever holds it, so no list, count, mail, export
 * or call can, whenever the process dies, and its number is the next visitor's.
 * @param create makes that handler.
 */
export function rehearseCanary(services: Services, create: (services: Services) => RequestHandler): RequestHandler {
  const { queue, live, fingerprint } = services;
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
  const rehearsal = create({ ...services, queue: { ...queue, write }, live: { ...live, publish: () => undefined } });
  return (request, response, next) => {
    const mark = readCanaryMark(services, request.get(CANARY_HEADER), request.body);
    if (!mark) return next();
    if (mark.isLate) throw new Problem(409, 'Cette demande d’essai arrive trop tard.');
    response.set(CANARY_HEADER, fingerprint('canary-seen', mark.time));
    return rehearsal(request, response, next);
  };
}

/** @throws Problem 409 that says what is wrong with a lead that has just been stored, as a sentence's end. */
async function check(connection: Connection, { id, held }: StoredLead): Promise<void> {
  const row = await leadById(connection, id);
  if (row?.email !== canaryLead.email || messageOf(row) !== canaryLead.message)
    throw new Problem(409, 'elle ne se relit pas comme elle a été envoyée.');
  if (held) throw new Problem(409, 'le filtre l’a mise de côté, comme il le ferait d’une vraie.');
  if ((await leadMails(connection, id)).length === 0) throw new Problem(409, 'aucun courriel n’a été préparé.');
}
