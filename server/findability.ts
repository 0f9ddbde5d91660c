import { Router } from 'express';
import { articles } from '../data/blog/articles.baked.ts';
import { readArticleTexts } from './articleTexts.ts';
import { feed } from './findability/feed.ts';
import { robots } from './findability/robots.ts';
import { sitemap } from './findability/sitemap.ts';
import type { Services } from './services.ts';
import { textFile } from './start/textFile.ts';

/** What machines read about the site. Asked at the first request: the port may be chosen while listening. */
export function findability({ settings, pages }: Pick<Services, 'settings' | 'pages'>): Router {
  const shown = () => pages?.shown?.() ?? 0;
  const baseUrl = () => settings.baseUrl;
  const router = Router();
  router.get(
    '/robots.txt',
    textFile('text/plain; charset=utf-8', () => robots(baseUrl())),
  );
  router.get(
    '/sitemap.xml',
    textFile('application/xml; charset=utf-8', async () => sitemap(baseUrl(), (await pages?.listed()) ?? []), shown),
  );
  router.get(
    '/rss.xml',
    textFile(
      'application/rss+xml; charset=utf-8',
      async () => feed(baseUrl(), articles, (await pages?.articleTexts?.()) ?? readArticleTexts()),
      shown,
    ),
  );
  return router;
}
