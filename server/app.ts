import express, { type Express } from 'express';
import { SAMPLE_FILES } from '../data/examples/sampleFiles.ts';
import { contractNoticeKinds, contractNotices } from '../data/leads/contractNotices.ts';
import { createApi } from './api/createApi.ts';
import { formProblem } from './api/requests/formProblem.ts';
import { articlePages } from './articles/articlePages.ts';
import { contractNoticeStep } from './contractNoticeStep.ts';
import { findability } from './findability.ts';
import { healthz, readyz } from './health.ts';
import { errorHandler } from './http/errorHandler.ts';
import { Problem } from './http/problem.ts';
import { trailingSlash } from './http/trailingSlash.ts';
import { servePictures } from './media/servePictures.ts';
import { serveSampleFiles } from './media/serveSampleFiles.ts';
import { securityHeaders } from './security/headers.ts';
import { readSession } from './security/signIn/session.ts';
import type { Services } from './services.ts';
import { PREVIEWS, preview } from './siteContent/sitePreviews.ts';
import { serveSocialImages } from './social/socialImages.ts';

/** The order of everything that is not a page in memory (createListener.ts): health, then the API, then pages still to render. */
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
  app.use(findability(services));
  app.use('/api', createApi(services));

  app.use('/admin', async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    response.locals.session = await readSession(services, request);
    next();
  });
  app.get(`${PREVIEWS}/:token{/*page}`, preview(services));
  for (const { code } of contractNoticeKinds) {
    const { path } = contractNotices[code];
    app.post(path, contractNoticeStep(code, services));
    app.use(
      path,
      formProblem(() => path),
    );
  }
  app.use(articlePages(services));
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
