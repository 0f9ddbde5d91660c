import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ArticlePreview } from '../../data/articles/blogContent.ts';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import { cardOf, type SentHead, socialImage } from '../../data/pageHead.ts';
import { QUOTE_PATH, type QuoteView } from '../../data/quotes/clientView.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { type ArticleText, readArticleTexts } from '../articleTexts.ts';
import type { ListedPage, MountedPages, PreviewedPages } from '../mountedPages.ts';
import type { SiteContent } from '../siteContent/siteContent.ts';
import { createPageCache, type PageCache } from './pageCache.ts';
import { createDrawing, type DrawInTurn, type PageRenderer, sendPage } from './pageRenderer.ts';

interface Options {
  renderer: PageRenderer;
  content: SiteContent;
  /** Handlers of the build's files. */
  files: RequestHandler[];
  /** Returns the public address; a function, because with PORT=0 the port is only known once the server listens. */
  baseUrl: () => string;
  /** `development`: requests are handled the same way, but no page is cached, and Vite may run its own inline script. */
  mode: 'production' | 'development';
}

/**
 * Pages of the site: known addresses only, each rendered at its first request. The owner's changes render all pages anew, from the next
 * request on (docs/decisions/0080-content-is-a-value.md).
 */
export function createPages({ renderer, content, files, baseUrl, mode }: Options): MountedPages {
  const open = () => createPageCache({ renderer, content: content.current(), baseUrl, mode });
  // Lists the addresses at the start: a page whose addresses cannot be listed then stops the start, instead of failing a visitor's request.
  let newest = open();
  /** The pages of the current content. */
  const current = (): PageCache => {
    if (newest.content !== content.current() || mode === 'development') newest = open();
    return newest;
  };
  const drawInTurn = createDrawing();
  const isChanged = () => Object.keys(content.current().settings).length > 0;

  const sendCached: MountedPages['sendCached'] = (request, response) => {
    if (mode === 'development' || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const [pathname, search] = partsOf(request);
    const { routes, cached } = current();
    if (routes.queryOf(pathname, search)) return false;
    const entry = cached(routes.addressOf(pathname, search));
    if (!entry) return false;
    sendPage(request, response, entry);
    return true;
  };

  /** Returns a function that renders a page for this visitor alone; undefined for a page that all visitors share. */
  function ownDrawing(pages: PageCache, pathname: string, search: string, visitor: Visitor) {
    const { routes } = pages;
    const { url, signedIn, typed, preview, quote } = visitor;
    if (quote) return () => pages.once({ urlOriginal: QUOTE_PATH, quote }, 'private');
    if (preview) return () => pages.once({ urlOriginal: pathname, preview }, 'uncached');
    if (typed) return () => pages.once({ urlOriginal: pathname, typed }, 'uncached');
    if (routes.isPerVisitor(pathname)) {
      const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      return () => pages.once({ urlOriginal: url, query, signedIn }, 'uncached');
    }
    const query = routes.queryOf(pathname, search);
    return query && (() => pages.once({ urlOriginal: pathname, query }, 'fast'));
  }

  const sendRendered: RequestHandler = async (request, response, next) => {
    const typed = response.locals.typed as TypedNotice | undefined;
    const quote = response.locals.quote as QuoteView | undefined;
    if (!typed && !quote && request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (mode === 'development') await renderer.reload?.();
    const [raw, search] = partsOf(request);
    const preview = response.locals.preview as ArticlePreview | undefined;
    const visitor = { url: request.originalUrl, signedIn: Boolean(response.locals.session), typed, preview, quote };
    const pathname = decoded(raw);
    const pages = current();
    const draw = ownDrawing(pages, pathname, search, visitor);
    const entry = draw
      ? await drawInTurn(request, response, draw)
      : (await pages.shared(pages.routes.addressOf(pathname, search))).entry;
    if (entry) sendPage(request, response, entry);
  };

  /** The words of the articles, out of the cached pages. */
  async function articleTexts(pages: PageCache): Promise<Map<string, ArticleText>> {
    const { feedHtml } = await import('../findability/feedHtml.ts');
    const texts = new Map<string, ArticleText>();
    for (const [slug] of readArticleTexts()) {
      const page = `/blog/${slug}`;
      if (!pages.routes.isShared(page)) continue;
      const { entry } = await pages.shared(page);
      texts.set(slug, { slug, ...feedHtml(entry.variants.identity.body.toString(), page) });
      await new Promise((resolve) => setImmediate(resolve));
    }
    return texts;
  }

  /** Head of a page that search engines may list. */
  async function listedHead(pages: PageCache, path: string): Promise<SentHead | undefined> {
    const { head } = await pages.shared(path);
    return head?.noindex ? undefined : head;
  }

  return {
    sendCached,
    articleTexts: async () => (isChanged() ? articleTexts(current()) : undefined),
    preview: async (proposed, until) =>
      previewedPages({ renderer, content: proposed, baseUrl, mode, until, drawInTurn }),
    async listed() {
      const pages = current();
      const listed: ListedPage[] = [];
      for (const path of pages.routes.shared) {
        const head = await listedHead(pages, path);
        if (head) listed.push({ path, modified: head.modified });
      }
      return listed;
    },
    async socialCard(address) {
      const pages = current();
      const path = pages.routes.shared.find((page) => socialImage(page) === address);
      const head = path === undefined ? undefined : await listedHead(pages, path);
      return head && { image: head.image, card: cardOf(head) };
    },
    handler: [...files, sendRendered],
  };
}

interface Visitor {
  url: string;
  signedIn: boolean;
  typed: TypedNotice | undefined;
  preview: ArticlePreview | undefined;
  quote: QuoteView | undefined;
}

/** Decodes a path: `/%61bout` is `/about`. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The path of a request, and its query without the question mark. */
const partsOf = ({ url = '/' }: IncomingMessage): [pathname: string, search: string] => {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
};

/** HTML of the note above a previewed page, outside React, with the preview's expiry. */
const note = (until: string): string =>
  `<p role="note" style="position:fixed;left:50%;bottom:16px;translate:-50%;z-index:400;width:max-content;max-width:calc(100vw - 32px);padding:10px 16px;border-radius:6px;background:var(--ink);color:var(--ground);font:500 14px/1.4 'Instrument Sans Variable',var(--sans)">Aperçu, visible de vous seul jusqu’à ${until}. Rien n’est enregistré.</p>`;

/** Adds the preview's note to every page. */
const withNote = (renderer: PageRenderer, until: string): PageRenderer => ({
  ...renderer,
  async render(init) {
    const page = await renderer.render(init);
    return { ...page, isPreview: true, html: page.html.replace(/<body[^>]*>/, (body) => body + note(until)) };
  },
});

interface Previewed {
  renderer: PageRenderer;
  content: ContentChanges;
  baseUrl: () => string;
  mode: 'production' | 'development';
  drawInTurn: DrawInTurn;
  /** Expiry, in the reader's time. */
  until: string;
}

/** Pages with proposed values of the content: rendered for one account, neither cached nor listed. */
function previewedPages({ renderer, until, drawInTurn, ...site }: Previewed): PreviewedPages {
  const pages = createPageCache({ renderer: withNote(renderer, until), ...site });
  return {
    async answer(request, response, pathname) {
      const entry = await drawInTurn(request, response, () => pages.once({ urlOriginal: pathname }, 'uncached'));
      if (!entry) return;
      response.setHeader('X-Robots-Tag', 'noindex');
      sendPage(request, response, entry);
    },
  };
}
