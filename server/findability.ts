import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import { resolvedText } from '../content/blog/resolvedText.ts';
import { shownArticles } from '../data/blog/articleCards.ts';
import { escapeXml } from '../data/escapeMarkup.ts';
import { FAVICON, hasOwnLooks } from '../data/looks/icons.ts';
import type { Content } from '../data/settings/content.ts';
import { readArticleTexts } from './articleTexts.ts';
import { feed } from './findability/feed.ts';
import { webManifest } from './findability/webManifest.ts';
import { piecesHtml } from './markdown/piecesHtml.ts';
import type { ListedPage, Services } from './services.ts';
import { ownFavicon } from './social/ownMark.ts';

interface Packed {
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

function pack(text: string): Packed {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity } };
}

/** A text made once, at the first request, then sent from memory, compressed as the client likes; made again once `version` is another one. */
function textFile(type: string, make: () => string | Promise<string>, version = () => 0): RequestHandler {
  let packed: Packed | undefined;
  let made: number | undefined;
  return async (request, response) => {
    const wanted = version();
    if (!packed || made !== wanted) [packed, made] = [pack(await make()), wanted];
    // Asked each time, as pages are: what the owner changes is not held back by a cache on the way.
    response.set({ 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: packed.etag });
    response.vary('Accept-Encoding');
    if (request.fresh) return void response.status(304).end();
    const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(packed.bodies[encoding].length));
    response.end(request.method === 'HEAD' ? undefined : packed.bodies[encoding]);
  };
}

/** The public pages and, where the page shows it, the day its words last changed (sitemaps.org, protocol 0.9). */
function sitemap(base: string, pages: readonly ListedPage[]): string {
  const rows = pages.map(
    ({ path, modified }) =>
      `<url><loc>${escapeXml(base + path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

/** What crawlers leave alone: the desk, and pages that only answer one person. */
const PRIVATE = ['/admin', '/devis/merci', '/newsletter/'];

/** The robots file (RFC 9309), with the address of the sitemap. */
const robots = (base: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');

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
