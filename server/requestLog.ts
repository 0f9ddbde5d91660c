import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from './logger.ts';

/** Gives each request an id and logs it when answered: never its query, its address or an unknown path. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const begun = performance.now();
    response.once('finish', () => {
      const status = response.statusCode;
      const path = status === 404 ? undefined : request.originalUrl.split('?', 1)[0];
      logger.info({ requestId, method: request.method, path, status, ms: round(performance.now() - begun) }, 'request');
    });
    next();
  };
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
