import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import type { PageHead } from '../../data/pageHead.ts';

import { Problem } from '../http/problem.ts';
import { type ListedPage, type SiteRoutes, siteRoutes } from './siteRoutes.ts';

/** A form's own key against sending twice, and the signed time it was rendered. */
export interface FormHints {
  key: string;
  token: string;
  typed?: TypedNotice;
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
  /** One page after the other. @throws Problem 503 when too many wait; whatever the page failed with. */
  render(init: PageInit): Promise<RenderedPage>;
}

/** Pages that may wait for their turn: about a second's work. */
const MOST_WAITING = 50;
/**
 * Between two pages whoever else came is served. The loop accepts one connection a turn: a pause of several turns lets those
 * that wait outside in, to be served or told to come back.
 */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 5));
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
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(init: PageInit): Promise<RenderedPage> {
    const { httpResponse, styleHashes = [], pageHead, errorWhileRendering } = await renderPage(init);
    if (errorWhileRendering) throw errorWhileRendering;
    return { status: httpResponse.statusCode, html: httpResponse.body, styleHashes, head: pageHead };
  }

  return {
    // Asked each time: while developing, pages come and go.
    routes: async () => siteRoutes((await getGlobalContext()).pages),
    async render(init) {
      if (waiting >= MOST_WAITING) throw busy();
      waiting += 1;
      const drawn = last.then(() => draw(init));
      last = drawn.then(breathe, breathe);
      try {
        return await drawn;
      } finally {
        waiting -= 1;
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
