import type { ErrorRequestHandler, Request } from 'express';
import type { FormError } from '../../../data/problem.ts';
import { toProblem } from '../../http/errorHandler.ts';
import { redirect } from '../../http/redirect.ts';
import { isFormPost } from './body.ts';

/**
 * A browser that posted a form without script gets its person back to the page of the form, with a code the page knows
 * (`FormError`), instead of JSON. Programs get the problem as JSON.
 * @param pageOf where the form is, e.g. `/devis`.
 */
export function formProblem(pageOf: (request: Request) => string): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const navigating = isFormPost(request) && (request.get('accept') ?? '').includes('text/html');
    if (!navigating || response.headersSent) return next(error);
    const { status, formError } = toProblem(error);
    if (status === 403) return next(error);
    const code: FormError =
      formError ?? (status === 429 ? 'limite' : status >= 500 ? 'serveur' : status === 409 ? 'existe' : 'champs');
    const page = pageOf(request);
    redirect(response, 303, `${page}${page.includes('?') ? '&' : '?'}erreur=${code}`);
  };
}
