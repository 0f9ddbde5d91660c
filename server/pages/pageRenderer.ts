import type { RequestHandler } from 'express';
import type { ArticlePreview } from '../../data/articles/blogContent.ts';
import type { TypedNotice } from '../../data/leads/contractNotices.ts';
import type { SentHead } from '../../data/pageHead.ts';
import type { PageContent } from '../../data/settings/pageContent.ts';
import { openPageThread, startPageThread } from './openPageThread.ts';
import { type SiteRoutes, siteRoutes } from './siteRoutes.ts';
import { pagesOf, renderWith, vike } from './vikePages.ts';

/** What a page is rendered from. */
export interface PageInit {
  urlOriginal: string;
  baseUrl: string;
  /** Only for pages that depend on it. */
  query?: Record<string, string>;
  signedIn?: boolean;
  /** What a form holds that was posted and stores nothing yet. */
  typed?: TypedNotice;
  /** An article that readers do not have yet, for whoever has its link. */
  preview?: ArticlePreview;
}

export interface RenderedPage {
  status: number;
  /** Bytes where it comes from a thread: they change hands and are not copied. */
  html: string | Uint8Array<ArrayBuffer>;
  /** The `style-src` hashes of its style blocks. */
  styleHashes: readonly string[];
  head?: SentHead | undefined;
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
  /** One page after the other. @throws whatever the page failed with. */
  render(init: PageInit): Promise<RenderedPage>;
  /** In the thread that draws: the allocator leaves the twelve megabytes this takes to every thread that ever does it. */
  compress(html: Uint8Array): Promise<SmallCopies>;
  /** No page is asked for any more. */
  end(): Promise<void>;
}

/** Has pages made of what the owner changed, beside those there are. */
export interface OpenPages {
  (content: PageContent): Promise<PageRenderer>;
  /** Starts the next thread already, for a change that may come within that time. */
  ready?(withinMs: number): void;
}

/**
 * The finished build, each content in a thread of its own. The first thread is started before its content is known.
 * @param dist the build's folder
 */
export function builtPages(dist: string): OpenPages {
  let started: ReturnType<typeof startPageThread> | undefined = startPageThread();
  let ending: NodeJS.Timeout | undefined;
  async function open(content: PageContent): Promise<PageRenderer> {
    clearTimeout(ending);
    const thread = started ?? startPageThread();
    started = undefined;
    return openPageThread(thread, { dist, content });
  }
  function ready(withinMs: number): void {
    clearTimeout(ending);
    if (!started) {
      const thread = startPageThread();
      started = thread;
      // Should it fall, the change starts another one.
      thread.once('error', () => {
        if (started === thread) started = undefined;
      });
    }
    ending = setTimeout(() => {
      void started?.terminate();
      started = undefined;
    }, withinMs).unref();
  }
  return Object.assign(open, { ready });
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
    return renderer;
  };
  return { openPages, files: devMiddleware };
}
