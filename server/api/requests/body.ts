import express, { type Request, type RequestHandler } from 'express';
import { Problem } from '../../http/problem.ts';

const LIMIT = 64 * 1024;
const json = express.json({ limit: LIMIT, inflate: false });
const form = express.urlencoded({ limit: LIMIT, inflate: false, extended: false, parameterLimit: 100 });

/** A browser submitted a form and shows its person whatever comes back: a page, not JSON. */
export const isFormPost = (request: Request): boolean =>
  typeof request.is('application/x-www-form-urlencoded') === 'string';

function refuseOtherTypes(request: Request, forms: boolean): Problem | undefined {
  if (typeof request.is('application/json') === 'string') return undefined;
  if (forms && isFormPost(request)) return undefined;
  return new Problem(415, 'Ce format n’est pas pris en charge : envoyez du JSON (application/json).');
}

/**
 * Express's readers say that a body is too long once they have read it to its end, which a client can put off. Here the
 * answer leaves at the first byte too many; what still comes is thrown away unkept until the request's time is up.
 */
const refuseLongBodies =
  (limit: number): RequestHandler =>
  (request, _response, next) => {
    const tooLong = () => next(Object.assign(new Error('body too long'), { status: 413 }));
    if (Number(request.headers['content-length']) > limit) return tooLong();
    let room = limit;
    request.on('data', function count(chunk: Buffer) {
      room -= chunk.length;
      if (room >= 0) return;
      request.off('data', count);
      tooLong();
    });
    next();
  };

/** Reads a JSON body of `limit` bytes at most: 400 malformed, 413 too long, 415 anything else. */
export const jsonBodyOf = (limit: number, read = express.json({ limit, inflate: false })): RequestHandler[] => [
  (request, _response, next) => next(refuseOtherTypes(request, false)),
  refuseLongBodies(limit),
  read,
];

/** The same, of 64 KiB. */
export const jsonBody = jsonBodyOf(LIMIT, json);

/** The same, or a form post. */
export const jsonOrFormBody: RequestHandler[] = [
  (request, _response, next) => next(refuseOtherTypes(request, true)),
  refuseLongBodies(LIMIT),
  json,
  form,
];

const BYTES = 'application/octet-stream';

/** Reads a body of bytes, of `limit` at most, as a Buffer: 413 too long, 415 anything else. */
export const bytesBody = (limit: number): RequestHandler[] => [
  (request, _response, next) =>
    next(
      typeof request.is(BYTES) === 'string'
        ? undefined
        : new Problem(415, `Ce format n’est pas pris en charge : envoyez des octets (${BYTES}).`),
    ),
  refuseLongBodies(limit),
  express.raw({ type: BYTES, limit, inflate: false }),
];
