import type { RequestHandler } from 'express';

/** What stands before a public write: so many a minute, then, once its body is read, so much a day. */
export interface PublicWrites {
  limit: RequestHandler;
  cap: RequestHandler;
}
