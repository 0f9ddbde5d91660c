import { type RequestHandler, Router } from 'express';
import { type ArticlePreview, GONE_PATH } from '../../data/articles/blogContent.ts';
import { deskArticleStates } from '../../data/articles/deskArticles.ts';
import { labelOf } from '../../data/choices.ts';
import { DESK_VIEWS, formerView } from '../../data/desk/deskViews.ts';
import { dayInProse } from '../../data/french/frenchDates.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { typo } from '../../data/french/typo.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { deskArticle } from '../../database/articles/deskArticles.ts';
import { addressOf } from '../articles/publishArticle.ts';
import { writtenArticle } from '../articles/readArticle.ts';
import type { Services } from '../services.ts';

/** Entry of a page in Vike's list (`getGlobalContext().pages`). */
export interface ListedPage {
  /** Route of the page: `/about`, or `/services/@service`. */
  route?: unknown;
  isErrorPage?: true | undefined;
  config: {
    paths?: readonly string[] | ((changes: ContentChanges) => readonly string[]);
    perVisitor?: boolean;
    queryKeys?: readonly string[];
  };
}

/** Every address of the site. */
export interface SiteRoutes {
  /** Addresses without a query of the cached pages, which are the same for every visitor. */
  shared: readonly string[];
  isShared(address: string): boolean;
  /** Cache key of a request: its path, with the listed part of its query. */
  addressOf(pathname: string, search: string): string;
  /** Pages that depend on the visitor: rendered each time. */
  isPerVisitor(pathname: string): boolean;
  /** Part of the query that changes the page at this address; undefined where no part does. */
  queryOf(pathname: string, search: string): Record<string, string> | undefined;
}

/**
 * Lists the addresses of Vike's pages with this content; any other address is unknown. A new folder in `pages/` is known at the next start.
 * @throws where a page's route has a parameter and no `paths` list its values.
 */
export function siteRoutes(pages: Record<string, ListedPage>, changes: ContentChanges): SiteRoutes {
  const shared = new Set<string>();
  const perVisitor = new Set<string>();
  const variants = new Set<string>();
  const queryKeys = new Map<string, readonly string[]>();
  for (const [id, { route, isErrorPage, config }] of Object.entries(pages)) {
    // The desk's addresses are React Router's: its route is a function.
    if (isErrorPage || typeof route !== 'string') continue;
    if (route.includes('@') && !config.paths) throw new Error(`${id} needs paths: every address of ${route}`);
    const listed = typeof config.paths === 'function' ? config.paths(changes) : config.paths;
    for (const path of listed ?? [route]) {
      (config.perVisitor ? perVisitor : shared).add(path);
      const [plain = '', query] = path.split('?');
      if (query) variants.add(plain);
      if (config.queryKeys) queryKeys.set(path, config.queryKeys);
    }
  }
  return {
    shared: [...shared].filter((address) => !address.includes('?')),
    isShared: (address) => shared.has(address),
    addressOf(pathname, search) {
      if (!search || !variants.has(pathname)) return pathname;
      const parameters = [...new URLSearchParams(search)].map(([key, value]) => `${pathname}?${key}=${value}`);
      return parameters.find((address) => shared.has(address)) ?? pathname;
    },
    isPerVisitor: (pathname) => perVisitor.has(pathname) || DESK_VIEWS.test(pathname),
    queryOf(pathname, search) {
      const keys = search ? queryKeys.get(pathname) : undefined;
      if (!keys) return undefined;
      const parameters = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
      return parameters.length > 0 ? Object.fromEntries(parameters) : undefined;
    },
  };
}

/** Path of previews; no article has this address (`data/articles/deskArticles.ts`). */
const PREVIEW_PATH = '/blog/apercu';

/**
 * Routes for addresses that no page of the build has: previews of articles, former addresses of articles and views, addresses of deleted
 * pages.
 */
export function formerAddresses(services: Services): Router {
  const { content } = services;
  const router = Router();
  router.get(PREVIEW_PATH, preview(services));
  router.get('/admin{/*view}', (request, response, next) => {
    const { pathname, search } = new URL(request.originalUrl, 'http://desk');
    const to = formerView(pathname.slice('/admin'.length), search);
    if (to === undefined) return next();
    response.redirect(301, to);
  });
  // Former address of the register of disagreements (decision 0108).
  router.get('/registre{/*under}', (_request, response) => response.redirect(301, '/about'));
  router.get('/blog/:slug', (request, response, next) => {
    const { moved, gone } = content.current().blog;
    const { slug } = request.params;
    const to = Object.hasOwn(moved, slug) ? moved[slug] : undefined;
    if (to !== undefined) return response.redirect(301, `/blog/${to}`);
    if (gone.includes(slug)) request.url = GONE_PATH;
    next();
  });
  return router;
}

/** Finds the article of a preview link; an invalid or expired one is an unknown address. */
function preview({ connection, previews, now }: Services): RequestHandler {
  return async (request, response, next) => {
    const { lien } = request.query;
    const id = typeof lien === 'string' ? previews.read(lien) : undefined;
    const article = id === undefined ? undefined : await deskArticle(connection, id);
    if (!article) return next();
    const { fields, changes, state, updated_at } = article;
    const today = dayInParis(now());
    const shown = {
      ...fields,
      slug: addressOf(fields),
      date: fields.date ?? today,
      title: fields.title || 'Sans titre',
    };
    const day = dayInProse(dayInParis(new Date(updated_at)));
    const note = `Texte du ${day}, montré à qui a ce lien (état : ${labelOf(deskArticleStates, state).toLowerCase()}). Il peut encore changer.`;
    response.locals.preview = {
      article: await writtenArticle(connection, shown, changes),
      note: typo(note),
    } satisfies ArticlePreview;
    next();
  };
}
