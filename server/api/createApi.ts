import { type Request, Router } from 'express';
import type { ArticleList } from '../../data/api/responses.ts';
import { visit } from '../../data/api/visitorInput.ts';
import { publishedArticles } from '../../database/articles/articles.ts';
import { listWithDrafts } from '../articles/listWithDrafts.ts';
import { canaryRoutes } from '../canary/canaryRequest.ts';
import { Problem } from '../http/problem.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy, watchForOneAddress } from '../limits/limitBy.ts';
import { sameOrigin } from '../security/sameOrigin.ts';
import { requireAdmin } from '../security/signIn/session.ts';
import { readingBeside, type Services } from '../services.ts';
import { failureOf, namesOfVisit } from '../visits/visitCounts.ts';
import { adminRoutes } from './admin/adminRoutes.ts';
import { bounceRoutes } from './bounces.ts';
import { contractNoticeList, contractNoticeRoutes } from './contractNotices.ts';
import { formProblem } from './formContext.ts';
import { leadRoutes } from './leads.ts';
import { newsletterRoutes } from './newsletter.ts';
import { CLIENT_QUOTES, clientQuoteRoutes } from './quotes.ts';
import { jsonBody, parse, resource } from './route.ts';
import { sessionRoutes } from './session.ts';

/** Whether the browser opts out of statistics by Global Privacy Control or Do Not Track. */
const isRefused = (request: Request) => request.get('sec-gpc') === '1' || request.get('dnt') === '1';
const hostOf = ({ settings }: Services) => new URL(settings.baseUrl).host;

/** `POST /api/visits`: adds one to today's count of a step. Nothing about the visitor is stored. */
function visitRoutes(router: Router, services: Services): void {
  const see = watchForOneAddress(services);
  resource(router, '/visits', {
    post: [
      limitBy(services, 'visit'),
      ...jsonBody,
      async (request, response) => {
        const step = parse(visit, request.body);
        const [network, browser] = [networkOfClient(request), request.get('user-agent') ?? ''];
        see(network, browser);
        if (step.step === 'failed') services.logger.warn(failureOf(step), 'a page failed in a browser');
        if (!isRefused(request)) await services.visits.add(namesOfVisit(step, browser, hostOf(services)), network);
        response.status(204).end();
      },
    ],
  });
}

/** Public list of articles, with drafts for the owner. */
function articleRoutes(router: Router, services: Services): void {
  const { connection } = services;
  resource(router, '/blog/articles', {
    get: async () => ({ success: true, articles: await publishedArticles(connection) }) satisfies ArticleList,
  });
  resource(router, '/admin/blog/articles', {
    get: [
      requireAdmin(services),
      async () => ({ success: true, articles: await listWithDrafts(connection) }) satisfies ArticleList,
    ],
  });
}

/** Address to which mail programs post for their user (RFC 8058), with neither origin nor cookie: only the token in the address counts. */
const ONE_CLICK = '/newsletter/unsubscribe';

/** Everything under `/api`: never cached, JSON or problems only. */
export function createApi(services: Services): Router {
  const router = Router();
  const checkOrigin = sameOrigin(services);

  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (request.path === ONE_CLICK || CLIENT_QUOTES.test(request.path)) return next();
    checkOrigin(request, response, next);
  });
  router.use(canaryRoutes(leadRoutes, services));
  leadRoutes(router, services);
  contractNoticeRoutes(router, services);
  clientQuoteRoutes(router, services);
  newsletterRoutes(router, services);
  bounceRoutes(router, services);
  articleRoutes(router, services);
  sessionRoutes(router, services);
  adminRoutes(router, readingBeside(services));
  visitRoutes(router, services);
  resource(router, '/form-token', {
    get: () => ({ token: services.formToken.issue() }),
  });
  router.use(() => {
    throw new Problem(404, 'Cette adresse n’existe pas.');
  });
  router.use('/contract-notices', formProblem(contractNoticeList));
  router.use(
    '/leads',
    formProblem(() => '/devis'),
  );
  router.use(
    '/newsletter/confirm',
    formProblem(() => '/newsletter/confirmer'),
  );
  router.use(
    '/newsletter/unsubscribe',
    formProblem(() => '/newsletter/desinscription'),
  );
  router.use(
    '/newsletter',
    formProblem(() => '/newsletter/merci'),
  );
  return router;
}
