import { cardOf } from '../../data/pageHead.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import type { ListedPage, SocialCards } from '../services.ts';
import { etagOf, type Page, type PageEntry, pageEntry } from './pageEntry.ts';
import type { PageInit, PageRenderer } from './pageRenderer.ts';
import type { SiteRoutes } from './siteRoutes.ts';

/** A request takes several turns of the event loop, from its body to the commit: between two pages it has them all. */
const OTHERS_TURN_MS = 10;
const othersTurn = () => new Promise((resolve) => setTimeout(resolve, OTHERS_TURN_MS));
const UNKNOWN_PATH = '/_error';

/** What a page is drawn from, beside what all of them are. */
type OwnInit = Omit<PageInit, 'baseUrl' | 'changes'>;

interface Options {
  renderer: PageRenderer;
  /** What the pages are made of. */
  content: ContentChanges;
  baseUrl: () => string;
  mode: 'production' | 'development';
  /** The pages these take the place of. */
  former?: PageCache | undefined;
  onError?: (error: unknown, path: string) => void;
}

/** The pages of one content: every answer made by one of these says the same everywhere. */
export interface PageCache {
  routes: SiteRoutes;
  /** A page that is cached already. */
  known(address: string): PageEntry | undefined;
  /** The same for a visitor: the next one gets it in its smallest copy. */
  visited(address: string): PageEntry | undefined;
  /** What a page said of itself to search engines. */
  head(pathname: string): ListedPage | undefined;
  /** A shared page. Bounded: known addresses, and one entry for all unknown ones. */
  shared(address: string): Promise<PageEntry>;
  /** A page for one visitor, or for its query: not cached here. */
  once(init: OwnInit, life: 'uncached' | 'fast'): Promise<PageEntry>;
  listed(): Promise<readonly ListedPage[]>;
  /** What the social images of the pages say, as far as they are made. */
  socialCards(): SocialCards;
  /**
   * Makes every shared page ahead of requests, what is read most first. What reads as it did before keeps its entry, its smallest
   * copy with it: that is how a change empties what it touched and nothing else.
   * @param goesOn asked before each page; once it says no the rest is made when asked for
   */
  makeAll(goesOn: () => boolean): Promise<void>;
  end(): void;
}

/** Pages rendered once, cached with their headers in each encoding. */
export async function createPageCache({
  renderer,
  content,
  baseUrl,
  mode,
  former,
  onError,
}: Options): Promise<PageCache> {
  const routes = await renderer.routes(content);
  const entries = new Map<string, PageEntry>();
  const heads = new Map<string, ListedPage>();
  const cards: SocialCards['cards'] = new Map();
  const making = new Map<string, Promise<PageEntry>>();
  let replaced = former;
  let state: 'open' | 'ended' = 'open';
  /** Not asked for yet: a start and a change take no time for its smallest copy. */
  const unvisited = new Map<string, Page>();
  let recompressed: Promise<void> = Promise.resolve();
  // What a page said of itself stands until it is made again.
  for (const path of routes.shared) {
    const head = replaced?.head(path);
    if (head) heads.set(path, head);
  }

  async function render(init: OwnInit): Promise<Page> {
    const base = baseUrl();
    const page = await renderer.render({ ...init, baseUrl: base, changes: content });
    return { ...page, secure: base.startsWith('https:'), mode };
  }

  function noteHead(path: string, { head }: Page): void {
    heads.delete(path);
    cards.delete(path);
    if (!head || head.noindex) return;
    heads.set(path, { path, modified: head.modified });
    cards.set(path, { image: head.image, card: cardOf(head) });
  }

  async function make(key: string): Promise<PageEntry> {
    // Made for none of them: no answer holds the unknown address that was asked for.
    const [path = '', search] = (key === UNKNOWN_PATH ? '/page-inconnue' : key).split('?');
    const query = search && Object.fromEntries(new URLSearchParams(search));
    const page = await render({ urlOriginal: path, ...(query && { query }) });
    noteHead(key, page);
    const before = replaced?.known(key);
    const isSame = before?.etag === etagOf(page) && before.status === page.status;
    const entry = isSame ? before : { ...(await pageEntry(page, 'fast')), asked: before?.asked ?? 0 };
    if (mode === 'development') return entry;
    entries.set(key, entry);
    if (entry.life === 'fast') unvisited.set(key, page);
    return entry;
  }

  /** Once, however many ask for it meanwhile. */
  function makeOnce(key: string): Promise<PageEntry> {
    const begun = making.get(key) ?? make(key).finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  }

  /** The smallest copy takes the place of the quick one, one page after the other; without it the quick one stays. */
  function makeSmallest(key: string, entry: PageEntry): void {
    const page = unvisited.get(key);
    if (!page) return;
    unvisited.delete(key);
    recompressed = recompressed.then(async () => {
      if (state === 'ended' || entries.get(key) !== entry) return;
      const small = await pageEntry(page, 'cached').catch(() => entry);
      if (entries.get(key) === entry) entries.set(key, { ...small, asked: entry.asked });
    });
  }

  async function shared(address: string): Promise<PageEntry> {
    const key = routes.isShared(address) ? address : UNKNOWN_PATH;
    return entries.get(key) ?? makeOnce(key);
  }

  return {
    routes,
    known: (address) => entries.get(address),
    visited(address) {
      const entry = entries.get(address);
      if (!entry) return undefined;
      entry.asked += 1;
      makeSmallest(address, entry);
      return entry;
    },
    head: (pathname) => heads.get(pathname),
    shared,
    once: async (init, life) => pageEntry(await render(init), life),
    async listed() {
      for (const path of routes.shared) if (!heads.has(path)) await shared(path);
      return routes.shared.flatMap((path) => heads.get(path) ?? []);
    },
    socialCards: () => ({ cards, content, isWhole: routes.shared.every((path) => entries.has(path)) }),
    async makeAll(goesOn) {
      const asked = (path: string) => replaced?.known(path)?.asked ?? 0;
      const paths = [...routes.shared, UNKNOWN_PATH].sort((a, b) => asked(b) - asked(a)).values();
      for (const path of paths) {
        if (state === 'ended' || !goesOn()) return;
        if (entries.has(path)) continue;
        await makeOnce(path).catch((error: unknown) => state === 'open' && onError?.(error, path));
        // Requests that came meanwhile are answered between two pages.
        await othersTurn();
      }
      // All are made: nothing is left to compare.
      replaced = undefined;
    },
    end() {
      state = 'ended';
      replaced = undefined;
    },
  };
}
