import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { DESK_VIEWS } from '../data/deskViews.ts';
import { answerPage } from './answerPage.ts';
import { type PageEntry, pageEntry, type Rendered } from './pageEntry.ts';
import { createPageRenderer, type FormHints } from './pageRenderer.ts';
import { scriptsAfterPaint } from './scriptsAfterPaint.ts';
import type { MountedPages } from './services.ts';
import { siteModules } from './siteModules.ts';
import { staticFiles } from './staticFiles.ts';
import type { PostedForm } from './terminationStep.ts';

export interface Pages extends MountedPages {
  /** Static files, then rendering: mounted last. */
  handler: RequestHandler[];
  /** Renders these pages ahead of the first visitor, one after the other. */
  warm(paths: readonly string[], onError: (error: unknown, path: string) => void): Promise<void>;
}

interface Options {
  /** Public address; asked late, because a free port is only known once the server listens. */
  baseUrl: () => string;
  /** The build's folder: `dist`. */
  dist: string;
  /** A signed render time for forms that are posted without script. */
  formToken: () => string;
  /** Every page that is the same for everybody: any other path is unknown without asking the renderer. */
  publicPaths: readonly string[];
}

/** Paths whose answer depends on who asks or on the query: rendered each time, never stored. */
const FORM_PAGES = /^\/(devis(\/merci)?|newsletter\/(confirmer|desinscription|merci)|legal\/resiliation)$/;
const isPrivate = (pathname: string): boolean => DESK_VIEWS.test(pathname) || FORM_PAGES.test(pathname);
/** Of those, the ones that only a few addresses have: neither a query nor a number. */
const FIXED = /^[a-z/-]+$/;
/** Stands in a kept page where the form's own hints go. */
const BLANK: FormHints = { key: 'place-of-the-key', token: 'place-of-the-token' };
const NOT_FOUND = '/_error';

/** The public pages of the production build (design.md, journey "A page"). */
export function createPages({ baseUrl, dist, formToken, publicPaths }: Options): Pages {
  const renderer = createPageRenderer(dist);
  const modules = siteModules(dist);
  const isPublic = new Set(publicPaths);
  const entries = new Map<string, PageEntry>();
  const blanks = new Map<string, Rendered>();
  let polished: Promise<void> = Promise.resolve();

  /** @param own what only this visitor may see. */
  async function render(url: string, own?: { signedIn: boolean; form: FormHints }): Promise<Rendered> {
    const { html, ...drawn } = await renderer.draw({ urlOriginal: url, baseUrl: baseUrl(), ...own });
    return { ...drawn, html: scriptsAfterPaint(html, modules), secure: baseUrl().startsWith('https:') };
  }

  /** Renders a public path and keeps it. */
  async function renderPublic(pathname: string): Promise<PageEntry> {
    const known = entries.get(pathname);
    if (known) return known;
    if (!isPublic.has(pathname)) return notFound();
    const rendered = await render(pathname);
    const entry = await pageEntry(rendered, 'quick');
    if (entry.status === 200) {
      entries.set(pathname, entry);
      polished = polished.then(() => polish(pathname, entry, rendered));
    }
    return entry;
  }

  /**
   * A page for one visitor. Without a query or something posted only the form's hints differ from the last one: they are
   * put in their places.
   */
  async function renderOwn(url: string, signedIn: boolean, posted?: PostedForm): Promise<Rendered> {
    const form = { key: randomUUID(), token: formToken(), ...posted };
    if (posted || !FIXED.test(url)) return render(url, { signedIn, form });
    const key = `${url} ${signedIn}`;
    const blank = blanks.get(key) ?? (await render(url, { signedIn, form: BLANK }));
    if (blank.status === 200) blanks.set(key, blank);
    const html = blank.html.replaceAll(BLANK.key, form.key).replaceAll(BLANK.token, form.token);
    return { ...blank, html };
  }

  /** Puts the smallest copy in the place of the quick one, one page after the other. */
  async function polish(pathname: string, quick: PageEntry, rendered: Rendered): Promise<void> {
    if (entries.get(pathname) !== quick) return;
    const small = await pageEntry(rendered, 'keep');
    if (entries.get(pathname) === quick) entries.set(pathname, small);
  }

  const answerCached: MountedPages['answerCached'] = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const entry = entries.get(pathOf(request));
    if (entry) answerPage(request, response, entry);
    return entry !== undefined;
  };

  const answerRendered: RequestHandler = async (request, response, next) => {
    const posted = response.locals.posted as PostedForm | undefined;
    if (!posted && request.method !== 'GET' && request.method !== 'HEAD') return next();
    const pathname = pathOf(request);
    try {
      if (isPrivate(pathname)) {
        const rendered = await renderOwn(request.originalUrl, Boolean(response.locals.session), posted);
        return answerPage(request, response, await pageEntry(rendered, 'once'));
      }
      answerPage(request, response, await renderPublic(decoded(pathname)));
    } catch (error) {
      next(error);
    }
  };

  /** Every unknown path shares one page, made for none of them: no answer holds what somebody asked for. */
  async function notFound(): Promise<PageEntry> {
    const known = entries.get(NOT_FOUND);
    if (known) return known;
    const entry = await pageEntry(await render('/page-inconnue'), 'keep');
    entries.set(NOT_FOUND, entry);
    return entry;
  }

  return {
    answerCached,
    handler: [staticFiles(path.join(dist, 'client')), answerRendered],
    async warm(paths, onError) {
      for (const one of paths) {
        await renderPublic(one).catch((error: unknown) => onError(error, one));
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

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};
