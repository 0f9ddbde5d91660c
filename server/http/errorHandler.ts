import type { ErrorRequestHandler, Request } from 'express';
import { StoreUnavailable } from '../../database/store.ts';
import type { Logger } from '../start/logger.ts';
import { Problem, sendProblem } from './problem.ts';
import { sendProblemPage } from './problemPage.ts';
import { requestIdOf } from './requestLog.ts';

const RETRY = { 'Retry-After': '5' };

/** The last resort: turns whatever was thrown into a problem, and logs what nobody expected. Never a stack trace. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const problem = toProblem(error);
    const requestId = requestIdOf(response);
    if (problem.status === 500) logger.error({ requestId, err: error }, 'unexpected error');
    else if (problem.status === 503) logger.warn({ requestId, reason: String(error) }, 'unavailable');
    if (response.headersSent) return next(error);
    if (isOfPage(request)) sendProblemPage(response, problem);
    else sendProblem(response, problem);
  };
}

const FOR_PROGRAMS = /^\/(?:api|healthz|readyz)(?:\/|\?|$)/;

/** Whether a person reads the answer: of the API and of the health checks only programs do. */
const isOfPage = (request: Request): boolean =>
  !FOR_PROGRAMS.test(request.originalUrl) && request.accepts(['html', 'json']) === 'html';

/** What Express's own parsers throw carries a `status` and a `type`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable)
    return new Problem(503, 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.', {
      headers: RETRY,
    });
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413) return new Problem(413, 'Le message est trop long : 64 Kio au plus.');
  if (status === 415) return new Problem(415, 'Ce format n’est pas pris en charge : envoyez du JSON en UTF-8.');
  if (status >= 400 && status < 500) return new Problem(400, 'La requête est mal formée.');
  return new Problem(500, 'Une erreur inattendue est survenue. Réessayez dans un instant.');
}
