import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { ArticlePreview } from '../../data/articles/blogContent.ts';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { type ArticleText, readArticleTexts } from '../articleTexts.ts';
import type { MountedPages, PreviewedPages } from '../services.ts';
import type { SiteContent } from '../siteContent/siteContent.ts';
import type { Logger } from '../start/logger.ts';
import { createPageCache, type PageCache } from './pageCache.ts';
import { answerPage, createDrawing, type DrawInTurn, type PageRenderer } from './pageRenderer.ts';

export interface Pages extends MountedPages {
  /** Static files, then rendering: mounted last. */
  handler: RequestHandler[];
  /** Renders every shared page ahead of the first visitor, one after the other. */
  warm(): Promise<void>;
  end(): Promise<void>;
}

interface Options {
  renderer: PageRenderer;
  content: SiteContent;
  logger: Logger;
  /** What answers the files of the build. */
  files: RequestHandler[];
  /** Public address; asked late, because a free port is only known once the server listens. */
  baseUrl: () => string;
  /** `development`: the same path, but nothing is cached and Vite may run its own inline script. */
  mode: 'production' | 'development';
}

/** How long a change waits for the pages that are read most; the rest are made when asked for. */
const MAKE_MS = 400;

/**
 * The pages of the site: known addresses only, rendered once. What the owner changes makes new pages beside those there are, which
 * then take their place all at once (docs/decisions/0080-content-is-a-value.md).
 */
export async function createPages(options: Options): Promise<Pages> {
  const { renderer, content, logger, files, baseUrl, mode } = options;
  const onError = (error: unknown, at: string) => logger.error({ err: error, at }, 'a page failed to render');
  const open = (former?: PageCache) =>
    createPageCache({ renderer, content: content.current(), baseUrl, mode, former, onError });
  // At once, so that a page without the list of its addresses stops the start and not a visitor.
  let made = content.current().version;
  let cache = await open();
  const drawInTurn = createDrawing();
  const madeListeners = new Set<() => void>();
  const tellMade = () => {
    for (const listener of madeListeners) listener();
  };
  /** Until something is changed again: what comes then makes them all anew. */
  const makeRest = async (pages: PageCache) => {
    const version = made;
    const isNewest = () => version === content.current().version;
    await pages.makeAll(isNewest);
    if (isNewest()) tellMade();
  };

  const isChanged = () => Object.keys(content.current().settings).length > 0;

  async function renew(): Promise<void> {
    while (made !== content.current().version) {
      const { version } = content.current();
      const next = await open(cache);
      // A burst of changes is made once.
      if (content.current().version !== version) continue;
      const former = cache;
      const start = performance.now();
      if (mode === 'production') await next.makeAll(() => performance.now() - start < MAKE_MS);
      cache = next;
      made = version;
      tellMade();
      if (mode === 'production') void makeRest(next);
      former.end();
    }
  }
  let renewed: Promise<void> = Promise.resolve();
  const forget = content.onChange(() => {
    renewed = renewed
      .then(renew)
      .catch((error: unknown) => logger.error({ err: error }, 'changed pages could not be made: the former ones stay'));
  });

  const answerCached: MountedPages['answerCached'] = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [pathname, search] = partsOf(request);
    if (cache.routes.queryOf(pathname, search)) return false;
    const entry = cache.visited(cache.routes.addressOf(pathname, search));
    if (!entry) return false;
    answerPage(request, response, entry);
    return true;
  };

  /** How a page for this visitor alone is drawn; undefined for a shared one. */
  function ownDrawing(pages: PageCache, pathname: string, search: string, visitor: Visitor) {
    const { routes } = pages;
    const { url, signedIn, typed, preview } = visitor;
    if (preview) return () => pages.once({ urlOriginal: pathname, preview }, 'uncached');
    if (typed) return () => pages.once({ urlOriginal: pathname, typed }, 'uncached');
    if (routes.isPerVisitor(pathname)) {
      const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      return () => pages.once({ urlOriginal: url, query, signedIn }, 'uncached');
    }
    const query = routes.queryOf(pathname, search);
    return query && (() => pages.once({ urlOriginal: pathname, query }, 'fast'));
  }

  const answerRendered: RequestHandler = async (request, response, next) => {
    const typed = response.locals.typed as TypedNotice | undefined;
    if (!typed && request.method !== 'GET' && request.method !== 'HEAD') return next();
    // While developing, pages come and go.
    if (mode === 'development') cache = await open();
    const [raw, search] = partsOf(request);
    const preview = response.locals.preview as ArticlePreview | undefined;
    const visitor = { url: request.originalUrl, signedIn: Boolean(response.locals.session), typed, preview };
    const pathname = decoded(raw);
    const pages = cache;
    const draw = ownDrawing(pages, pathname, search, visitor);
    const entry = draw
      ? await drawInTurn(request, response, draw)
      : await pages.shared(pages.routes.addressOf(pathname, search));
    if (entry) answerPage(request, response, entry);
  };

  /** The words of the articles, out of the cached pages. */
  async function articleTexts(pages: PageCache): Promise<Map<string, ArticleText>> {
    const { feedHtml } = await import('../findability/feedHtml.ts');
    const texts = new Map<string, ArticleText>();
    for (const [slug] of readArticleTexts()) {
      const page = `/blog/${slug}`;
      if (!pages.routes.isShared(page)) continue;
      const { answers } = await pages.shared(page);
      texts.set(slug, { slug, ...feedHtml(answers.identity.body.toString(), page) });
      await new Promise((resolve) => setImmediate(resolve));
    }
    return texts;
  }

  return {
    answerCached,
    articleTexts: async () => (isChanged() ? articleTexts(cache) : undefined),
    preview: async (proposed, until) =>
      previewedPages({ renderer, content: proposed, baseUrl, mode, until, drawInTurn }),
    listed: () => cache.listed(),
    shown: () => made,
    socialCards: () => cache.socialCards(),
    onMade(listener) {
      madeListeners.add(listener);
      return () => void madeListeners.delete(listener);
    },
    handler: [...files, answerRendered],
    warm: () => makeRest(cache),
    async end() {
      forget();
      await renewed;
      cache.end();
    },
  };
}

