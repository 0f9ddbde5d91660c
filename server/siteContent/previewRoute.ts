import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

/** `/admin/apercu/{token}/about`: the page `/about` as it would be, for whoever is signed in. */
export const preview =
  ({ sitePreviews }: Pick<Services, 'sitePreviews'>): RequestHandler =>
  async (request, response) => {
    if (!response.locals.session) throw new Problem(401, 'Connectez-vous pour voir cet aperçu.');
    const { token, page = [] } = request.params as { token: string; page?: string[] };
    const pages = await sitePreviews.pagesOf(token);
    await pages.answer(request, response, `/${page.join('/')}`);
  };
