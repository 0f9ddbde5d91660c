import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { PageHead } from '../../data/pageHead.ts';
import type { TypedTermination } from '../../data/termination.ts';
import { Problem } from '../problem.ts';
import { type ListedPage, type SiteRoutes, siteRoutes } from './siteRoutes.ts';

/** A form's own key against sending twice, and the signed time it was rendered. */
export interface FormHints {
  key: string;
  token: string;
  typed?: TypedTermination;
}

/** What a page is rendered from. */
export interface PageInit {
  urlOriginal: string;
  baseUrl: string;
  /** Only for pages that depend on it. */
  query?: Record<string, string>;
  signedIn?: boolean;
  form?: FormHints;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The `style-src` hashes of its style blocks. */
  styleHashes: readonly string[];
  head?: PageHead | undefined;
}

/** Vike in this process, over the finished build or over Vite. */
export interface PageRenderer {
  routes(): Promise<SiteRoutes>;
  /** @throws Problem 503 when too many pages are being rendered; whatever the page failed with. */
  render(init: PageInit): Promise<RenderedPage>;
}

/** Pages that may be rendered at once: about a second's work. */
const MOST_AT_ONCE = 50;
const busy = () =>
  new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
    headers: { 'Retry-After': '2' },
  });

/** As far as this server uses it; Vike's own types leave `init` open. */
interface VikeServer {
  renderPage(init: PageInit): Promise<{
    httpResponse: { statusCode: number; body: string };
    errorWhileRendering: unknown;
    styleHashes?: string[];
    pageHead?: PageHead;
  }>;
  getGlobalContext(): Promise<{ pages: Record<string, ListedPage> }>;
  createDevMiddleware(options: { root: string }): Promise<{ devMiddleware: RequestHandler }>;
}

const vike = async () => (await import('vike/server')) as unknown as VikeServer;

function rendererOf({ renderPage, getGlobalContext }: VikeServer): PageRenderer {
  let underWay = 0;
  return {
    // Asked each time: while developing, pages come and go.
    routes: async () => siteRoutes((await getGlobalContext()).pages),
    async render(init) {
      if (underWay >= MOST_AT_ONCE) throw busy();
      underWay += 1;
      try {
        const { httpResponse, styleHashes = [], pageHead, errorWhileRendering } = await renderPage(init);
        if (errorWhileRendering) throw errorWhileRendering;
        return { status: httpResponse.statusCode, html: httpResponse.body, styleHashes, head: pageHead };
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** @param dist the build's folder */
export async function builtPages(dist: string): Promise<PageRenderer> {
  const server = await vike();
  await import(pathToFileURL(path.join(dist, 'server', 'entry.mjs')).href);
  return rendererOf(server);
}

/** Pages with hot reload, and the handler of Vite's own files. */
export async function developedPages(root: string): Promise<{ renderer: PageRenderer; files: RequestHandler }> {
  const server = await vike();
  const { devMiddleware } = await server.createDevMiddleware({ root });
  return { renderer: rendererOf(server), files: devMiddleware };
}
