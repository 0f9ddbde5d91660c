import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { escapeHtml } from '../../data/escapeMarkup.ts';
import { typo } from '../../data/french/typo.ts';
import type { FieldError, FormError, ProblemBody, ProblemCode } from '../../data/problem.ts';
import { StoreUnavailable } from '../../database/store.ts';
import type { Logger } from '../start/logger.ts';
import { requestIdOf } from './requestLog.ts';

/** A response that is not success, as RFC 9457 describes it; `detail` is what the visitor reads, in French. */
export class Problem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Error code passed to the page of a form posted without script, where the status alone does not identify the error. */
  readonly formError: FormError | undefined;
  readonly code: ProblemCode | undefined;

  constructor(
    status: number,
    detail: string,
    {
      errors,
      headers = {},
      formError,
      code,
    }: {
      errors?: readonly FieldError[];
      headers?: Record<string, string>;
      formError?: FormError;
      code?: ProblemCode;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.headers = headers;
    this.formError = formError;
    this.code = code;
  }
}

/** Sends a problem. `instance` is the request's id, which the visitor can quote and the owner can find in the log. */
function sendProblem(response: Response, problem: Problem): void {
  const { status, detail, errors, headers, code } = problem;
  const id = requestIdOf(response);
  response
    .status(status)
    .set(headers)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status] ?? 'Error',
        status,
        detail,
        ...(id && { instance: `urn:uuid:${id}` }),
        ...(errors && { errors }),
        ...(code && { code }),
      } satisfies ProblemBody),
    );
}

/** Style of the error page: only system colours, so that the page needs no file that may be missing. */
const CSS =
  ':root{color-scheme:light dark}body{max-width:32em;margin:18vh auto;padding:0 24px;font:18px/1.55 system-ui,sans-serif}h1{font:400 2.2em/1.1 serif}a{display:inline-block;margin-right:24px;padding:12px 0}';
/**
 * Script that requests the address again with its fragment, which a request never contains. It first changes the path, since navigating to
 * the current address does nothing; a reload in Firefox would request the former link.
 */
const AGAIN = `const to=location.href;history.replaceState(null,'','/');location.replace(to)`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; img-src 'self'; style-src ${hashOf(CSS)}; script-src ${hashOf(AGAIN)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sends a problem as a page: one sentence, and links. */
function sendProblemPage(response: Response, { status, detail, headers }: Problem): void {
  const title = status === 503 ? 'Un instant' : 'Cette page n’est pas disponible';
  const links = '<a href="">Réessayer</a> <a href="/">Retour à l’accueil</a>';
  sendPlainPage(response.status(status).set(headers), { title, detail, links });
}

/** Sends a page that makes the browser request the same address again. */
export function sendAgain(response: Response, detail: string, link: string): void {
  const address = escapeHtml(response.req.originalUrl);
  const refresh = `<meta http-equiv="refresh" content="0;url=${address}">`;
  const head = `\n<script>${AGAIN}</script><noscript>${refresh}</noscript>`;
  sendPlainPage(response, { title: 'Un instant', detail, links: `<a href="${address}">${link}</a>`, head });
}

interface PlainPage {
  title: string;
  detail: string;
  /** Links below the sentence, as HTML. */
  links: string;
  head?: string;
}

function sendPlainPage(response: Response, { title, detail, links, head = '' }: PlainPage): void {
  response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
  response.type('html').send(`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(typo(detail))}</p>
<p>${links}</p>
</main>
</body>
</html>
`);
}

const RETRY = { 'Retry-After': '5' };

/** Last error handler: turns any error into a problem, and logs unexpected ones. Never a stack trace. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const problem = toProblem(error);
    const requestId = requestIdOf(response);
    if (problem.status === 500) logger.error({ requestId, err: error }, 'unexpected error');
    else if (problem.status === 503) logger.warn({ requestId, reason: String(error) }, 'unavailable');
    if (response.headersSent) return next(error);
    if (isOfPage(request)) sendProblemPage(response, problem);
    else sendProblem(response, problem);
  };
}

const FOR_PROGRAMS = /^\/(?:api|healthz|readyz)(?:\/|\?|$)/;

/** Whether a person reads the response: only programs use the API and the health checks. */
const isOfPage = (request: Request): boolean =>
  !FOR_PROGRAMS.test(request.originalUrl) && request.accepts(['html', 'json']) === 'html';

/** Errors of Express's own parsers carry a `status` and a `type`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable)
    return new Problem(503, 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.', {
      headers: RETRY,
    });
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413) return new Problem(413, 'Le message est trop long : 64 Kio au plus.');
  if (status === 415) return new Problem(415, 'Ce format n’est pas pris en charge : envoyez du JSON en UTF-8.');
  if (status >= 400 && status < 500) return new Problem(400, 'La requête est mal formée.');
  return new Problem(500, 'Une erreur inattendue est survenue. Réessayez dans un instant.');
}

/** Express's own redirect writes an HTML body; nothing under `/api` is HTML. */
export function redirect(response: Response, status: 303 | 308, path: string): void {
  response.status(status).set('Location', path).end();
}
