import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { PostedForm } from '../contractNoticeStep.ts';
import type { ListedPage, MountedPages } from '../services.ts';
import { answerPage } from './answerPage.ts';
import { type PageEntry, pageEntry } from './pageEntry.ts';
import type { PageInit, PageRenderer } from './pageRenderer.ts';
import type { SiteRoutes } from './siteRoutes.ts';

export interface Pages extends MountedPages {
  /** Static files, then rendering: mounted last. */
  handler: RequestHandler[];
  /** Renders every shared page ahead of the first visitor, one after the other. */
  warm(onError: (error: unknown, path: string) => void): Promise<void>;
}

interface Options {
  renderer: PageRenderer;
  /** What answers the files of the build. */
  files: RequestHandler[];
  /** Public address; asked late, because a free port is only known once the server listens. */
  baseUrl: () => string;
  /** A signed render time for forms that are posted without script. */
  formToken: () => string;
  /** `development`: the same path, but nothing is kept and Vite may run its own inline script. */
  mode: 'production' | 'development';
}

const UNKNOWN_PATH = '/_error';

/** The pages of the site: known addresses only, rendered once, kept with their headers in each encoding. */
export async function createPages({ renderer, files, baseUrl, formToken, mode }: Options): Promise<Pages> {
  const isKept = mode === 'production';
  // At once, so that a page without the list of its addresses stops the start and not a visitor.
  let routes: SiteRoutes = await renderer.routes();
  const entries = new Map<string, PageEntry>();
  const listed = new Map<string, ListedPage>();
  let recompressed: Promise<void> = Promise.resolve();

  async function render(init: Omit<PageInit, 'baseUrl'>) {
    const base = baseUrl();
    const page = await renderer.render({ ...init, baseUrl: base });
    return { ...page, secure: base.startsWith('https:'), mode };
  }

  /** A page that is the same for everybody. Bounded: known addresses, and one entry for all unknown ones. */
  async function sharedPage(pathname: string): Promise<PageEntry> {
    const key = routes.isShared(pathname) ? pathname : UNKNOWN_PATH;
    const known = entries.get(key);
    if (known) return known;
    // Made for none of them: no answer holds the unknown address somebody asked for.
    const page = await render({ urlOriginal: key === UNKNOWN_PATH ? '/page-inconnue' : pathname });
    if (page.head && !page.head.noindex) listed.set(key, { path: key, modified: page.head.modified });
    const entry = await pageEntry(page, 'fast');
    if (!isKept) return entry;
    entries.set(key, entry);
    // The smallest copy takes the place of the quick one, one page after the other.
    recompressed = recompressed.then(async () => {
      const small = await pageEntry(page, 'cached');
      if (entries.get(key) === entry) entries.set(key, small);
    });
    return entry;
  }

  async function ownPage(url: string, signedIn: boolean, posted?: PostedForm): Promise<PageEntry> {
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    const form = { key: randomUUID(), token: formToken(), ...posted };
    return pageEntry(await render({ urlOriginal: url, query, signedIn, form }), 'uncached');
  }

  /** A shared page for what the address asks of it: made of nothing else, and kept by nobody here. */
  const askedPage = async (pathname: string, query: Record<string, string>) =>
    pageEntry(await render({ urlOriginal: pathname, query }), 'fast');

  const answerCached: MountedPages['answerCached'] = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [pathname, search] = partsOf(request);
    const entry = entries.get(pathname);
    if (!entry || routes.queryOf(pathname, search)) return false;
    answerPage(request, response, entry);
    return true;
  };

  const answerRendered: RequestHandler = async (request, response, next) => {
    const posted = response.locals.posted as PostedForm | undefined;
    if (!posted && request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!isKept) routes = await renderer.routes();
    const [raw, search] = partsOf(request);
    const pathname = decoded(raw);
    const query = routes.queryOf(pathname, search);
    const entry = routes.isPerVisitor(pathname)
      ? await ownPage(request.originalUrl, Boolean(response.locals.session), posted)
      : query
        ? await askedPage(pathname, query)
        : await sharedPage(pathname);
    answerPage(request, response, entry);
  };

  return {
    answerCached,
    async listed() {
      for (const path of routes.shared) if (!listed.has(path)) await sharedPage(path);
      return routes.shared.flatMap((path) => listed.get(path) ?? []);
    },
    handler: [...files, answerRendered],
    async warm(onError) {
      for (const path of routes.shared) {
        await sharedPage(path).catch((error: unknown) => onError(error, path));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** `/%61bout` is `/about`. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The path of a request and its query, without its mark. */
const partsOf = ({ url = '/' }: IncomingMessage): [pathname: string, search: string] => {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
};
