import type { SentHead } from '../../data/pageHead.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { type Life, type PageEntry, pageEntry, smallestEntry } from './pageEntry.ts';
import type { PageInit, PageRenderer } from './pageRenderer.ts';
import type { SiteRoutes } from './siteRoutes.ts';

/** Pause between rendering two pages, long enough for another request to be handled, from its body to the commit. */
const OTHERS_TURN_MS = 10;
const othersTurn = () => new Promise((resolve) => setTimeout(resolve, OTHERS_TURN_MS));
const UNKNOWN_PATH = '/_error';

/** Data of one page, beside the data all pages share. */
type OwnInit = Omit<PageInit, 'baseUrl' | 'changes'>;

interface Options {
  renderer: PageRenderer;
  /** Changes of the content the pages are rendered from. */
  content: ContentChanges;
  baseUrl: () => string;
  mode: 'production' | 'development';
}

/** A shared page, and its head. */
interface SharedPage {
  entry: PageEntry;
  head: SentHead | undefined;
  compression: 'quick' | 'smallest';
}

/** The pages of one content: every response of one cache has the same content everywhere. */
export interface PageCache {
  content: ContentChanges;
  routes: SiteRoutes;
  /** Page that was requested before; the call also starts its compression to the smallest encoding. */
  cached(address: string): PageEntry | undefined;
  /** A shared page, rendered once. Bounded: known addresses, and one entry for all unknown ones. */
  shared(address: string): Promise<SharedPage>;
  /** Renders a page for one visitor or one query, and does not cache it. */
  once(init: OwnInit, life: Life): Promise<PageEntry>;
}

let lastDrawn: Promise<unknown> = Promise.resolve();

/** One page is drawn at a time, for shared pages, visitors and previews alike. */
function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  const drawn = lastDrawn.then(draw);
  lastDrawn = drawn.catch(() => undefined).then(othersTurn);
  return drawn;
}

/** Renders pages at their first request, then caches them with their headers in each encoding. */
export function createPageCache({ renderer, content, baseUrl, mode }: Options): PageCache {
  const routes = renderer.routes(content);
  const pages = new Map<string, SharedPage>();
  const drawing = new Map<string, Promise<SharedPage>>();
  let compressed: Promise<void> = Promise.resolve();

  async function draw(init: OwnInit, life: Life): Promise<SharedPage> {
    const base = baseUrl();
    const page = await inTurn(() => renderer.render({ ...init, baseUrl: base, changes: content }));
    const entry = await pageEntry({ ...page, secure: base.startsWith('https:'), mode }, life);
    return { entry, head: page.head, compression: 'quick' };
  }

  async function drawShared(key: string): Promise<SharedPage> {
    // Renders every unknown address from one fixed path: no response contains the requested address.
    const [path = '', search] = (key === UNKNOWN_PATH ? '/page-inconnue' : key).split('?');
    const query = search && Object.fromEntries(new URLSearchParams(search));
    const page = await draw({ urlOriginal: path, ...(query && { query }) }, 'fast');
    if (mode === 'production') pages.set(key, page);
    return page;
  }

  /** Draws a shared page once, however many requests need it meanwhile. */
  function drawOnce(key: string): Promise<SharedPage> {
    const begun = drawing.get(key) ?? drawShared(key).finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  }

  /** Replaces the quick encoding by the smallest, one page after the other; when that fails, the quick one stays. */
  function compressFurther(page: SharedPage): void {
    if (page.compression === 'smallest') return;
    page.compression = 'smallest';
    compressed = compressed.then(async () => {
      page.entry = await smallestEntry(page.entry).catch(() => page.entry);
    });
  }

  return {
    content,
    routes,
    cached(address) {
      const page = pages.get(address);
      if (page) compressFurther(page);
      return page?.entry;
    },
    async shared(address) {
      const key = routes.isShared(address) ? address : UNKNOWN_PATH;
      return pages.get(key) ?? drawOnce(key);
    },
    once: async (init, life) => (await draw(init, life)).entry,
  };
}
