import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request, RequestHandler, Response } from 'express';
import type { ArticlePreview } from '../../data/articles/blogContent.ts';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import type { SentHead } from '../../data/pageHead.ts';
import type { QuoteView } from '../../data/quotes/clientView.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { Problem } from '../http/problem.ts';
import { requestIdOf } from '../http/requestLog.ts';
import { acceptedEncoding, type Encoding } from '../http/staticFiles.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { createFairQueue, QueueFull } from '../limits/fairQueue.ts';
import { whenGone } from '../limits/limitBy.ts';
import { limits } from '../limits/limits.ts';
import type { Session } from '../security/signIn/session.ts';
import { startAfterPaint } from '../security/startAfterPaint.ts';
import type { PageEntry, RenderedPage } from './pageEntry.ts';
import { type ListedPage, type SiteRoutes, siteRoutes } from './siteRoutes.ts';

/** Data a page is rendered from. */
export interface PageInit {
  urlOriginal: string;
  baseUrl: string;
  /** Owner's changes to the source, given for each page: pages of two contents may be rendered in turn. */
  changes: ContentChanges;
  /** Query of the address, for pages that depend on it. */
  query?: Record<string, string>;
  signedIn?: boolean;
  /** Values of a posted form that are not stored yet. */
  typed?: TypedNotice;
  /** An unpublished article, for people with its link. */
  preview?: ArticlePreview;
  /** A quote, for its client alone. */
  quote?: QuoteView;
}

/** The pages of the site. */
export interface PageRenderer {
  /** Reads the list of pages again: while developing, pages are added and removed. */
  reload?(): Promise<void>;
  /** Addresses of all pages of the site with this content. */
  routes(changes: ContentChanges): SiteRoutes;
  /**
   * Renders a page.
   * @throws whatever the page failed with.
   */
  render(init: PageInit): Promise<RenderedPage>;
}

/** The part of Vike's server used here; Vike's own types leave `init` open. */
interface VikeServer {
  renderPage(init: PageInit): Promise<{
    httpResponse: { statusCode: number; body: string };
    errorWhileRendering: unknown;
    styleHashes?: string[];
    pageHead?: SentHead;
  }>;
  getGlobalContext(): Promise<{ pages: Record<string, ListedPage> }>;
  createDevMiddleware(options: { root: string }): Promise<{ devMiddleware: RequestHandler }>;
}

const vike = async (): Promise<VikeServer> => (await import('vike/server')) as unknown as VikeServer;

/** @param finish completes the HTML of a rendered document, for example with its scripts */
async function rendererOf(
  { getGlobalContext, renderPage }: VikeServer,
  finish: (html: string) => string,
): Promise<PageRenderer> {
  let { pages } = await getGlobalContext();
  return {
    async reload() {
      ({ pages } = await getGlobalContext());
    },
    routes: (changes) => siteRoutes(pages, changes),
    async render(init) {
      const { httpResponse, styleHashes = [], pageHead, errorWhileRendering } = await renderPage(init);
      if (errorWhileRendering) throw errorWhileRendering;
      const status = pageHead?.status ?? httpResponse.statusCode;
      return { status, html: finish(httpResponse.body), styleHashes, head: pageHead };
    },
  };
}

/** The finished build. @param dist its folder */
export async function builtPages(dist: string): Promise<PageRenderer> {
  const server = await vike();
  await import(pathToFileURL(path.join(dist, 'server', 'entry.mjs')).href);
  return rendererOf(server, startAfterPaint);
}

/** Pages with hot reload, and the handler of Vite's own files. */
export async function developedPages(root: string): Promise<{ renderer: PageRenderer; files: RequestHandler }> {
  const server = await vike();
  const { devMiddleware } = await server.createDevMiddleware({ root });
  return { renderer: await rendererOf(server, (html) => html), files: devMiddleware };
}

/** Maximum pages in work at once: while one page is compressed, the next is rendered. */
const AT_ONCE = 2;
/**
 * Maximum pages that wait, some seconds' work. Beyond it a new page is refused, or replaces a waiting page of the network or account with
 * most waiting.
 */
const MOST = 300;

const busy = () =>
  new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
    headers: { 'Retry-After': '2' },
  });

/** Renders a page for one visitor when the visitor's turn comes. */
export type DrawInTurn = <Drawn>(
  request: Request,
  response: Response,
  draw: () => Promise<Drawn>,
) => Promise<Drawn | undefined>;

/**
 * Renders uncached pages in turn, network by network; signed-in accounts come first, account by account. The returned function resolves to
 * undefined when the visitor has left meanwhile.
 * @throws Problem 503 when too many pages wait.
 */
export function createDrawing(): DrawInTurn {
  const queue = createFairQueue({ atOnce: AT_ONCE, perKey: limits.drawing.most, most: MOST });
  return async (request, response, draw) => {
    const session = response.locals.session as Session | undefined;
    const key = session ? `account ${session.username}` : networkOfClient(request);
    const gone = whenGone(response);
    try {
      return await queue.take(draw, { key, first: session !== undefined, gone });
    } catch (error) {
      if (gone.aborted) return undefined;
      throw error instanceof QueueFull ? busy() : error;
    }
  };
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Sends a rendered page: 304 if the browser has it, else in the best encoding it accepts. */
export function sendPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const { headers } = request;
  if (entry.status === 200 && headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, withId(response, entry.unchanged)).end();
    return;
  }
  const encoding = acceptedEncoding(headers['accept-encoding'], ENCODINGS);
  const variant = entry.variants[encoding];
  response.writeHead(entry.status, withId(response, variant.headers));
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** The entry's headers and the request's own id, in the form `writeHead` sends unchanged. */
function withId(response: ServerResponse, headers: readonly string[]): string[] {
  const id = requestIdOf(response);
  return id ? [...headers, 'X-Request-Id', id] : [...headers];
}
