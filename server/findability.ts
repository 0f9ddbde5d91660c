import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { resolvedText } from '../content/blog/resolvedText.ts';
import { shownArticles } from '../data/blog/articleCards.ts';
import { FAVICON, hasOwnLooks } from '../data/looks/icons.ts';
import type { Content } from '../data/settings/content.ts';
import { readArticleTexts } from './articleTexts.ts';
import { feed } from './findability/feed.ts';
import { robots } from './findability/robots.ts';
import { sitemap } from './findability/sitemap.ts';
import { webManifest } from './findability/webManifest.ts';
import { piecesHtml } from './markdown/piecesHtml.ts';
import type { Services } from './services.ts';
import { ownFavicon } from './social/ownMark.ts';
import { textFile } from './start/textFile.ts';

/** The texts of the articles of the desk, for the feed. */
const writtenTexts = (content: Content) =>
  content.blog.written.map(({ article: { slug, sources }, text }) => {
    const { pieces } = resolvedText(text, content);
    const ids = sources.map(({ id }) => id);
    return [slug, { html: piecesHtml(pieces, `/blog/${slug}`, ids) }] as const;
  });

const MANIFEST = path.join(path.dirname(import.meta.dirname), 'dist', 'client', 'manifest.webmanifest');

/** What machines read about the site. Asked at the first request: the port may be chosen while listening. */
export function findability(services: Pick<Services, 'settings' | 'connection' | 'pages' | 'content'>): Router {
  const { settings, pages, content } = services;
  /** What visitors see: a text about it is made again with it. */
  const shown = () => pages?.shown?.() ?? content.current().version;
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
      async () => {
        const said = content.current();
        const { blog } = said;
        const texts = (await pages?.articleTexts?.()) ?? readArticleTexts();
        return feed(said, baseUrl(), shownArticles(blog), new Map([...texts, ...writtenTexts(content.current())]));
      },
      shown,
    ),
  );
  const manifest = textFile(
    'application/manifest+json; charset=utf-8',
    () => webManifest(content.current(), MANIFEST),
    shown,
  );
  // Without a build, development makes its own.
  router.get('/manifest.webmanifest', (request, response, next) =>
    existsSync(MANIFEST) ? manifest(request, response, next) : next(),
  );
  const favicon = textFile('image/svg+xml', () => ownFavicon(services, content.current().site.looks), shown);
  router.get(FAVICON, (request, response, next) =>
    hasOwnLooks(content.current().site.looks) ? favicon(request, response, next) : next(),
  );
  return router;
}
