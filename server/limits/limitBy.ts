import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { networkOfClient } from './clientNetwork.ts';
import type { CountedLimit, Sum } from './counts.ts';

/** 429, and when to come back. */
export const tooMany = (detail: string, { until }: Pick<Sum, 'until'>, now: Date): Problem =>
  new Problem(429, detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))) },
  });

interface Options {
  /** The network where nothing else is said. */
  keyOf?: (request: Request, response: Response) => string;
  /** `later`: what is beyond is left to whoever stores it, who answers a form that is stored already (`beyondLimit`). */
  refuse?: 'later';
}

/** Counts a call against a limit of the table; beyond it, 429. It says which limit it is, for the test of every route. */
export function limitBy(
  { counts, now }: Pick<Services, 'counts' | 'now'>,
  code: CountedLimit,
  { keyOf = networkOfClient, refuse }: Options = {},
): RequestHandler {
  const handler: RequestHandler = async (request, response, next) => {
    const sum = await counts.add(code, keyOf(request, response));
    if (!sum.isOver) return next();
    const problem = tooMany('Trop de demandes en peu de temps. Patientez une minute, puis réessayez.', sum, now());
    if (refuse !== 'later') return next(problem);
    response.locals.beyond = problem;
    next();
  };
  return Object.assign(handler, { limit: code });
}

/** @throws Problem 429 where the call is beyond its limit, and no form that is stored already. */
export function refuseBeyond({ locals }: Response, isStored: boolean): 'beyond' | 'within' {
  const beyond = locals.beyond as Problem | undefined;
  if (beyond && !isStored) throw beyond;
  return beyond ? 'beyond' : 'within';
}

/** Fires when the connection ends before the answer: nobody reads it any more. */
export function whenGone(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort(new Problem(408, 'La connexion a été interrompue.')));
  return hungUp.signal;
}