interface Visitor {
  url: string;
  signedIn: boolean;
  typed: TypedNotice | undefined;
  preview: ArticlePreview | undefined;
}

/** `/%61bout` is `/about`. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The path of a request and its query, without its mark. */
const partsOf = ({ url = '/' }: IncomingMessage): [pathname: string, search: string] => {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
};

/** Above the page, outside of what React has: what is looked at, and until when. */
const note = (until: string): string =>
  `<p role="note" style="position:fixed;left:50%;bottom:16px;translate:-50%;z-index:400;width:max-content;max-width:calc(100vw - 32px);padding:10px 16px;border-radius:6px;background:var(--ink);color:var(--ground);font:500 14px/1.4 'Instrument Sans Variable',var(--sans)">Aperçu, visible de vous seul jusqu’à ${until}. Rien n’est enregistré.</p>`;

/** The same pages, each of which says that it is a preview. */
const told = (renderer: PageRenderer, until: string): PageRenderer => ({
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
  /** When they end, as their reader's clock has it. */
  until: string;
}

/** Pages of proposed values: made for one account, neither cached nor listed. */
async function previewedPages({ renderer, until, drawInTurn, ...site }: Previewed): Promise<PreviewedPages> {
  const pages = await createPageCache({ renderer: told(renderer, until), ...site });
  return {
    async answer(request, response, pathname) {
      const entry = await drawInTurn(request, response, () => pages.once({ urlOriginal: pathname }, 'uncached'));
      if (!entry) return;
      response.setHeader('X-Robots-Tag', 'noindex');
      answerPage(request, response, entry);
    },
  };
}
