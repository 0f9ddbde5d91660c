import type { Router } from 'express';
import type { ArticleList } from '../../data/api/answers.ts';
import { allArticles, publishedArticles } from '../../database/articles/articles.ts';
import { requireAdmin } from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import { resource } from './resource.ts';

/** The blog's list for everybody, with drafts for the admin. */
export function articleRoutes(router: Router, services: Services): void {
  const { connection } = services;
  resource(router, '/blog/articles', {
    get: [
      async (_request, response) =>
        void response.json({ success: true, articles: await publishedArticles(connection) } satisfies ArticleList),
    ],
  });
  resource(router, '/admin/blog/articles', {
    get: [
      requireAdmin(services),
      async (_request, response) =>
        void response.json({ success: true, articles: await allArticles(connection) } satisfies ArticleList),
    ],
  });
}
