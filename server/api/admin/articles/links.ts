import type { Router } from 'express';
import type { ArticleLinks } from '../../../../data/api/articleAnswers.ts';
import { linkingPages } from '../../../articles/linkingPages.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { resource } from '../../resource.ts';

/** `/api/admin/articles/links/:slug`: what would lead to a withdrawn article. */
export function articleLinkRoutes(router: Router, services: Services): void {
  resource(router, '/articles/links/:slug', {
    get: async ({ params: { slug } }) => {
      if (typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug))
        throw new Problem(404, 'Aucun article n’a cette adresse.');
      return { success: true, pages: await linkingPages(services, slug) } satisfies ArticleLinks;
    },
  });
}
