import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { ArticlePreview } from '../../data/articles/blogContent.ts';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import type { SentHead } from '../../data/pageHead.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { startAfterPaint } from '../security/startAfterPaint.ts';
import { type ListedPage, type SiteRoutes, siteRoutes } from './siteRoutes.ts';

/** What a page is rendered from. */
export interface PageInit {
  urlOriginal: string;
  baseUrl: string;
  /** What differs from the source: pages of two contents may be drawn in turn. */
  changes: ContentChanges;
  /** Only for pages that depend on it. */
  query?: Record<string, string>;
  signedIn?: boolean;
  /** What a form holds that was posted and stores nothing yet. */
  typed?: TypedNotice;
  /** An unpublished article, for people with its link. */
  preview?: ArticlePreview;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The `style-src` hashes of its style blocks. */
  styleHashes: readonly string[];
  head?: SentHead | undefined;
  /** A preview: what its links lead to depends on where they are followed from. */
  isPreview?: true;
}

/** The pages of the site. */
export interface PageRenderer {
  /** The addresses it has with this content. */
  routes(changes: ContentChanges): Promise<SiteRoutes>;
  /** @throws whatever the page failed with. */
  render(init: PageInit): Promise<RenderedPage>;
}

/** As far as this server uses it; Vike's own types leave `init` open. */
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

/** @param finish what a document still needs */
const rendererOf = ({ getGlobalContext, renderPage }: VikeServer, finish: (html: string) => string): PageRenderer => ({
  // Asked each time: while developing, pages come and go.
  routes: async (changes) => siteRoutes((await getGlobalContext()).pages, changes),
  async render(init) {
    const { httpResponse, styleHashes = [], pageHead, errorWhileRendering } = await renderPage(init);
    if (errorWhileRendering) throw errorWhileRendering;
    const status = pageHead?.status ?? httpResponse.statusCode;
    return { status, html: finish(httpResponse.body), styleHashes, head: pageHead };
  },
});

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
  return { renderer: rendererOf(server, (html) => html), files: devMiddleware };
}
