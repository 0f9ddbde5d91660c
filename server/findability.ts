import { Router } from 'express';
import { articles } from '../data/articles.ts';
import { publicRoutes } from '../data/routes.ts';
import { readArticleTexts } from './articleTexts.ts';
import { feed } from './findability/feed.ts';
import { robots } from './findability/robots.ts';
import { sitemap } from './findability/sitemap.ts';
import { textFile } from './textFile.ts';

/** What machines read about the site. `baseUrl` is asked at the first request: its port may be chosen while listening. */
export function findability(baseUrl: () => string): Router {
  const router = Router();
  router.get(
    '/robots.txt',
    textFile('text/plain; charset=utf-8', () => robots(baseUrl())),
  );
  router.get(
    '/sitemap.xml',
    textFile('application/xml; charset=utf-8', () => sitemap(baseUrl(), publicRoutes)),
  );
  router.get(
    '/rss.xml',
    textFile('application/rss+xml; charset=utf-8', () => feed(baseUrl(), articles, readArticleTexts())),
  );
  return router;
}
