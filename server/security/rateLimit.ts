import type { RequestHandler } from 'express';
import { rateLimit as expressRateLimit } from 'express-rate-limit';
import { Problem } from '../http/problem.ts';
import { BoundedCounts } from './boundedCounts.ts';
import { networkOf } from './clientNetwork.ts';

/** Writes to public endpoints, per client address (IPv6 by /56): beyond the limit, 429 with `Retry-After`. */
export function rateLimit(perMinute: number): RequestHandler {
  return expressRateLimit({
    windowMs: 60_000,
    limit: perMinute,
    keyGenerator: (request) => networkOf(request.ip ?? ''),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    store: new BoundedCounts(),
    // Whether a proxy is believed is TRUST_PROXY's business, checked at start.
    validate: false,
    handler: (_request, _response, next) =>
      next(new Problem(429, 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.')),
  });
}
