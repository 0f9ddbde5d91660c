import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import { resolvedText } from '../content/blog/resolvedText.ts';
import { modifiedDate, type ShownArticle } from '../data/articles/types.ts';
import { shownArticles } from '../data/blog/articleCards.ts';
import { escapeXml } from '../data/escapeMarkup.ts';
import { dayInProse } from '../data/french/frenchDates.ts';
import { FAVICON, hasOwnLooks, iconAddress } from '../data/looks/icons.ts';
import type { Content } from '../data/settings/content.ts';
import { type ArticleText, readArticleTexts } from './articleTexts.ts';
import { piecesHtml } from './markdown/piecesHtml.ts';
import type { ListedPage } from './mountedPages.ts';
import type { Services } from './services.ts';
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

/**
 * Sends a text made at the first request and kept in memory, compressed as the client accepts; made again when `version` returns another
 * value.
 */
function textFile(type: string, make: () => string | Promise<string>, version = () => 0): RequestHandler {
  let packed: Packed | undefined;
  let made: number | undefined;
  return async (request, response) => {
    const wanted = version();
    if (!packed || made !== wanted) [packed, made] = [pack(await make()), wanted];
    // Caches revalidate the text at each request, so that the owner's changes appear at once.
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

/** Paths crawlers leave alone: the desk, and pages for one person. */
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

/** Texts about the site for machines. Made at the first request: the port may be chosen while listening. */
export function findability(services: Pick<Services, 'settings' | 'connection' | 'pages' | 'content'>): Router {
  const { settings, pages, content } = services;
  /** Version of the content, at each change of which the texts are made again. */
  const version = () => content.current().version;
  const baseUrl = () => settings.baseUrl;
  const router = Router();
  router.get(
    '/robots.txt',
    textFile('text/plain; charset=utf-8', () => robots(baseUrl())),
  );
  router.get(
    '/sitemap.xml',
    textFile('application/xml; charset=utf-8', async () => sitemap(baseUrl(), (await pages?.listed()) ?? []), version),
  );
  router.get(
    '/rss.xml',
    textFile(
      'application/rss+xml; charset=utf-8',
      async () => {
        const present = content.current();
        const { blog } = present;
        const texts = (await pages?.articleTexts?.()) ?? readArticleTexts();
        return feed(present, baseUrl(), shownArticles(blog), new Map([...texts, ...writtenTexts(content.current())]));
      },
      version,
    ),
  );
  const manifest = textFile(
    'application/manifest+json; charset=utf-8',
    () => webManifest(content.current(), MANIFEST),
    version,
  );
  // Without a build, the development server makes its own manifest.
  router.get('/manifest.webmanifest', (request, response, next) =>
    existsSync(MANIFEST) ? manifest(request, response, next) : next(),
  );
  const favicon = textFile('image/svg+xml', () => ownFavicon(services, content.current().site.looks), version);
  router.get(FAVICON, (request, response, next) =>
    hasOwnLooks(content.current().site.looks) ? favicon(request, response, next) : next(),
  );
  return router;
}

const dateOf = (day: string) => new Date(`${day}T08:00:00Z`).toUTCString();
const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function sourcesHtml({ sources }: ShownArticle): string {
  const rows = sources.map(
    ({ publisher, title, date, url, scope }) =>
      `<li><a href="${escapeXml(url)}">${escapeXml(`${publisher}, ${title}, ${date}`)}</a>${scope ? ` (${escapeXml(scope)})` : ''}</li>`,
  );
  return rows.length > 0 ? `<h2>Sources</h2><ol>${rows.join('')}</ol>` : '';
}

function item(base: string, article: ShownArticle, text: Pick<ArticleText, 'html'> | undefined): string {
  const link = `${base}/blog/${article.slug}`;
  const changed = modifiedDate(article);
  const updated = changed > article.date ? `<p>Mis à jour le ${dayInProse(changed)}.</p>` : '';
  const body = text ? updated + text.html.replace(/(href|src)="\//g, `$1="${base}/`) + sourcesHtml(article) : '';
  return `<item>
<title>${escapeXml(article.title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="true">${escapeXml(link)}</guid>
<pubDate>${dateOf(article.date)}</pubDate>
<atom:updated>${changed}T08:00:00Z</atom:updated>
<category>${escapeXml(article.category)}</category>
<description>${escapeXml(article.summary)}</description>
${body && `<content:encoded>${cdata(body)}</content:encoded>\n`}</item>`;
}

/** The blog as RSS 2.0, newest first, with whole articles and absolute links. */
export function feed(
  { site }: Pick<Content, 'site'>,
  base: string,
  articles: readonly ShownArticle[],
  texts: ReadonlyMap<string, Pick<ArticleText, 'html'>>,
): string {
  const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date));
  const changed = articles.map(modifiedDate).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${site.brand} : le blog`)}</title>
<link>${escapeXml(`${base}/blog`)}</link>
<atom:link href="${escapeXml(`${base}/rss.xml`)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(site.sentence)}</description>
<language>fr-FR</language>
<lastBuildDate>${dateOf(changed.at(-1) ?? '1970-01-01')}</lastBuildDate>
${newestFirst.map((article) => item(base, article, texts.get(article.slug))).join('\n')}
</channel>
</rss>
`;
}

/** The build's manifest with the site's current names. */
export function webManifest({ site }: Pick<Content, 'site'>, file: string): string {
  const built = JSON.parse(readFileSync(file, 'utf8')) as { icons: { src: string }[] };
  return JSON.stringify({
    ...built,
    name: site.brand,
    short_name: site.brand,
    description: site.sentence,
    icons: built.icons.map((icon) => ({ ...icon, src: iconAddress(icon.src, site.looks) })),
  });
}
