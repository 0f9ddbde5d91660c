import type { Response } from 'express';

/** Express's own redirect writes an HTML page for its body; nothing under `/api` is HTML. */
export function redirect(response: Response, status: 303 | 308, path: string): void {
  response.status(status).set('Location', path).end();
}
