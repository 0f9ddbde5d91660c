import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { contractNoticeForm } from '../data/api/contractNoticeInput.ts';
import { type ContractNoticeKind, contractNoticeFields, type TypedNotice } from '../data/leads/contractNotices.ts';
import { jsonOrFormBody } from './api/requests/body.ts';
import { limitBy } from './limits/limitBy.ts';
import { sameOrigin } from './security/sameOrigin.ts';
import type { Services } from './services.ts';

/**
 * The step before a notice leaves: it is shown to its author, who corrects or confirms it (C. conso. D215-3, D221-5).
 * Nothing is stored; the key the form has by now travels on, so that confirming twice stores one notice.
 */
export function contractNoticeStep(kind: ContractNoticeKind, services: Services): RequestHandler[] {
  return [
    limitBy(services, 'form'),
    sameOrigin(services),
    ...jsonOrFormBody,
    (request, response, next) => {
      const body = request.body as Record<string, unknown>;
      const text = (name: string) => (typeof body[name] === 'string' ? body[name].toWellFormed() : '');
      const notice = Object.fromEntries(
        contractNoticeFields.map((name) => [name, text(name)]),
      ) as TypedNotice['notice'];
      const complete = contractNoticeForm.safeParse({ kind, ...notice }).success;
      const step = text('etape') === 'corriger' ? 'correct' : complete ? 'check' : 'mend';
      const key = text('idempotencyKey') || randomUUID();
      response.locals.typed = { notice, step, key } satisfies TypedNotice;
      next();
    },
  ];
}
