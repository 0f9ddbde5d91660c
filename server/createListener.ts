import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { MountedPages } from './services.ts';

/** What listens: pages already rendered are answered before Express looks at the request, all else is the app's. */
export function createListener(app: Express, pages: MountedPages | undefined): RequestListener {
  if (!pages) return app;
  return (request, response) => {
    if (!pages.answerCached(request, response)) app(request, response);
  };
}
