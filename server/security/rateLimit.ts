import type { RequestHandler } from 'express';
import { rateLimit as expressRateLimit, type Store } from 'express-rate-limit';
import { Problem } from '../http/problem.ts';
import type { AddToShared } from '../replicas/sharedCounts.ts';
import { BoundedCounts } from './boundedCounts.ts';
import { networkOf } from './clientNetwork.ts';

const WINDOW_MS = 60_000;

/**
 * Writes to public endpoints, per client address (IPv6 by /56): beyond the limit, 429 with `Retry-After`.
 * @param addToShared where other processes count too.
 */
export function rateLimit(perMinute: number, addToShared?: AddToShared): RequestHandler {
  return expressRateLimit({
    windowMs: WINDOW_MS,
    limit: perMinute,
    keyGenerator: (request) => networkOf(request.ip ?? ''),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    store: addToShared ? sharedStore(addToShared, perMinute) : new BoundedCounts(),
    // Whether a proxy is believed is TRUST_PROXY's business, checked at start.
    validate: false,
    handler: (_request, _response, next) =>
      next(new Problem(429, 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.')),
  });
}

/** This process's own counts stand in front: a flood it refuses by itself asks the database nothing. */
function sharedStore(addToShared: AddToShared, limit: number): Store {
  const own = new BoundedCounts({ windowMs: WINDOW_MS });
  return {
    localKeys: false,
    async increment(key) {
      const here = own.increment(key);
      if (here.totalHits > limit) return here;
      const all = await addToShared(key, { calls: 1, bytes: 0 }, WINDOW_MS);
      return all ? { totalHits: all.calls, resetTime: all.until } : here;
    },
    decrement: (key) => own.decrement(key),
    resetKey: (key) => own.resetKey(key),
  };
}
