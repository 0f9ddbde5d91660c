import type { RequestHandler } from 'express';
import type { PageHead } from '../../data/pageHead.ts';
import type { PageInit, RenderedPage } from './pageRenderer.ts';
import type { ListedPage } from './siteRoutes.ts';

/** As far as this server uses it; Vike's own types leave `init` open. */
export interface VikeServer {
  renderPage(init: PageInit): Promise<{
    httpResponse: { statusCode: number; body: string };
    errorWhileRendering: unknown;
    styleHashes?: string[];
    pageHead?: PageHead;
  }>;
  getGlobalContext(): Promise<{ pages: Record<string, ListedPage> }>;
  createDevMiddleware(options: { root: string }): Promise<{ devMiddleware: RequestHandler }>;
}

export const vike = async (): Promise<VikeServer> => (await import('vike/server')) as unknown as VikeServer;

/** @throws whatever the page failed with. */
export async function renderWith({ renderPage }: VikeServer, init: PageInit): Promise<RenderedPage> {
  const { httpResponse, styleHashes = [], pageHead, errorWhileRendering } = await renderPage(init);
  if (errorWhileRendering) throw errorWhileRendering;
  return { status: pageHead?.status ?? httpResponse.statusCode, html: httpResponse.body, styleHashes, head: pageHead };
}

/** What Vike knows of its pages, as values that travel between threads: a route that is a function stays behind. */
export async function pagesOf({ getGlobalContext }: VikeServer): Promise<Record<string, ListedPage>> {
  const { pages } = await getGlobalContext();
  return Object.fromEntries(
    Object.entries(pages).map(
      ([
        id,
        {
          route,
          isErrorPage,
          config: { paths, perVisitor, queryKeys },
        },
      ]) => [
        id,
        {
          ...(typeof route === 'string' && { route }),
          isErrorPage,
          config: { ...(paths && { paths }), ...(perVisitor && { perVisitor }), ...(queryKeys && { queryKeys }) },
        },
      ],
    ),
  );
}
