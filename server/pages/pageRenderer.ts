import type { RequestHandler } from 'express';
import type { ArticlePreview } from '../../data/articles/blogContent.ts';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import type { PageHead } from '../../data/pageHead.ts';
import type { PageContent } from '../../data/settings/pageContent.ts';
import { Problem } from '../http/problem.ts';
import { openPageThread, startPageThread } from './openPageThread.ts';
import { type SiteRoutes, siteRoutes } from './siteRoutes.ts';
import { pagesOf, renderWith, vike } from './vikePages.ts';

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
  /** An article that readers do not have yet, for whoever has its link. */
  preview?: ArticlePreview;
}

export interface RenderedPage {
  status: number;
  /** Bytes where it comes from a thread: they change hands and are not copied. */
  html: string | Uint8Array<ArrayBuffer>;
  /** The `style-src` hashes of its style blocks. */
  styleHashes: readonly string[];
  head?: PageHead | undefined;
  /** A preview: what its links lead to depends on where they are followed from. */
  isPreview?: true;
}

/** A page compressed as far as it goes. */
export interface SmallCopies {
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

/** The pages of one content, which never changes. */
export interface PageRenderer {
  routes(): Promise<SiteRoutes>;
  /** One page after the other. @throws Problem 503 when too many wait; whatever the page failed with. */
  render(init: PageInit): Promise<RenderedPage>;
  /** In the thread that draws: the allocator leaves the twelve megabytes this takes to every thread that ever does it. */
  compress(html: Uint8Array): Promise<SmallCopies>;
  /** No page is asked for any more. */
  end(): Promise<void>;
}

/** Has pages made of what the owner changed, beside those there are. */
export type OpenPages = (content: PageContent) => Promise<PageRenderer>;

/** Pages that may wait for their turn: about a second's work. */
const MOST_WAITING = 50;
const busy = () =>
  new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
    headers: { 'Retry-After': '2' },
  });

/** The same, where more than so many wait. */
function bounded(renderer: PageRenderer): PageRenderer {
  let waiting = 0;
  return {
    ...renderer,
    async render(init) {
      if (waiting >= MOST_WAITING) throw busy();
      waiting += 1;
      try {
        return await renderer.render(init);
      } finally {
        waiting -= 1;
      }
    },
  };
}

/**
 * The finished build, each content in a thread of its own. The first thread is started before its content is known.
 * @param dist the build's folder
 */
export function builtPages(dist: string): OpenPages {
  let started: ReturnType<typeof startPageThread> | undefined = startPageThread();
  return async (content) => {
    const thread = started ?? startPageThread();
    started = undefined;
    return bounded(await openPageThread(thread, { dist, content }));
  };
}

/** Pages with hot reload, in this process, and the handler of Vite's own files. */
export async function developedPages(root: string): Promise<{ openPages: OpenPages; files: RequestHandler }> {
  const server = await vike();
  const { devMiddleware } = await server.createDevMiddleware({ root });
  const renderer: PageRenderer = {
    // Asked each time: while developing, pages come and go.
    routes: async () => siteRoutes(await pagesOf(server)),
    render: (init) => renderWith(server, init),
    compress: () => Promise.reject(new Error('nothing is kept while developing')),
    end: async () => {},
  };
  const openPages: OpenPages = async (content) => {
    Object.assign(globalThis, { settledContent: content });
    return bounded(renderer);
  };
  return { openPages, files: devMiddleware };
}
