import type { ListedPage } from '../services.ts';
import { etagOf, type PageEntry, pageEntry } from './pageEntry.ts';
import type { PageInit, PageRenderer } from './pageRenderer.ts';
import type { SiteRoutes } from './siteRoutes.ts';

const UNKNOWN_PATH = '/_error';

interface Options {
  renderer: PageRenderer;
  baseUrl: () => string;
  mode: 'production' | 'development';
}

interface MakeAll {
  former?: KeptPages;
  onError(error: unknown, path: string): void;
  /** What is not made by then is left. */
  withinMs?: number;
}

/** The pages of one content: every answer made by one of these says the same everywhere. */
export interface KeptPages {
  routes: SiteRoutes;
  /** A page that is kept already. */
  known(pathname: string): PageEntry | undefined;
  /** The same for a visitor: the next one gets it in its smallest copy. */
  visited(pathname: string): PageEntry | undefined;
  /** What a page said of itself to search engines. */
  head(pathname: string): ListedPage | undefined;
  /** A page that is the same for everybody. Bounded: known addresses, and one entry for all unknown ones. */
  shared(pathname: string): Promise<PageEntry>;
  /** A page for whoever asks, or for what the address asks of it: kept by nobody here. */
  once(init: Omit<PageInit, 'baseUrl'>, life: 'uncached' | 'fast'): Promise<PageEntry>;
  listed(): Promise<readonly ListedPage[]>;
  /**
   * Makes every shared page, one after the other, before anybody asks. What reads as it did in `former` keeps its entry, its smallest
   * copy with it: that is how a change empties what it touched and nothing else.
   */
  makeAll(options: MakeAll): Promise<void>;
  end(): Promise<void>;
}

/** Pages rendered once, kept with their headers in each encoding. */
export async function keptPages({ renderer, baseUrl, mode }: Options): Promise<KeptPages> {
  const routes = await renderer.routes();
  const entries = new Map<string, PageEntry>();
  const heads = new Map<string, ListedPage>();
  let state: 'open' | 'ended' = 'open';
  /** What nobody has asked for yet: a start and a change take no time for its smallest copy. */
  const unvisited = new Map<string, Awaited<ReturnType<typeof render>>>();
  let recompressed: Promise<void> = Promise.resolve();

  async function render(init: Omit<PageInit, 'baseUrl'>) {
    const base = baseUrl();
    const page = await renderer.render({ ...init, baseUrl: base });
    return { ...page, secure: base.startsWith('https:'), mode };
  }

  async function make(key: string, former?: PageEntry): Promise<PageEntry> {
    // Made for none of them: no answer holds the unknown address somebody asked for.
    const page = await render({ urlOriginal: key === UNKNOWN_PATH ? '/page-inconnue' : key });
    if (page.head && !page.head.noindex) heads.set(key, { path: key, modified: page.head.modified });
    const same = former?.etag === etagOf(page) && former.status === page.status ? former : undefined;
    const entry = same ?? (await pageEntry(page, 'fast'));
    if (mode === 'development') return entry;
    entries.set(key, entry);
    if (entry.life === 'fast') unvisited.set(key, page);
    return entry;
  }

  /** The smallest copy takes the place of the quick one, one page after the other; without it the quick one stays. */
  function makeSmallest(key: string, entry: PageEntry): void {
    const page = unvisited.get(key);
    if (!page) return;
    unvisited.delete(key);
    recompressed = recompressed.then(async () => {
      if (state === 'ended' || entries.get(key) !== entry) return;
      const small = await pageEntry(page, 'cached', renderer.compress).catch(() => entry);
      if (entries.get(key) === entry) entries.set(key, small);
    });
  }

  async function shared(pathname: string): Promise<PageEntry> {
    const key = routes.isShared(pathname) ? pathname : UNKNOWN_PATH;
    return entries.get(key) ?? make(key);
  }

  return {
    routes,
    known: (pathname) => entries.get(pathname),
    visited(pathname) {
      const entry = entries.get(pathname);
      if (entry) makeSmallest(pathname, entry);
      return entry;
    },
    head: (pathname) => heads.get(pathname),
    shared,
    once: async (init, life) => pageEntry(await render(init), life),
    async listed() {
      for (const path of routes.shared) if (!heads.has(path)) await shared(path);
      return routes.shared.flatMap((path) => heads.get(path) ?? []);
    },
    async makeAll({ former, onError, withinMs = Number.POSITIVE_INFINITY }) {
      const start = performance.now();
      for (const path of routes.shared) {
        const head = former?.head(path);
        if (head && !heads.has(path)) heads.set(path, head);
      }
      const isKnown = (path: string) => former?.known(path) !== undefined;
      // What nobody has yet comes first; what a page said of itself stands until it is made again.
      const paths = [...routes.shared, UNKNOWN_PATH].sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)));
      for (const path of paths) {
        if (state === 'ended' || performance.now() - start > withinMs) return;
        if (!entries.has(path))
          await make(path, former?.known(path)).catch((error: unknown) => state === 'open' && onError(error, path));
      }
    },
    end() {
      state = 'ended';
      return renderer.end();
    },
  };
}
