import type { RequestHandler } from 'express';
import { leadForm } from '../data/api/leadInput.ts';
import { type TypedTermination, termination, terminationFields } from '../data/termination.ts';
import { jsonOrFormBody } from './api/body.ts';
import { sameOrigin } from './security/sameOrigin.ts';
import type { Services } from './services.ts';

/** What a page gets back from a post that stores nothing: the typed notice and the hints of the form's first render. */
export interface PostedForm {
  typed: TypedTermination;
  key?: string;
  token?: string;
}

/**
 * The step before a notice leaves: it is shown to its author, who corrects or confirms it (C. conso. D215-3). Nothing is
 * stored; the first render's time and key travel on, so that reading twice never looks like a program.
 */
export function terminationStep(services: Services, publicWrites: RequestHandler): RequestHandler[] {
  return [
    publicWrites,
    sameOrigin(services),
    ...jsonOrFormBody,
    (request, response, next) => {
      const body = request.body as Record<string, unknown>;
      const text = (name: string) => (typeof body[name] === 'string' ? body[name].toWellFormed() : '');
      const notice = Object.fromEntries(
        terminationFields.map((name) => [name, text(name)]),
      ) as TypedTermination['notice'];
      const complete = leadForm.safeParse({ ...notice, service: termination.service }).success;
      const step = text('etape') === 'corriger' ? 'correct' : complete ? 'check' : 'mend';
      const [key, token] = [text('idempotencyKey'), text('token')];
      response.locals.posted = {
        typed: { notice, step },
        ...(key && { key }),
        ...(token && { token }),
      } satisfies PostedForm;
      next();
    },
  ];
}
