import { randomUUID } from 'node:crypto';
import type { Express, RequestHandler } from 'express';
import express from 'express';
import { contractNoticeForm } from '../data/api/visitorInput.ts';
import { readParagraphs } from '../data/entry/readText.ts';
import { SAMPLE_FILES } from '../data/examples/downloads.ts';
import {
  type ContractNoticeKind,
  contractNoticeFields,
  contractNoticeKinds,
  contractNotices,
  type TypedNotice,
} from '../data/leads/contractNotices.ts';
import { ownFileContent, ownFiles } from '../database/media/pictures.ts';
import { createApi } from './api/createApi.ts';
import { formProblem } from './api/formContext.ts';
import { jsonOrFormBody, refusalsOf } from './api/route.ts';
import { findability } from './findability.ts';
import { healthz, readyz } from './health.ts';
import { errorHandler, Problem, redirect } from './http/problem.ts';
import { fileHeaders } from './http/staticFiles.ts';
import { limitBy } from './limits/limitBy.ts';
import { servePictures } from './media/servePictures.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { formerAddresses } from './pages/siteRoutes.ts';
import { mountQuotePages, quotePreview } from './quotes/clientPage.ts';
import { securityHeaders } from './security/headers.ts';
import { landing } from './security/landing.ts';
import { sameOrigin } from './security/sameOrigin.ts';
import { readSession } from './security/signIn/session.ts';
import type { Services } from './services.ts';
import { PREVIEWS, preview } from './siteContent/sitePreviews.ts';
import { serveSocialImages } from './social/socialImages.ts';

/**
 * Shows a notice to its author, who corrects or confirms it (C. conso. D215-3, D221-5). Nothing is stored yet; the form's key is kept, so
 * that confirming twice stores one notice.
 */
function contractNoticeStep(kind: ContractNoticeKind, services: Services): RequestHandler[] {
  return [
    limitBy(services, 'form'),
    sameOrigin(services),
    ...jsonOrFormBody,
    (request, response, next) => {
      const body = request.body as Record<string, unknown>;
      const text = (name: string) => (typeof body[name] === 'string' ? readParagraphs(body[name]) : '');
      const notice = Object.fromEntries(
        contractNoticeFields.map((name) => [name, text(name)]),
      ) as TypedNotice['notice'];
      const refusals = refusalsOf(contractNoticeForm, { kind, ...notice });
      const step = text('etape') === 'corriger' ? 'correct' : refusals.length === 0 ? 'check' : 'mend';
      const key = text('idempotencyKey') || randomUUID();
      response.locals.typed = { notice, step, refusals, key } satisfies TypedNotice;
      next();
    },
  ];
}

/**
 * Serves the owner's own files at the addresses of the files they replace; other files are the build's. The last file of each name stays in
 * memory, so that a slow reader costs no copy of it.
 */
function serveSampleFiles({ connection }: Services): RequestHandler {
  const served = new Map<string, { hash: string; content: Buffer }>();
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = request.path.slice(1);
    const files = await ownFiles(connection);
    const own = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!own) return next();
    response.set(Object.fromEntries(fileHeaders(`${SAMPLE_FILES}/${file}`)));
    response.set('ETag', `"${own.hash}"`);
    if (request.fresh) return void response.status(304).end();
    const known = served.get(file);
    const content = known?.hash === own.hash ? known.content : await ownFileContent(connection, file);
    served.set(file, { hash: own.hash, content });
    response.set('Content-Length', String(content.length));
    response.end(request.method === 'HEAD' ? undefined : content);
  };
}

/**
 * Redirects `/blog/` to `/blog` (308), the query kept. Repeated slashes and backslashes are folded first, so that the target is always a
 * path of this site and never `//elsewhere`.
 */
const trailingSlash: RequestHandler = (request, response, next) => {
  const { originalUrl } = request;
  const query = originalUrl.indexOf('?');
  const path = query === -1 ? originalUrl : originalUrl.slice(0, query);
  if (path.length < 2 || !path.endsWith('/')) return next();
  const target = `/${path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '')}`;
  redirect(response, 308, target + (query === -1 ? '' : originalUrl.slice(query)));
};

/** Lets pages of other origins, such as feed readers, mails and link previews, load this response. */
const shownElsewhere: RequestHandler = (_request, response, next) => {
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** Mounts, in this order, everything but the pages in memory (createListener.ts): health, then the API, then pages still to render. */
export function createApp(services: Services): Express {
  const { settings, logger, health, pages } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.trustProxy);

  const headers = securityHeaders(settings.baseUrl.startsWith('https:'));
  app.use((_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });

  app.use(trailingSlash);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(health));
  app.get('/metrics', serveMetrics(services));
  app.use(findability(services));
  app.use('/api', createApi(services));

  app.use('/admin', async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    response.locals.session = await readSession(services, request);
    next();
  });
  app.use('/admin', landing(services));
  app.get(`${PREVIEWS}/:token{/*page}`, preview(services));
  app.get('/admin/devis/:id', quotePreview(services));
  mountQuotePages(app, services);
  for (const { code } of contractNoticeKinds) {
    const { path } = contractNotices[code];
    app.post(path, contractNoticeStep(code, services));
    app.use(
      path,
      formProblem(() => path),
    );
  }
  app.use(formerAddresses(services));
  app.use(['/media', '/social', '/icons', '/favicon.svg'], shownElsewhere);
  app.use('/media', servePictures(services));
  app.use(SAMPLE_FILES, serveSampleFiles(services));
  app.use(serveSocialImages(services));
  if (pages) app.use(pages.handler);
  app.use((request) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading) throw new Problem(404, 'Cette page n’existe pas.');
    throw new Problem(405, 'Cette adresse ne se lit qu’avec GET.', { headers: { Allow: 'GET, HEAD' } });
  });
  app.use(errorHandler(logger));
  return app;
}
