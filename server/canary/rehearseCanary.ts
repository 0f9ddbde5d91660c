import type { RequestHandler } from 'express';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { leadById, type StoredLead } from '../../database/leads/leads.ts';
import { leadMails } from '../../database/mail/outboxList.ts';
import type { Connection, Job } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { CANARY_HEADER, canaryLead, readCanaryMark } from './canaryMark.ts';

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
