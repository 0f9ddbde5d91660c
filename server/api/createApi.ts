import { Router } from 'express';
import { Problem } from '../http/problem.ts';
import { sameOrigin } from '../security/sameOrigin.ts';
import type { Services } from '../services.ts';
import { adminRoutes } from './admin/adminRoutes.ts';
import { articleRoutes } from './articles.ts';
import { bounceRoutes } from './bounces.ts';
import { contractNoticePage, contractNoticeRoutes } from './contractNotices.ts';
import { leadRoutes } from './leads.ts';
import { newsletterRoutes } from './newsletter.ts';
import { formProblem } from './requests/formProblem.ts';
import { resource } from './resource.ts';
import { sessionRoutes } from './session.ts';
import { visitRoutes } from './visits.ts';

/** RFC 8058: mail programs post here for their person, with neither origin nor cookie; the token is the proof. */
const ONE_CLICK = '/newsletter/unsubscribe';

/** Everything under `/api`: never stored by anybody, JSON or problems only. */
export function createApi(services: Services): Router {
  const router = Router();
  const checkOrigin = sameOrigin(services);

  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (request.path === ONE_CLICK) return next();
    checkOrigin(request, response, next);
  });
  leadRoutes(router, services);
  contractNoticeRoutes(router, services);
  newsletterRoutes(router, services);
  bounceRoutes(router, services);
  articleRoutes(router, services);
  sessionRoutes(router, services);
  adminRoutes(router, services);
  visitRoutes(router, services);
  resource(router, '/form-token', {
    get: [(_request, response) => void response.json({ token: services.formToken.issue() })],
  });
  router.use(() => {
    throw new Problem(404, 'Cette adresse n’existe pas.');
  });
  router.use('/contract-notices', formProblem(contractNoticePage));
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
