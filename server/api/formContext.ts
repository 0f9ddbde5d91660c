import type { ErrorRequestHandler, Request } from 'express';
import { z } from 'zod';
import { codesOf } from '../../data/choices.ts';
import { DESK_VIEWS, FACTORS_QUERY, FIRST_VIEW } from '../../data/desk/deskViews.ts';
import { readLine } from '../../data/entry/readText.ts';
import { HONEYPOT_FIELD, leadLimits, utmParameters } from '../../data/leads/limits.ts';
import type { FormError } from '../../data/problem.ts';
import { redirect, toProblem } from '../http/problem.ts';
import { isFormPost } from './route.ts';

const short = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, max),
    )
    .optional()
    .catch(undefined);

const schema = z.object({
  /** First name of the form; a post without script has it among its fields. */
  firstName: short(leadLimits.firstName).transform((name) => name && readLine(name)),
  token: short(100),
  honeypot: short(200),
  firstPage: short(300),
  formPage: short(300),
  opener: short(200),
  referrerHost: short(253),
  utm: z
    .partialRecord(z.enum(codesOf(utmParameters)), short(100))
    .optional()
    .catch(undefined),
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .nullable()
    .catch(null),
});

/** Context sent with a lead's five fields: only hints, all optional. */
type FormContext = z.output<typeof schema>;

/** Parses the headers of a call, or the fields of a form post. Anything unreadable counts as absent. */
export function formContext(request: Request): FormContext {
  if (isFormPost(request)) {
    const fields = request.body as Record<string, unknown>;
    return schema.parse({ ...fields, honeypot: fields[HONEYPOT_FIELD] });
  }
  let context: object = {};
  try {
    context = JSON.parse(request.get('x-form-context') ?? '{}');
  } catch {
    // Ignores hints that cannot be parsed.
  }
  return schema.parse({ ...context, idempotencyKey: request.get('idempotency-key') });
}

const pageOf = (request: Request): URL | undefined => {
  const from = request.get('referer') ?? '';
  return URL.canParse(from) ? new URL(from) : undefined;
};

/** View of the desk whose sign-in form was sent before its script had loaded. */
export function deskPageOf(request: Request): string {
  const path = pageOf(request)?.pathname ?? '';
  return DESK_VIEWS.test(path) ? path : '/admin';
}

/** Second factors that the form's page requests, from its address, for example `passkey-code`; undefined for any other value. */
export function requiredFactors(request: Request): string | undefined {
  const ways = pageOf(request)?.searchParams.get(FACTORS_QUERY) ?? '';
  return /^(?:passkey|code|passkey-code)$/.test(ways) ? ways : undefined;
}

/**
 * Page to which a form without script is redirected after a sign-in; undefined for a post by the page's script, which opens the desk
 * itself.
 */
export function pageEntered(request: Request): string | undefined {
  if (!isFormPost(request)) return undefined;
  const page = deskPageOf(request);
  return page === '/admin' ? FIRST_VIEW : page;
}

/**
 * Sends a browser that posted a form without script back to the form's page, with an error code (`FormError`) and the names of the refused
 * fields. Programs get the problem as JSON.
 * @param pageOf where the form is, e.g. `/devis`.
 */
export function formProblem(pageOf: (request: Request) => string): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const navigating = isFormPost(request) && (request.get('accept') ?? '').includes('text/html');
    if (!navigating || response.headersSent) return next(error);
    const { status, formError, errors } = toProblem(error);
    if (status === 403) return next(error);
    const code: FormError =
      formError ?? (status === 429 ? 'limite' : status >= 500 ? 'serveur' : status === 409 ? 'existe' : 'champs');
    const page = pageOf(request);
    const fields =
      status === 422 && !formError ? errors?.map(({ field }) => field).filter((name) => /^\w+$/.test(name)) : [];
    const named = fields?.length ? `&champs=${[...new Set(fields)]}` : '';
    redirect(response, 303, `${page}${page.includes('?') ? '&' : '?'}erreur=${code}${named}`);
  };
}
