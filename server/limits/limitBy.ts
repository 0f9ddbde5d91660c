import type { RequestHandler, Response } from 'express';
import { Problem } from '../http/problem.ts';
import { sessionOf } from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import { networkOfClient } from './clientNetwork.ts';
import type { CountedLimit, Sum } from './counts.ts';
import { limits } from './limits.ts';

/** Problem 429 with the time after which the client may try again. */
export const tooMany = (detail: string, { until }: Pick<Sum, 'until'>, now: Date): Problem =>
  new Problem(429, detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))) },
  });

/**
 * Counts a call against a limit of the table; beyond it, 429. Its limit is a property of the handler, for the test of every route.
 * @param refuse `later`: left to the write, which still accepts a form that is stored already (`publicWrites.ts`)
 */
export function limitBy(
  { counts, now }: Pick<Services, 'counts' | 'now'>,
  code: CountedLimit,
  refuse: 'now' | 'later' = 'now',
): RequestHandler {
  const handler: RequestHandler = async (request, response, next) => {
    const isAccount = limits[code].who === 'account';
    const sum = await counts.add(code, isAccount ? sessionOf(response).username : networkOfClient(request));
    if (!sum.isOver) return next();
    const problem = tooMany('Trop de demandes en peu de temps. Patientez une minute, puis réessayez.', sum, now());
    if (refuse === 'now') return next(problem);
    response.locals.beyond = problem;
    next();
  };
  return Object.assign(handler, { limit: code });
}

/** Fires when the connection ends before the response. */
export function whenGone(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort(new Problem(408, 'La connexion a été interrompue.')));
  return hungUp.signal;
}

/**
 * Number of successive visits from one address, and number of browsers among them (`SEVERAL`), beyond which they cannot be one person's.
 */
const MANY = 50;
const SEVERAL = 5;

/** Warns when the last visitors all have one address: a proxy does not forward the visitors' own addresses. */
export function watchForOneAddress({
  warnings,
}: Pick<Services, 'warnings'>): (network: string, browser: string) => void {
  let last = { network: '', visits: 0, browsers: new Set<string>() };
  return (network, browser) => {
    if (network !== last.network) last = { network, visits: 0, browsers: new Set() };
    last.visits += 1;
    if (last.browsers.size < SEVERAL) last.browsers.add(browser.slice(0, 300));
    if (last.visits >= MANY && last.browsers.size === SEVERAL) warnings.note('one-address');
  };
}
