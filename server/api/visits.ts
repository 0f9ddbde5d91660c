import type { Router } from 'express';
import { z } from 'zod';
import { rateLimit } from '../security/rateLimit.ts';
import type { Services } from '../services.ts';
import { visitSteps } from '../visitCounts.ts';
import { jsonBody } from './body.ts';
import { parse } from './parse.ts';
import { resource } from './resource.ts';

const body = z.strictObject({ step: z.enum(visitSteps, { error: 'Cette étape n’existe pas.' }) });

/** `POST /api/visits`: one more page view, form opened or form started today. Nothing about the visitor is kept. */
export function visitRoutes(router: Router, { visits, settings }: Services): void {
  resource(router, '/visits', {
    post: [
      rateLimit(settings.rateLimitPerMinute * 4),
      ...jsonBody,
      (request, response) => {
        visits.add(parse(body, request.body).step);
        response.status(204).end();
      },
    ],
  });
}
