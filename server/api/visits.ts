import type { Router } from 'express';
import { visit } from '../../data/api/visitorInput.ts';
import { rateLimit } from '../security/rateLimit.ts';
import type { Services } from '../services.ts';
import { jsonBody } from './requests/body.ts';
import { parse } from './requests/parse.ts';
import { resource } from './resource.ts';

/** `POST /api/visits`: one more page view, form opened or form started today. Nothing about the visitor is kept. */
export function visitRoutes(router: Router, { visits, settings }: Services): void {
  resource(router, '/visits', {
    post: [
      rateLimit(settings.rateLimitPerMinute * 4),
      ...jsonBody,
      (request, response) => {
        visits.add(parse(visit, request.body).step);
        response.status(204).end();
      },
    ],
  });
}
